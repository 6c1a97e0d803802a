import { formatNumber } from "#web/i18n/numbers.ts";
import type { Fighting } from "#contract/entity.ts";
import { isFinished, isOnMat } from "#web/sport/boutPhase.ts";
import type { ReckonedCategory } from "#web/sport/categoryPicture.ts";
import { openSlotWords } from "#web/sport/openSlot.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { useTurn } from "../useTurn.ts";
import styles from "./BracketPage.module.css";
import { bracketParts, screenBracket, type ScreenCell, type ScreenLine } from "./screenBracket.ts";
import { StandingsPage } from "./StandingsPage.tsx";

type Props = { picture: ReckonedCategory };

const PART_SECONDS = 8;

/** The bracket of a category, from the round that is being fought; a round robin shows its table. */
export function BracketPage({ picture }: Props) {
  const part = useTurn(bracketParts(picture), () => PART_SECONDS);
  const bracket = screenBracket(picture, part);
  if (bracket === undefined || bracket.cells.length === 0) return <StandingsPage picture={picture} />;
  return (
    <div className={styles.bracket} data-rows={bracket.rows > 4 ? "many" : undefined}>
      <div className={styles.heads}>
        {bracket.columns.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <div className={styles.field}>
        <svg className={styles.lines} viewBox="0 0 3 1" preserveAspectRatio="none" aria-hidden="true">
          {bracket.lines.map((line) => (
            <path
              key={`${line.from.bout.uuid} ${line.to.bout.uuid}`}
              d={pathOf(line)}
              data-decided={line.isDecided || undefined}
            />
          ))}
        </svg>
        {bracket.cells.map((cell) => (
          <Cell key={cell.bout.uuid} cell={cell} picture={picture} />
        ))}
      </div>
    </div>
  );
}

/** From the middle of one bout to the middle of the next, turning half way between their columns. */
function pathOf({ from, to }: ScreenLine): string {
  const turn = to.column - 0.05;
  return `M${from.column + 0.5} ${from.y}H${turn}V${to.y}H${to.column + 0.5}`;
}

function Cell({
  cell: { bout, column, y, caption },
  picture,
}: {
  cell: ScreenCell;
  picture: ReckonedCategory;
}) {
  const style = { left: `${(column / 3) * 100}%`, top: `${y * 100}%` };
  return (
    <article className={styles.cell} style={style} data-live={isOnMat(bout) || undefined}>
      {caption === undefined ? null : <small className={styles.caption}>{caption}</small>}
      {bout.slots.map(({ fighter, source }, index) => {
        const person = picture.fighters.get(fighter ?? "");
        const numberOf = (id: string) => picture.boutByBracketId.get(id)?.number ?? undefined;
        return (
          <p key={index === 0 ? "red" : "blue"} data-standing={standingOf(bout, fighter)}>
            <FitText
              text={person?.lastName ?? openSlotWords(source, numberOf)}
              className={person === undefined ? styles.open : styles.name}
            />
            {hasScore(bout) ? <b>{formatNumber(bout.points[fighter ?? ""]?.scores ?? 0)}</b> : null}
          </p>
        );
      })}
    </article>
  );
}

const hasScore = (bout: Fighting) => isFinished(bout) || (isOnMat(bout) && bout.state !== "called");

function standingOf({ winner }: Fighting, fighter: string | null): "won" | "lost" | undefined {
  if (winner === null) return undefined;
  return winner.uuid === fighter ? "won" : "lost";
}

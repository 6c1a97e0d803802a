import { use, useMemo } from "react";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import type { DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { TextScale, vars } from "./scales.ts";
import { usePart } from "./usePart.ts";
import styles from "./BracketPage.module.css";
import {
  openCornerWords,
  fitsStairs,
  screenParts,
  type ScreenBracket,
  type ScreenCell,
  type ScreenLine,
} from "./screenBracket.ts";
import { StandingsPage, StandingsTable } from "./TablePages.tsx";

type Props = { picture: DrawnCategory };

/** The draw of a category: its groups, and its brackets from the round that is being fought; a round robin shows its table. */
export function BracketPage({ picture }: Props) {
  const scale = use(TextScale);
  const parts = useMemo(() => screenParts(picture, scale), [picture, scale]);
  const part = parts[usePart(`bracket ${picture.category.uuid}`, parts.length)];
  if (part === undefined) return <StandingsPage picture={picture} />;
  if (part.kind === "bracket") return <Bracket {...part} picture={picture} />;
  return (
    <div className={styles.groups} data-alone={part.groups.length === 1 || undefined}>
      {part.groups.map(({ title, rows }) => (
        <StandingsTable
          key={title}
          title={title}
          rows={rows}
          room={Math.max(...part.groups.map((group) => group.rows.length))}
          qualifiers={picture.drawn?.draw.qualifiersPerGroup}
        />
      ))}
    </div>
  );
}

type BracketProps = Props & { title: string | undefined; bracket: ScreenBracket };

function Bracket({ picture, title: name, bracket }: BracketProps) {
  const columns = columnsOf(bracket);
  return (
    <div
      className={styles.bracket}
      style={vars({ bouts: bracket.cells.length })}
      data-columns={columns}
      data-stairs={fitsStairs(bracket) || undefined}
    >
      {name === undefined ? null : <h2 className={styles.title}>{name}</h2>}
      <div className={styles.heads}>
        {bracket.columns.map((title) => (
          <FitText key={title} text={title} className={styles.round} />
        ))}
      </div>
      <div className={styles.field}>
        <Lines bracket={bracket} />
        {bracket.cells.map((cell, row) => (
          <Cell key={cell.bout.uuid} cell={cell} row={row} columns={columns} picture={picture} />
        ))}
      </div>
    </div>
  );
}

/** Both drawings of the lines; the wall shows the one it has the shape for. */
function Lines({ bracket }: { bracket: ScreenBracket }) {
  const { cells, lines } = bracket;
  const columns = columnsOf(bracket);
  const drawn = (path: (line: ScreenLine) => string) =>
    lines.map((line) => (
      <path
        key={`${line.from.bout.uuid} ${line.to.bout.uuid}`}
        d={path(line)}
        data-decided={line.isDecided || undefined}
      />
    ));
  const rowOf = (cell: ScreenCell) => (cells.indexOf(cell) + 0.5) / cells.length;
  const shape = { className: styles.lines, preserveAspectRatio: "none", "aria-hidden": true } as const;
  return (
    <>
      <svg {...shape} viewBox={`0 0 ${columns} 1`}>
        {drawn(pathOf)}
      </svg>
      <svg {...shape} viewBox="0 0 1 1" data-stairs="">
        {drawn(({ from, to }) => `M${stairX(to.column, columns)} ${rowOf(from)}V${rowOf(to)}`)}
      </svg>
    </>
  );
}

/** Where both bouts of a line are, and beside what stands between them. */
const stairX = (column: number, columns: number): number => (columns < 3 ? 0.5 : 0.1 + 0.3 * column);

/** One bout as wide as the wall would be no bracket any more. */
const columnsOf = ({ columns }: ScreenBracket) => Math.max(2, columns.length);

/** From the middle of one bout to the middle of the next, turning half way between their columns. */
function pathOf({ from, to }: ScreenLine): string {
  const turn = to.column - 0.05;
  return `M${from.column + 0.5} ${from.y}H${turn}V${to.y}H${to.column + 0.5}`;
}

type CellProps = Props & { cell: ScreenCell; row: number; columns: number };

function Cell({ cell: { bout, column, y, caption, isLow }, row, columns, picture }: CellProps) {
  const style = vars({ left: `${(column / columns) * 100}%`, top: `${y * 100}%`, column, row });
  return (
    <article
      className={styles.cell}
      style={style}
      data-live={isOnMat(bout) || undefined}
      data-low={isLow || undefined}
    >
      {caption === undefined ? null : <small className={styles.caption}>{caption}</small>}
      <BoutPair
        bout={bout}
        view={picture}
        size="wallBracket"
        open={(index) => openCornerWords(bout, index, picture)}
      />
    </article>
  );
}

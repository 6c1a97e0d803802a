import type { ReactNode } from "react";
import type { Fighter, Fighting } from "#contract/entity.ts";
import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { formatClock, formatNumber } from "#web/i18n/numbers.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { hasBegun, isFinished } from "#web/sport/boutPhase.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import { waitingText } from "./boutText.ts";
import { colourOf, cornersOf, scoreOf, type CompetitionView } from "./competitionView.ts";
import { BoutClock } from "./BoutClock.tsx";
import { countedExtras } from "./Extras.tsx";
import styles from "./NowBoard.module.css";

type Props = {
  view: CompetitionView;
  bout: Fighting;
  title: string;
  /** Beside the title. */
  detail: ReactNode;
  /** Where a corner leads. */
  fighterHref?: (uuid: string) => string;
};

/** One bout, large. A small board, so its colours are a board's in both modes. */
export function NowBoard({ view, bout, title, detail, fighterHref }: Props) {
  return (
    <section className={styles.board} aria-label={title} data-state={bout.state}>
      <div className={styles.head}>
        <b>{title}</b>
        <span className={styles.category}>{detail}</span>
        <Time view={view} bout={bout} />
      </div>
      {cornersOf(view, bout).map((fighter, index) => (
        <Corner
          key={index === 0 ? "first" : "second"}
          view={view}
          bout={bout}
          fighter={fighter}
          index={index}
          href={fighter && fighterHref?.(fighter.uuid)}
        />
      ))}
    </section>
  );
}

/** What is left while it is fought, how long it took when it is over. */
function Time({ view, bout }: Pick<Props, "view" | "bout">) {
  if (bout.state === "waiting" || bout.state === "called") return null;
  const elapsedMs = bout.result?.elapsedMs;
  if (!isFinished(bout))
    return <BoutClock className={styles.clock} clock={bout.clock} serverTime={view.competition.serverTime} />;
  return elapsedMs ? <span className={styles.clock}>{formatClock(elapsedMs)}</span> : null;
}

type CornerProps = Pick<Props, "view" | "bout"> & {
  fighter: Fighter | undefined;
  index: number;
  href: string | undefined;
};

function Corner({ view, bout, fighter, index, href }: CornerProps) {
  const counted = countedExtras(view);
  const { scores, advantages, penalties } = scoreOf(bout, fighter?.uuid);
  const colour = colourOf(bout, index);
  const isWinner = fighter !== undefined && bout.winner?.uuid === fighter.uuid;
  const hasScore = hasBegun(bout);
  const name = fighter ? announcedName(fighter) : waitingText(view, bout, index);
  return (
    <div className={styles.corner} data-corner={colour} data-winner={isWinner || undefined}>
      <div className={styles.who}>
        <VisuallyHidden>{boutWords[colour]}</VisuallyHidden>
        <b>{href === undefined ? name : <Anchor href={href}>{name}</Anchor>}</b>
        <small>
          {isWinner ? <span className={styles.won}>{boutWords.victory}</span> : null}
          {[fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ")}
        </small>
      </div>
      {hasScore && counted.advantages ? (
        <div className={styles.extra} {...SPOILER}>
          <b>{advantages}</b>
          <small>{boutWords.advantagesShort}</small>
        </div>
      ) : null}
      {hasScore && counted.penalties ? (
        <div className={styles.extra} {...SPOILER} data-kind="penalty">
          <b>{penalties}</b>
          <small>{boutWords.penaltiesShort}</small>
        </div>
      ) : null}
      {hasScore ? (
        <div className={styles.score} {...SPOILER}>
          {formatNumber(scores)}
        </div>
      ) : null}
    </div>
  );
}

import type { ReactNode } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { Fill, Row } from "#web/kit/layout/layout.tsx";
import { BoutPair } from "./BoutPair.tsx";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { waitingText } from "#web/sport/facts/boutText.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
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
      <Row gap={14} className={styles.head}>
        <b>{title}</b>
        <Fill as="span" className={styles.detail}>
          {detail}
        </Fill>
        <Time view={view} bout={bout} />
      </Row>
      <BoutPair
        view={view}
        bout={bout}
        size="board"
        open={(index) => waitingText(view, bout, index)}
        hrefOf={fighterHref}
      />
    </section>
  );
}

/** What is left while it is fought, how long it took when it is over. */
function Time({ view, bout }: Pick<Props, "view" | "bout">) {
  if (bout.state === "waiting" || bout.state === "called") return null;
  const elapsedMs = bout.result?.elapsedMs;
  if (!isFinished(bout))
    return <BoutClock className={styles.clock} clock={bout.clock} serverTime={view.competition.serverTime} />;
  return elapsedMs ? <span className={styles.clock}>{formatElapsed(elapsedMs)}</span> : null;
}

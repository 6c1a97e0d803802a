import { useLayoutEffect } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { boardView, type BoardCorner } from "#web/sport/board/boardView.ts";
import { parseScoreboardType } from "#web/sport/board/scoreboardType.ts";
import { LiveClock } from "#web/sport/time/LiveClock.tsx";
import styles from "./ScreenPage.module.css";
import { useShownBout } from "./useShownBout.ts";

type Props = { competition: Competition; carpetUuid: string };

/** Names, score and clock of a mat over somebody's camera: everything else stays transparent. */
export function Overlay({ competition, carpetUuid }: Props) {
  useTransparentPage();
  const now = useServerNow();
  const knowledge = { loadedAtMs: competition.serverTime, now, openUuid: undefined };
  const bout = useShownBout(competition, { carpetUuid, fightingUuid: undefined }, knowledge);
  if (bout === undefined) return <div data-overlay="" />;
  const type = parseScoreboardType(competition.scoreboardType);
  const view = boardView(competition, bout, { ...type, isMirrored: false });
  return (
    <div className={styles.overlay} data-overlay="">
      <div className={styles.board}>
        <p className={styles.head}>
          <b>{view.mat}</b>
          <span>{[view.category.main, view.round].filter(Boolean).join(", ")}</span>
          {view.ending === undefined ? (
            <LiveClock
              clock={view.clock}
              time={{ loadedAtMs: competition.serverTime, now, isRough: isEstimate }}
              className={styles.clock}
            />
          ) : (
            <span className={styles.clock}>{view.ending.headline}</span>
          )}
        </p>
        {view.corners.map((corner) => (
          <Line key={corner.side} corner={corner} />
        ))}
      </div>
    </div>
  );
}

function Line({ corner }: { corner: BoardCorner }) {
  return (
    <p className={styles.line} data-side={corner.side} data-standing={corner.standing}>
      <FitText text={`${corner.lastName} ${corner.firstName}`.trim()} className={styles.name} />
      {corner.cells.map(({ kind, value, label }) => (
        <small key={kind} aria-label={label}>
          {value}
        </small>
      ))}
      <b>{corner.score}</b>
    </p>
  );
}

/** A page has a background of its own; a camera must be seen through this one. */
function useTransparentPage(): void {
  useLayoutEffect(() => {
    const sheets = [document.documentElement, document.body];
    for (const { style } of sheets) style.background = "transparent";
    return () => {
      for (const { style } of sheets) style.background = "";
    };
  }, []);
}

import { useLayoutEffect } from "react";
import type { Commercial, Competition } from "#contract/competition/entity.ts";
import { slidesFor, slideText } from "#contract/competition/slides.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { boardView, type BoardCorner } from "#web/sport/board/boardView.ts";
import { parseScoreboardType } from "#web/sport/board/scoreboardType.ts";
import { LiveClock } from "#web/sport/time/LiveClock.tsx";
import styles from "./ScreenPage.module.css";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { useTurn } from "./pages/usePart.ts";
import { useShownBout } from "./useShownBout.ts";

type Props = { competition: Competition; carpetUuid: string };

/** Names, score and clock of a mat over somebody's camera: everything else stays transparent. */
export function Overlay({ competition, carpetUuid }: Props) {
  useTransparentPage();
  const now = useServerNow();
  const knowledge = { loadedAtMs: competition.serverTime, now, openUuid: undefined };
  const bout = useShownBout(competition, { carpetUuid, fightingUuid: undefined }, knowledge);
  const isBetween = bout === undefined || bout.state === "waiting" || bout.state === "finished";
  const partner = isBetween ? <Partner slides={slidesFor(competition.commercials, "overlay")} /> : null;
  if (bout === undefined)
    return (
      <div className={styles.overlay} data-overlay="">
        {partner}
      </div>
    );
  const type = parseScoreboardType(competition.scoreboardType);
  const view = boardView(competition, bout, { ...type, isMirrored: false });
  return (
    <div className={styles.overlay} data-overlay="">
      {partner}
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

/** In a corner between bouts; while one is fought the camera is free (LK23). */
function Partner({ slides }: { slides: readonly Commercial[] }) {
  const turn = useTurn(slides.length, (index) => Math.max(3, slides[index]?.seconds ?? 8));
  const slide = slides[turn];
  if (slide === undefined) return null;
  return (
    <div className={styles.partner}>
      {slide.image === "" ? null : <img src={sizedPicture("small", slide.image)} alt="" />}
      {slide.title === "" ? null : (
        <p>
          <b>{slide.title}</b>
          <small>{slideText(slide, "offer")}</small>
        </p>
      )}
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

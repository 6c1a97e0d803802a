import { useMemo } from "react";
import type { Competition } from "#contract/entity.ts";
import { board as text } from "#web/i18n/ru/displays/board.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { BoardFace, type BoardMode } from "#web/sport/board/BoardFace.tsx";
import { boardView, type BoardView } from "#web/sport/board/boardView.ts";
import { CommercialSlide } from "#web/sport/board/CommercialSlide.tsx";
import { FitText } from "#web/sport/board/FitText.tsx";
import { parseScoreboardType, type BoardLayout } from "#web/sport/board/scoreboardType.ts";
import styles from "./MatBoard.module.css";
import { boutsOnMat, useShownBout, type Shown } from "./useShownBout.ts";
import { useSlide } from "./useSlide.ts";
import { useTableWords, withTableWords } from "./useTableWords.ts";

export type BoardLook = {
  readonly mode: BoardMode;
  /** Absent: as the competition's scoreboard type says. */
  readonly layout: BoardLayout | undefined;
  readonly isMirrored: boolean;
};

type Props = { competition: Competition; shown: Shown; look: BoardLook };

/** The board of a mat, or of one bout: told by the table of this machine where there is one, else by the server. */
export function MatBoard({ competition: loaded, shown, look }: Props) {
  const words = useTableWords(boutsOnMat(loaded, shown).map(({ uuid }) => uuid));
  const competition = withTableWords(loaded, words);
  const serverNow = useServerNow();
  const knowledge = { loadedAtMs: loaded.serverTime, now: serverNow, openUuid: words.openUuid };
  const bout = useShownBout(competition, shown, knowledge);
  const slide = useSlide(competition.commercials, bout === undefined || bout.state === "waiting");
  const offsetMs = words.byBout.get(bout?.uuid ?? "")?.offsetMs;
  const time = useBoardTime(loaded.serverTime, serverNow, offsetMs);
  const type = parseScoreboardType(competition.scoreboardType);
  const layout = look.layout ?? type.layout;
  const view = bout && boardView(competition, bout, { ...type, layout, isMirrored: look.isMirrored });
  if (slide !== undefined)
    return <CommercialSlide commercial={slide}>{view ? <Coming view={view} /> : null}</CommercialSlide>;
  if (view === undefined)
    return <EmptyMat competition={competition} carpetUuid={shown.carpetUuid} mode={look.mode} />;
  return (
    <BoardFace
      view={view}
      layout={layout}
      mode={look.mode}
      time={time}
      partners={competition.commercials.map(({ title }) => title).filter(Boolean)}
    />
  );
}

/** The same machine has one clock: what the table anchored is read with the table's own idea of the time. */
function useBoardTime(loadedAtMs: number, serverNow: () => number, offsetMs: number | undefined) {
  return useMemo(
    () =>
      offsetMs === undefined
        ? { loadedAtMs, now: serverNow, isRough: isEstimate }
        : { loadedAtMs, now: () => Date.now() + offsetMs },
    [loadedAtMs, offsetMs, serverNow],
  );
}

function Coming({ view }: { view: BoardView }) {
  const pair = view.corners.map(({ lastName }) => lastName).join(" — ");
  return (
    <p className={styles.coming}>
      <b>{view.mat}</b>
      <FitText text={pair} className={styles.pair} />
      <small>{view.category.main}</small>
    </p>
  );
}

type EmptyProps = { competition: Competition; carpetUuid: string | undefined; mode: BoardMode };

function EmptyMat({ competition, carpetUuid, mode }: EmptyProps) {
  const carpet = competition.carpets.find(({ uuid }) => uuid === carpetUuid);
  return (
    <div className={styles.empty} data-mode={mode}>
      <b>{carpet?.name ?? competition.title}</b>
      <p>{competition.status === "closed" ? text.noBout : text.soon}</p>
    </div>
  );
}

import type { Competition, Commercial, LiveFighting } from "#contract/competition/entity.ts";
import { slidesFor } from "#contract/competition/slides.ts";
import styles from "./MatBoard.module.css";
import { shownBouts, useShownBout, type Shown } from "./useShownBout.ts";
import { board as text } from "#texts/displays/board.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { followTable, readTableWord } from "#web/platform/realtime/tableChannel.ts";
import { BoardFace, type BoardMode } from "#web/sport/board/BoardFace.tsx";
import { CommercialSlide } from "#web/sport/board/CommercialSlide.tsx";
import { FitText } from "#web/sport/board/FitText.tsx";
import { boardView, type BoardView } from "#web/sport/board/boardView.ts";
import { nameInPair } from "#web/sport/facts/fighterName.ts";
import { parseScoreboardType, type BoardLayout } from "#web/sport/board/scoreboardType.ts";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { useMemo, useEffect, useState } from "react";

export type BoardLook = {
  readonly mode: BoardMode;
  /** Absent: as the competition's scoreboard type says. */
  readonly layout: BoardLayout | undefined;
  readonly isMirrored: boolean;
};

type Props = { competition: Competition; shown: Shown; look: BoardLook };

/** The board of a mat, or of one bout: told by the table of this machine where there is one, else by the server. */
export function MatBoard({ competition: loaded, shown, look }: Props) {
  const words = useTableWords(shownBouts(loaded, shown).map(({ uuid }) => uuid));
  const competition = withTableWords(loaded, words);
  const serverNow = useServerNow();
  const knowledge = { loadedAtMs: loaded.serverTime, now: serverNow, openUuid: words.openUuid };
  const bout = useShownBout(competition, shown, knowledge);
  const slides = slidesFor(competition.commercials, "walls");
  const slide = useSlide(slides, bout === undefined || bout.state === "waiting");
  const offsetMs = words.byBout.get(bout?.uuid ?? "")?.offsetMs;
  const time = useBoardTime(loaded.serverTime, serverNow, offsetMs);
  const type = parseScoreboardType(competition.scoreboardType);
  const layout = look.layout ?? type.layout;
  const pause = useBreak(competition, shown.carpetUuid ?? bout?.carpet?.uuid);
  const view = bout && boardView(competition, bout, { ...type, layout, isMirrored: look.isMirrored, pause });
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
      partners={slides.map(({ title }) => title).filter(Boolean)}
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
  const [one, other] = view.corners;
  const isNamesake = one?.lastName === other?.lastName;
  const pair = view.corners.map((corner) => nameInPair.surname(corner, isNamesake)).join(" — ");
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

const FACE_SECONDS = 12;

/** While nothing happens the board and the partners take turns; undefined is the board's turn. */
function useSlide(commercials: readonly Commercial[], isIdle: boolean): Commercial | undefined {
  const [turn, setTurn] = useState(0);
  const count = commercials.length;
  const slide = turn === 0 ? undefined : commercials[turn - 1];
  const seconds = slide === undefined ? FACE_SECONDS : Math.max(3, slide.seconds);
  useEffect(() => {
    if (!isIdle || count === 0) return undefined;
    const timer = setTimeout(() => setTurn((turn + 1) % (count + 1)), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isIdle, count, seconds, turn]);
  // A call or a start ends it at once (a slide never covers a bout), and the next idle time begins with the pair.
  if (!isIdle && turn !== 0) setTurn(0);
  return isIdle ? slide : undefined;
}

/** What the tables of this machine say about their bouts. */
type TableWords = {
  readonly byBout: ReadonlyMap<string, TableWord>;
  /** The bout a table spoke about last: the one it has open. */
  readonly openUuid: string | undefined;
};

type TableWord = {
  readonly live: LiveFighting;
  /** How far the table's idea of server time is from this machine's clock. */
  readonly offsetMs: number;
};

const SILENCE: TableWords = { byBout: new Map(), openUuid: undefined };

/** Hears the tables of this machine without the network, whichever of these bouts they open. */
function useTableWords(boutUuids: readonly string[]): TableWords {
  const [words, setWords] = useState(SILENCE);
  const listened = boutUuids.join(" ");
  useEffect(() => {
    const ends = listened.split(" ").map((uuid) =>
      followTable(uuid, readTableWord, ({ live, serverTime }) =>
        setWords(({ byBout }) => ({
          byBout: new Map(byBout).set(uuid, { live, offsetMs: serverTime - Date.now() }),
          openUuid: uuid,
        })),
      ),
    );
    return () => ends.forEach((end) => end());
  }, [listened]);
  return words;
}

/**
 * The competition as this board believes it. The table knows of a tap before the server does; when the server has more,
 * the table has been closed or taken over.
 */
export function withTableWords(competition: Competition, { byBout }: TableWords): Competition {
  if (byBout.size === 0) return competition;
  const fightings = competition.fightings.map((bout) => {
    const live = byBout.get(bout.uuid)?.live;
    return live === undefined || live.version < bout.version ? bout : { ...bout, ...live };
  });
  return { ...competition, fightings };
}

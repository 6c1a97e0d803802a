import { useEffect, useState } from "react";
import type { Competition, LiveFighting } from "#contract/entity.ts";
import { followTable, readTableWord } from "#web/platform/realtime/tableChannel.ts";

/** What the tables of this machine say about their bouts. */
export type TableWords = {
  readonly byBout: ReadonlyMap<string, TableWord>;
  /** The bout a table spoke about last: the one it has open. */
  readonly openUuid: string | undefined;
};

export type TableWord = {
  readonly live: LiveFighting;
  /** How far the table's idea of server time is from this machine's clock. */
  readonly offsetMs: number;
};

const SILENCE: TableWords = { byBout: new Map(), openUuid: undefined };

/** Hears the tables of this machine without the network, whichever of these bouts they open. */
export function useTableWords(boutUuids: readonly string[]): TableWords {
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

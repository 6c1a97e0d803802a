import type { Competition } from "#contract/competition/entity.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { openOutbox } from "./outbox.ts";
import { useEffect, useState } from "react";

export type Refused = {
  /** What is not in its protocol: all of the open bout, of the bouts before it what nobody has read yet. */
  readonly acts: readonly JournalAct[];
  /** How many of them nobody at this table has read yet. */
  readonly unread: number;
  readonly markRead: () => void;
};

type Known = { readonly refused: readonly JournalAct[]; readonly read: ReadonlySet<string> };

const NOTHING: Known = { refused: [], read: new Set() };

/** LS7: what became of acts that were not applied, as the journal of this device has it, in whichever bout it was tapped. */
export function useRefused(competition: Competition, fightingUuid: string, refusedCount: number): Refused {
  const { uuid } = competition;
  const [{ refused, read }, setKnown] = useState(NOTHING);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const all = await (await openOutbox()).findRefused();
      if (!isOver) setKnown({ refused: all, read: readIds(uuid) });
    };
    // Each refusal of the server changes the list.
    if (refusedCount >= 0) load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [uuid, refusedCount]);
  const own = new Set(competition.fightings.map((fighting) => fighting.uuid));
  const ofCompetition = refused.filter((act) => own.has(act.fightingUuid));
  const isUnread = (act: JournalAct) => isTold(act) && !read.has(act.submitted.id);
  return {
    acts: ofCompetition.filter((act) => act.fightingUuid === fightingUuid || isUnread(act)),
    unread: ofCompetition.filter(isUnread).length,
    markRead: () => {
      const ids = ofCompetition.map(({ submitted }) => submitted.id);
      setKnown({ refused, read: new Set(ids) });
      keepIds(uuid, ids);
    },
  };
}

/** A second press in the same moment was told at once and means nothing more. */
const isTold = ({ reason }: Pick<JournalAct, "reason">): boolean => reason !== "double-tap";

const keyOf = (competitionUuid: string) => `kover-refused-read:${competitionUuid}`;

function readIds(competitionUuid: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(competitionUuid)) ?? "").split(" "));
  } catch {
    return new Set();
  }
}

function keepIds(competitionUuid: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(competitionUuid), ids.join(" "));
  } catch {
    // Then it is told again after a reload: once too often is better than never.
  }
}

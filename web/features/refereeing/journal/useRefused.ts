import { isOfMat, type ParkedAct } from "#contract/bout/parked.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { openOutbox } from "./outbox.ts";
import { useParkedTold } from "#web/platform/realtime/beacon.ts";
import { retryWhileVisible, thisDevice } from "#web/platform/realtime/retryWhileVisible.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useEffect, useState } from "react";

export type Refused = {
  /** What is not in its protocol: all of the open bout, of the bouts before it what nobody has read yet. */
  readonly acts: readonly JournalAct[];
  /** How many of them nobody at this table has read yet. */
  readonly unread: number;
  /** How many acts of this device or of the mat wait for a decision, read or not (LS33); absent until the server tells. */
  readonly undecided: number | undefined;
  readonly markRead: () => void;
};

type Known = {
  readonly refused: readonly JournalAct[];
  readonly read: ReadonlySet<string>;
  /** Those nobody has decided about, as the server tells them; absent until it has told, and when it can no longer be asked. */
  readonly parked?: readonly ParkedAct[] | undefined;
};

const NOTHING: Known = { refused: [], read: new Set() };

/** LS7: what became of acts that were not applied, as the journal of this device has it, in whichever bout it was tapped. */
export function useRefused(competition: Competition, fighting: Fighting, refusedCount: number): Refused {
  const { uuid } = competition;
  const api = useBackgroundApi();
  const told = useParkedTold();
  const [known, setKnown] = useState(NOTHING);
  const { refused, read } = known;
  useEffect(() => {
    let isOver = false;
    const learn = (news: Partial<Known>) => {
      if (!isOver) setKnown((before) => ({ ...before, ...news }));
    };
    const ask = async () => {
      const refused = await (await openOutbox()).findRefused();
      learn({ refused, read: readIds(uuid) });
      const isClear = refused.length + refusedCount === 0 && told === 0;
      learn({ parked: isClear ? [] : (await api.parked.ofCompetition(uuid, { only: "open" })).data });
      return true;
    };
    const forget = () => learn({ parked: undefined });
    // Each refusal of the server changes the list, and each decision what is left of it.
    const stop = retryWhileVisible(thisDevice(), { ask, onLost: forget, onRefused: forget });
    return () => {
      isOver = true;
      stop();
    };
  }, [api, uuid, refusedCount, told]);
  const own = new Set(competition.fightings.map((fighting) => fighting.uuid));
  const ofCompetition = refused.filter((act) => own.has(act.fightingUuid));
  const isUnread = (act: JournalAct) => isTold(act) && !read.has(act.submitted.id);
  return {
    acts: ofCompetition.filter((act) => act.fightingUuid === fighting.uuid || isUnread(act)),
    unread: ofCompetition.filter(isUnread).length,
    undecided: countUndecided(ofCompetition, known.parked, fighting.carpet?.uuid),
    markRead: () => {
      const ids = ofCompetition.map(({ submitted }) => submitted.id);
      setKnown((before) => ({ ...before, read: new Set(ids) }));
      keepIds(uuid, ids);
    },
  };
}

/** What the server keeps for a decision. Only it knows which were made: until it has told, nobody does. */
export function countUndecided(
  refused: readonly JournalAct[],
  parked: readonly ParkedAct[] | undefined,
  carpet: string | undefined,
): number | undefined {
  if (parked === undefined) return undefined;
  const kept = refused.filter(({ decision }) => decision === "parked" || decision === "rejected");
  const own = new Set(kept.map(({ submitted }) => submitted.id));
  const isOfTable = (act: ParkedAct) => own.has(act.id) || (carpet !== undefined && isOfMat(act, carpet));
  return parked.filter((act) => act.resolution === null && isOfTable(act)).length;
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

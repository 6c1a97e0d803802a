import type { JournalAct } from "#contract/table/outbox.ts";
import { openOutbox } from "./outbox.ts";
import { useEffect, useState } from "react";

export type Refused = {
  /** What was tapped on this device for the bout and is not in its protocol. */
  readonly acts: readonly JournalAct[];
  /** How many of them nobody at this table has read yet. */
  readonly unread: number;
  readonly markRead: () => void;
};

/** LS7: what became of acts that were not applied, as the journal of this device has it. */
export function useRefused(fightingUuid: string, refusedCount: number): Refused {
  const [acts, setActs] = useState<readonly JournalAct[]>([]);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const journal = await (await openOutbox()).findJournal(fightingUuid);
      const refused = journal.filter(({ decision }) => decision !== undefined && decision !== "applied");
      if (isOver) return;
      setRead(readIds(fightingUuid));
      setActs(refused);
    };
    // Each refusal of the server changes the list.
    if (refusedCount >= 0) load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [fightingUuid, refusedCount]);
  const ids = acts.filter(isTold).map(({ submitted }) => submitted.id);
  return {
    acts,
    unread: ids.filter((id) => !read.has(id)).length,
    markRead: () => {
      setRead(new Set(ids));
      keepIds(fightingUuid, ids);
    },
  };
}

/** A second press in the same moment was told at once and means nothing more. */
export const isTold = ({ reason }: Pick<JournalAct, "reason">): boolean => reason !== "double-tap";

const keyOf = (fightingUuid: string) => `kover-refused-read:${fightingUuid}`;

function readIds(fightingUuid: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(fightingUuid)) ?? "").split(" "));
  } catch {
    return new Set();
  }
}

function keepIds(fightingUuid: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(fightingUuid), ids.join(" "));
  } catch {
    // Then it is told again after a reload: once too often is better than never.
  }
}

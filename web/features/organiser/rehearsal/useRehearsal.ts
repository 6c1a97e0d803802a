import { useEffect, useState } from "react";
import type { Rehearsal, RehearsalChange } from "#contract/rehearsal/rehearsal.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { startTimer } from "#web/platform/timer.ts";

const LOOK_MS = 2000;

/** The rehearsal of an event as it goes: looked at every two seconds, and after everything that is done here. */
export function useRehearsal(eventId: string, loaded: Rehearsal | null) {
  const { rehearsals } = useBackgroundApi();
  const [rehearsal, setRehearsal] = useState(loaded);
  const [isLost, setIsLost] = useState(false);
  const isThere = rehearsal !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    let isOver = false;
    let cancel = () => {};
    const look = async () => {
      try {
        const { data } = await rehearsals.read(eventId);
        if (!isOver) setRehearsal(data);
        if (!isOver) setIsLost(false);
      } catch {
        if (!isOver) setIsLost(true);
      }
      if (!isOver) cancel = startTimer(LOOK_MS, () => void look());
    };
    cancel = startTimer(LOOK_MS, () => void look());
    return () => {
      isOver = true;
      cancel();
    };
  }, [rehearsals, eventId, isThere]);
  return {
    rehearsal,
    isLost,
    make: async () => setRehearsal((await rehearsals.make(eventId)).data),
    change: async (change: RehearsalChange) =>
      setRehearsal((await rehearsals.change(eventId, { data: change })).data),
    end: async () => {
      await rehearsals.end(eventId);
      setRehearsal(null);
    },
  };
}

import type { Competition } from "#contract/competition/entity.ts";
import { mergeChange, mergeCompetition } from "#contract/realtime/merge.ts";
import { hasSameOutline, isSameDay } from "./outline.ts";
import type { Change } from "#contract/realtime/realtime.ts";
import { competitionWords } from "#texts/sport/dataWords.ts";
import { createListeners } from "#web/platform/store.ts";

export type CompetitionStore = ReturnType<typeof createCompetitionStore>;

/** The competition on this screen: what was loaded, and what has come in since. */
export function createCompetitionStore(loaded: Competition) {
  let competition = competitionWords(loaded);
  let outline = competition;
  // Weakly: a wall would carry a second copy of the day in its memory, only to know it by sight.
  let last = new WeakRef(loaded);
  const { subscribe, tell } = createListeners();

  const set = (told: Competition) => {
    const next = competitionWords(told);
    if (next === competition) return;
    competition = next;
    if (!hasSameOutline(outline, next)) outline = next;
    tell();
  };

  return {
    get: () => competition,
    /** Stays the very same while only points of bouts that go on change; `bout` tells those. */
    getOutline: () => outline,
    bout: (uuid: string) => competition.fightings.find((bout) => bout.uuid === uuid),
    subscribe,
    /** A page that was loaded again may be older than what was pushed meanwhile. */
    replace: (theirs: Competition) => {
      // Already in it: merged once more it would be a copy, and the whole page would be computed twice.
      if (theirs === last.deref()) return;
      last = new WeakRef(theirs);
      set(theirs.uuid === competition.uuid ? mergeCompetition(competition, theirs) : theirs);
    },
    /** A night without a push: what is fought today is another day's (DY51). */
    tick: (serverTime: number) => {
      if (!isSameDay(competition, serverTime)) set({ ...competition, serverTime });
    },
    /** Tells whether something before it is missing; then nothing of it is taken. */
    merge(change: Change): { readonly hasGap: boolean } {
      const merged = mergeChange(competition, change);
      set(merged.competition);
      return { hasGap: merged.hasGap };
    },
  };
}

import type { Competition } from "#contract/competition/entity.ts";
import { mergeChange, mergeCompetition, type Merged } from "#contract/realtime/merge.ts";
import type { Change } from "#contract/realtime/realtime.ts";
import type { CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { differencesOf } from "./compare.ts";

const KEPT_TEXTS = 64;
const KEPT_REVS = 64;

/**
 * Reads what thousands are sent alike: the same bytes are parsed once and are the very same record for everybody. What is
 * remembered is small, for what is sent to all arrives at all of them within moments.
 */
export function createSharedReader(unpack = (bytes: Buffer): Buffer => bytes) {
  const kept: { readonly bytes: Buffer; readonly value: unknown }[] = [];
  return (bytes: Buffer): unknown => {
    const known = kept.find((one) => one.bytes.length === bytes.length && one.bytes.equals(bytes));
    if (known !== undefined) return known.value;
    const value: unknown = JSON.parse(unpack(bytes).toString());
    kept.unshift({ bytes, value });
    kept.length = Math.min(kept.length, KEPT_TEXTS);
    return value;
  };
}

export type SharedMerge = ReturnType<typeof createSharedMerge>;

/**
 * The merge of the pages, done once for everybody who held the same and was told the same: documents are never changed, so
 * thousands of spectators may hold one. Who missed something holds another, and is compared by itself.
 */
export function createSharedMerge() {
  const merged = new WeakMap<Competition, WeakMap<object, Merged>>();
  const replaced = new WeakMap<Competition, WeakMap<object, Competition>>();
  const byRev = new Map<number, Competition>();
  /** Who came to a rev another way and holds the same, by comparison, holds the same record from now on. */
  const shared = (document: Competition): Competition => {
    const known = byRev.get(document.rev);
    if (known !== undefined && (known === document || differencesOf(document, known).length === 0))
      return known;
    byRev.set(document.rev, document);
    for (const rev of [...byRev.keys()].slice(0, -KEPT_REVS)) byRev.delete(rev);
    return document;
  };
  return {
    merge: once(merged, (mine, change: Change) => {
      const { competition, hasGap } = mergeChange(mine, change);
      return { competition: hasGap ? competition : shared(competition), hasGap };
    }),
    replace: once(replaced, (mine, theirs: Competition) => shared(mergeCompetition(mine, theirs))),
  };
}

function once<Told extends object, Made>(
  known: WeakMap<Competition, WeakMap<object, Made>>,
  make: (mine: Competition, told: Told) => Made,
) {
  return (mine: Competition, told: Told): Made => {
    const ofMine = known.get(mine) ?? new WeakMap<object, Made>();
    known.set(mine, ofMine);
    const made = ofMine.get(told) ?? make(mine, told);
    ofMine.set(told, made);
    return made;
  };
}

/** The store of a page without anything to paint. */
export function createSharedStore(loaded: Competition, shared: SharedMerge): CompetitionStore {
  let competition = loaded;
  return {
    get: () => competition,
    getOutline: () => competition,
    bout: (uuid) => competition.fightings.find((bout) => bout.uuid === uuid),
    subscribe: () => () => {},
    replace: (theirs) => void (competition = shared.replace(competition, theirs)),
    tick: () => {},
    merge: (change) => {
      const merged = shared.merge(competition, change);
      competition = merged.competition;
      return { hasGap: merged.hasGap };
    },
  };
}

import {
  changeBetween,
  joinChanges,
  leadsOnFrom,
  withChange,
  type Document,
} from "#contract/realtime/merge.ts";
import type { Change } from "#contract/realtime/realtime.ts";

/** Above this the compressed competition is smaller than what led to it. */
const MOST_BYTES = 64_000;
const MOST_CHANGES = 200;

type Kept = { readonly change: Change; readonly bytes: number };

export type ChangeHistory<Held extends Document> = {
  readonly document: () => Held;
  /** Keeps what leads to a newer document; what is the same in it stays the very same record. */
  readonly readOn: (after: Held) => Held;
  /** What leads from a rev to the document, as one change; from a rev too far back none does, as its `prev` tells. */
  readonly since: (rev: number, serverTime: number) => Change;
};

/** A document and the last changes that led to it, as far back as it is worth while (RT38). */
export function createChangeHistory<Held extends Document>(first: Held): ChangeHistory<Held> {
  let document = first;
  let kept: readonly Kept[] = [];
  // After a break thousands come back with the same rev.
  const told = new Map<number, Omit<Change, "serverTime">>();
  const sinceRev = (rev: number): Omit<Change, "serverTime"> => {
    const from = kept.findIndex(({ change }) => leadsOnFrom(change, rev));
    const [next, ...rest] = from < 0 ? [] : kept.slice(from);
    const known = next && rest.reduce((joined, { change }) => joinChanges(joined, change), next.change);
    const nothing = { uuid: document.uuid, prev: document.rev, rev: document.rev };
    return known === undefined ? nothing : withoutRemoved(known, document);
  };
  return {
    document: () => document,
    readOn: (after) => {
      if (after.rev <= document.rev) return document;
      const change = changeBetween(document, after, 0);
      kept = lastOf([...kept, { change, bytes: JSON.stringify(change).length }]);
      document = withChange(document, change) ?? after;
      told.clear();
      return document;
    },
    since: (rev, serverTime) => {
      const change = told.get(rev) ?? sinceRev(rev);
      if (told.size < MOST_CHANGES) told.set(rev, change);
      return { ...change, serverTime };
    },
  };
}

/** What came and went again is nobody's: it may have been removed while the public did not see the competition. */
function withoutRemoved<Told extends Omit<Change, "serverTime">>(change: Told, document: Document): Told {
  const isKnown = (parts: readonly { readonly uuid: string }[]) => {
    const known = new Set(parts.map(({ uuid }) => uuid));
    return ({ uuid }: { readonly uuid: string }) => known.has(uuid);
  };
  const { categories, fightings, carpets } = change;
  return {
    ...change,
    ...(categories && { categories: categories.filter(isKnown(document.categories)) }),
    ...(fightings && { fightings: fightings.filter(isKnown(document.fightings)) }),
    ...(carpets && { carpets: carpets.filter(isKnown(document.carpets)) }),
  };
}

function lastOf(kept: readonly Kept[]): readonly Kept[] {
  let bytes = 0;
  const first = kept.findLastIndex((one) => {
    bytes += one.bytes;
    return bytes > MOST_BYTES;
  });
  return kept.slice(first + 1).slice(-MOST_CHANGES);
}

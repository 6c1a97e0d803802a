import { feeLines, sumOf, type Balance, type FeeEntry, type FeeLine } from "./priceList.ts";
import type { PriceList } from "./priceSteps.ts";

/** An entry somebody made through an account. */
export type FeeApplication = {
  readonly profileId: number;
  /** The fighter it became, where it was ever accepted. */
  readonly fighterId: number | undefined;
  readonly categoryId: number | undefined;
  readonly category: string;
  readonly day: string;
  /** New or accepted. */
  readonly isLive: boolean;
};

/** Somebody who stands in a category, however they came there. */
export type FeeMember = {
  readonly fighterId: number;
  readonly categoryId: number;
  readonly category: string;
  /** When the fighter was written: who was put in by hand owes the price of that day. */
  readonly day: string;
};

/** A part of a payment that counts. */
export type FeePart = {
  readonly profileId: number | undefined;
  readonly fighterId: number | undefined;
  readonly kopecks: number;
};

/** The records of people, as far as they say who is who. */
export type FeeFighter = {
  readonly id: number;
  readonly profileId: number | undefined;
  /** The record this one was found to be the same person as. */
  readonly mergedInto: number | undefined;
};

export type FeeFacts = {
  readonly applications: readonly FeeApplication[];
  readonly members: readonly FeeMember[];
  readonly fighters: readonly FeeFighter[];
  readonly parts: readonly FeePart[];
};

export type FeePersonKey = `p${number}` | `f${number}`;

/** Paid for somebody whose record is gone: the money is still there. */
export const NOBODY_KEY: FeePersonKey = "f0";

export type OwingPerson = Balance & {
  readonly key: FeePersonKey;
  readonly lines: readonly FeeLine[];
  /** When the person first entered the event, withdrawn entries included. */
  readonly firstDay: string | undefined;
};

/** Everybody who owes or has paid, each once, whether they came by an account or from a list (FE7, FE8). */
export function owingPeople(pricing: PriceList, facts: FeeFacts): OwingPerson[] {
  const keyOf = keysOf(facts);
  const paid = new Map<FeePersonKey, number>();
  for (const part of facts.parts) {
    const key = keyOf(part);
    paid.set(key, (paid.get(key) ?? 0) + part.kopecks);
  }
  const entries = entriesOf(facts, keyOf);
  return [...new Set([...entries.keys(), ...paid.keys()])].map((key) => {
    const own = entries.get(key) ?? [];
    const lines = feeLines(pricing, own);
    const [firstDay] = own.map(({ day }) => day).toSorted();
    return { key, lines, firstDay, owed: sumOf(lines), paid: paid.get(key) ?? 0 };
  });
}

type KeyOf = (one: {
  readonly profileId?: number | undefined;
  readonly fighterId?: number | undefined;
}) => FeePersonKey;

/** A fighter is the person of their profile, or of the entry that became them. */
export function keysOf({ applications, fighters }: Pick<FeeFacts, "applications" | "fighters">): KeyOf {
  const records = new Map(fighters.map((fighter) => [fighter.id, fighter]));
  const entrants = new Map(
    applications.flatMap(({ fighterId, profileId }) =>
      fighterId === undefined ? [] : [[fighterId, profileId]],
    ),
  );
  const keyOfFighter = (id: number): FeePersonKey => {
    const record = records.get(id);
    if (record?.mergedInto !== undefined && record.mergedInto !== id) return keyOfFighter(record.mergedInto);
    const profileId = record?.profileId ?? entrants.get(id);
    return profileId === undefined ? `f${id}` : `p${profileId}`;
  };
  return ({ profileId, fighterId }) => {
    if (profileId !== undefined) return `p${profileId}`;
    return fighterId === undefined ? NOBODY_KEY : keyOfFighter(fighterId);
  };
}

function entriesOf(
  { applications, members }: Pick<FeeFacts, "applications" | "members">,
  keyOf: KeyOf,
): Map<FeePersonKey, FeeEntry[]> {
  const entries = new Map<FeePersonKey, FeeEntry[]>();
  /** Categories that are spoken for: of a live entry, or of one that was taken back after it had become a place. */
  const known = new Set<string>();
  const add = (key: FeePersonKey, { category, day, isLive }: FeeEntry) =>
    entries.set(key, [...(entries.get(key) ?? []), { category, day, isLive }]);
  for (const one of applications.toSorted((a, b) => Number(b.isLive) - Number(a.isLive))) {
    const key = keyOf({ profileId: one.profileId });
    const place = `${key} ${one.categoryId}`;
    const isTwice = one.isLive && one.categoryId !== undefined && known.has(place);
    if (!isTwice) add(key, one);
    if (one.isLive || one.fighterId !== undefined) known.add(place);
  }
  for (const one of members) {
    const key = keyOf({ fighterId: one.fighterId });
    const place = `${key} ${one.categoryId}`;
    if (known.has(place)) continue;
    known.add(place);
    add(key, { ...one, isLive: true });
  }
  return entries;
}

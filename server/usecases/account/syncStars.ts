import { mergeStars, type Star } from "#domain/follow/follow.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAllStars, replaceStars } from "../../persistence/account/stars.ts";

/** The device's stars and the account's become one list, which both then have (FO3). */
export async function syncStars(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: number,
  ofDevice: readonly Star[],
): Promise<readonly Star[]> {
  // A clock that is ahead must not win every later change.
  const nowMs = now();
  const told = ofDevice.map((star) => ({ ...star, changedAtMs: Math.min(star.changedAtMs, nowMs) }));
  return await db.transaction().execute(async (trx) => {
    const known = await findAllStars(trx, accountId);
    const merged = mergeStars(known, told);
    if (!isSame(known, merged)) await replaceStars(trx, accountId, merged);
    return merged;
  });
}

const isSame = (one: readonly Star[], other: readonly Star[]): boolean =>
  one.length === other.length && mergeStars(one, []).every((star, index) => isSameStar(star, other[index]));

const isSameStar = (one: Star, other: Star | undefined): boolean =>
  one.kind === other?.kind &&
  one.ref === other.ref &&
  one.isOn === other.isOn &&
  one.changedAtMs === other.changedAtMs;

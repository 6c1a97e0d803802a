import type { Transaction } from "kysely";
import { isMinorOn } from "#domain/entry/eligibility.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import {
  findAllOwnConsents,
  findApplication,
  findFighterById,
  findProfileById,
  insertConsents,
  type FoundApplication,
} from "../../persistence/entry/people.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { checkApplication } from "./applicationRules.ts";
import { followApplication } from "./followApplication.ts";
import { isHiddenAdult, publishNames, publishNamesByHand } from "./publishNames.ts";
import type { Write, WriteProblem } from "../shared/write.ts";
import { weighAlong } from "./weighAlong.ts";

type Trx = Transaction<Tables>;
type Before = { readonly application: FoundApplication | undefined; readonly wasHiddenAdult: boolean };
export type Written = {
  readonly id: number;
  readonly before: Before | undefined;
  readonly isNew: boolean;
};

/** The application or the athlete as they were, for what follows from their change. */
export async function beforeWrite(
  deps: Pick<Deps, "config" | "now">,
  trx: Trx,
  { collection }: Write,
  id: number,
): Promise<Before> {
  const application = collection.name === "applications" ? await findApplication(trx, id) : undefined;
  const fighter = collection.name === "fighters" ? await findFighterById(trx, id) : undefined;
  return { application, wasHiddenAdult: !!fighter && (await isHiddenAdult(trx, fighter, hallToday(deps))) };
}

/** What a written entry brings about in others, in the same transaction; the competitions that show it are returned. */
export async function afterWrite(
  deps: Pick<Deps, "config" | "now" | "newId">,
  trx: Trx,
  { collection, viewer }: Write,
  { id, before, isNew }: Written,
): Promise<Result<readonly string[], WriteProblem>> {
  if (collection.name === "applications") {
    const after = await findApplication(trx, id);
    const checked = after && (await checkApplication(trx, viewer, after, hallToday(deps)));
    if (checked?.ok === false) return checked;
    return ok(await followApplication(deps, trx, { id, before: before?.application, viewer }));
  }
  if (collection.name === "profiles") {
    if (isNew) await takeOverConsents(deps, trx, id);
    return ok(await publishNames(trx, id));
  }
  if (collection.name === "categories") await weighAlong(trx, { categoryId: id });
  if (collection.name !== "fighters") return ok([]);
  if (!isNew) await weighAlong(trx, { fighterIds: [id] });
  // An organiser may write a name into it, but not past the consent.
  const fighter = await findFighterById(trx, id);
  if (fighter === undefined) return ok([]);
  if (fighter.profile_id !== null) return ok(await publishNames(trx, fighter.profile_id));
  const wasHiddenAdult = before?.wasHiddenAdult ?? false;
  await publishNamesByHand(trx, fighter, { today: hallToday(deps), wasHiddenAdult });
  return ok([]);
}

/** A grown-up who makes their own profile has agreed already, when they registered. */
async function takeOverConsents(
  deps: Pick<Deps, "config" | "now">,
  trx: Trx,
  profileId: number,
): Promise<void> {
  const profile = await findProfileById(trx, profileId);
  const today = hallToday(deps);
  if (profile?.relation !== "self" || profile.birth_date === null || isMinorOn(profile.birth_date, today))
    return;
  const given = await findAllOwnConsents(trx, profile.owner_id);
  await insertConsents(
    trx,
    given
      .filter(({ kind }) => kind !== "rules")
      .map(({ id: _own, ...consent }) => ({ ...consent, profile_id: profileId })),
  );
}

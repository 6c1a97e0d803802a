import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { ChangeKind } from "#contract/entry/profile.ts";
import { hasRight, type Viewer } from "#domain/access/access.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertFighter } from "../../persistence/draw/entrantRows.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import {
  findApplication,
  findFighterIdOfEntry,
  findProfileById,
  insertChange,
  joinCategory,
  leaveCategory,
  updateApplication,
  type FoundApplication,
} from "../../persistence/entry/people.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findShownIn } from "../../query/writeRows.ts";
import { publishNames } from "./publishNames.ts";
import { weighAlong } from "./weighAlong.ts";

type Trx = Transaction<Tables>;
type Written = {
  readonly id: number;
  readonly before: FoundApplication | undefined;
  readonly viewer: Viewer;
};

/** What follows from a written application: its history, and the fighter it becomes once it is accepted (EN7). */
export async function followApplication(
  deps: Pick<Deps, "now" | "newId">,
  trx: Trx,
  { id, before, viewer }: Written,
): Promise<string[]> {
  const after = await findApplication(trx, id);
  if (after === undefined) return [];
  const isOrganiser = hasRight(viewer, "organise", after.event_id);
  for (const kind of changesBetween(before, after, viewer))
    await insertChange(trx, {
      application_id: id,
      actor_id: viewer.accountId ?? null,
      is_organiser: isOrganiser,
      at_ms: deps.now(),
      kind,
    });
  // Who was asked for a correction has answered with it.
  if (before?.needs_change && !isOrganiser) await updateApplication(trx, id, { needs_change: false });
  const left = await leaveOldCategory(trx, before, after);
  return after.state === "accepted" ? [...left, ...(await enter(deps, trx, after))] : left;
}

function changesBetween(
  before: FoundApplication | undefined,
  after: FoundApplication,
  viewer: Viewer,
): ChangeKind[] {
  if (before === undefined) return ["created"];
  const kinds: ChangeKind[] = [];
  if (before.state !== after.state && after.state !== "new") kinds.push(after.state);
  if (!before.needs_change && after.needs_change) kinds.push("asked");
  if (before.weigh_in_state !== after.weigh_in_state && after.weigh_in_state !== "not_weighed")
    kinds.push(after.weigh_in_state);
  return kinds.length === 0 && !hasRight(viewer, "organise", after.event_id) ? ["changed"] : kinds;
}

async function leaveOldCategory(
  trx: Trx,
  before: FoundApplication | undefined,
  after: FoundApplication,
): Promise<string[]> {
  if (before === undefined || before.category_id === null || before.fighter_id === null) return [];
  const stays = after.state === "accepted" && after.category_id === before.category_id;
  // After the draw somebody who left is dealt with bout by bout.
  if (stays || before.draw !== null) return [];
  const shownIn = await findShownIn(trx, COLLECTIONS.fighters, before.fighter_id);
  await leaveCategory(trx, { category_id: before.category_id, fighter_id: before.fighter_id });
  return shownIn;
}

async function enter(
  deps: Pick<Deps, "now" | "newId">,
  trx: Trx,
  application: FoundApplication,
): Promise<string[]> {
  const fighterId = application.fighter_id ?? (await findFighterIdOfEntry(trx, application));
  const id = fighterId ?? (await makeFighter(deps, trx, application));
  if (id === undefined) return [];
  if (application.fighter_id === null) await updateApplication(trx, application.id, { fighter_id: id });
  if (application.category_id !== null && application.draw === null)
    await joinCategory(trx, { category_id: application.category_id, fighter_id: id });
  await weighAlong(trx, { fighterIds: [id] });
  const renamed = await publishNames(trx, application.profile_id);
  return [...renamed, ...(await findShownIn(trx, COLLECTIONS.fighters, id))];
}

async function makeFighter(
  deps: Pick<Deps, "now" | "newId">,
  trx: Trx,
  application: FoundApplication,
): Promise<number | undefined> {
  const profile = await findProfileById(trx, application.profile_id);
  if (profile === undefined) return undefined;
  const fighter = await insertFighter(trx, {
    ...newEntry(deps.now(), randomBytes),
    uuid: deps.newId(),
    last_name: profile.last_name,
    first_name: profile.first_name,
    weight: application.weight ?? profile.weight,
    sex: profile.gender,
    city: profile.city,
    belt: profile.belt,
    team_id: application.team_id ?? profile.team_id,
    profile_id: profile.id,
    birth_date: profile.birth_date,
    middle_name: profile.middle_name,
    coach: profile.coach,
    phone: profile.phone,
  });
  return fighter.id;
}

import { boutEventSchema } from "#contract/bout/boutEvent.ts";
import { isOfMat, type ParkedAct } from "#contract/bout/parked.ts";
import { canOperate, canRunMat, type DeskStaffing } from "#domain/access/access.ts";
import { targetOf } from "#domain/bout/correction.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByUuid, findRefereeIds } from "../../persistence/event/competitionRows.ts";
import { findEventsById } from "../../persistence/bout/boutLog.ts";
import { findOwnCarpetUuids } from "../../persistence/day/matQueues.ts";
import {
  countAllOpenParked,
  findOpenParkedOf,
  findParkedOf,
  type ParkedRow,
} from "../../persistence/bout/parkedActs.ts";
import { presentParked } from "../../present/parked.ts";

/** Admins see all of it; a referee who is meant for one mat sees what is of that mat, and what they made themselves. */
export async function listParked(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
  only?: "open",
): Promise<Result<readonly ParkedAct[], { readonly code: "not-found" | "forbidden" }>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  const refereeIds = competition === undefined ? [] : await findRefereeIds(db, competition.id);
  if (!canOperate(viewer, { place: competitionUuid, refereeIds })) return refuse({ code: "forbidden" });
  if (competition === undefined) return refuse({ code: "not-found" });
  const ownCarpets = await findOwnCarpetUuids(db, viewer.accountId ?? 0, competition.id);
  const rows = await (only === "open" ? findOpenParkedOf : findParkedOf)(db, competition.id);
  return ok(parkedFor(viewer, { place: competitionUuid, refereeIds, ownCarpets }, rows.map(withAuthor)));
}

/** An act and whose account sent it, which others are not told. */
type AuthoredAct = { readonly act: ParkedAct; readonly authorId: number | null };

export const withAuthor = (row: ParkedRow): AuthoredAct => ({
  act: presentParked(row),
  authorId: row.actor_id,
});

/** A bout that went to another mat, or to none, hides nothing from who sat at its table (LS33). */
export function parkedFor(
  viewer: Identity,
  staffing: DeskStaffing,
  authored: readonly AuthoredAct[],
): ParkedAct[] {
  const runsAll = canRunMat(viewer, { ...staffing, carpet: undefined });
  return authored.flatMap(({ act, authorId }) => {
    const isOwn = authorId !== null && authorId === viewer.accountId;
    return runsAll || isOwn || staffing.ownCarpets.some((mat) => isOfMat(act, mat)) ? [act] : [];
  });
}

/** What these acts take back, replace or move: it is in the log of their bout, or was not taken either. */
export async function findTargets(
  { db }: Pick<Deps, "db">,
  acts: readonly ParkedAct[],
): Promise<Record<string, BoutEvent>> {
  const about = acts.filter(({ submitted }) => targetOf(submitted.event) !== undefined);
  const ids = new Set(about.flatMap(({ submitted }) => targetOf(submitted.event) ?? []));
  const bouts = new Set(about.map(({ fighting }) => fighting.uuid));
  // An id that stands in the log of another bout was not meant.
  const logged = (await findEventsById(db, [...ids])).filter(({ fightingUuid }) => bouts.has(fightingUuid));
  const refused = acts.filter(({ id }) => ids.has(id));
  return Object.fromEntries<BoutEvent>([
    ...refused.map(({ id, submitted }) => [id, submitted.event] as const),
    ...logged.map(({ id, payload }) => [id, boutEventSchema.parse(payload)] as const),
  ]);
}

/** Of all competitions, those nobody has decided about. */
export const countParked = ({ db }: Pick<Deps, "db">): Promise<number> => countAllOpenParked(db);

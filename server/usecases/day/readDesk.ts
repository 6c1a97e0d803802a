import { isOfMat } from "#contract/bout/parked.ts";
import type { Desk } from "#contract/day/matActs.ts";
import type { TableReadiness } from "#contract/day/readiness.ts";
import { canDraw, canOperate, canRunMat, type MatStaffing } from "#domain/access/access.ts";
import { isSpread, matsToTakeBack, queueChange } from "#domain/schedule/queueChange.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { findCompetitionByUuid, findRefereeIds } from "../../persistence/event/competitionRows.ts";
import { findDeskPeople, findHeldTables } from "../../persistence/day/deskRows.ts";
import { findOpenParkedOf } from "../../persistence/bout/parkedActs.ts";
import { findAllDisplays } from "../../persistence/display/displays.ts";
import {
  findCompetitionCarpets,
  findLastQueueAct,
  findOwnCarpetUuids,
} from "../../persistence/day/matQueues.ts";
import { findLastMark, findPresence } from "../../persistence/day/presenceRows.ts";
import { presentDisplayReadiness } from "../../present/display.ts";
import { parkedFor, withAuthor } from "../bout/listParked.ts";
import { findMatReferees } from "../referee/matReferees.ts";
import { ordersSchema } from "./placeBout.ts";

export type DeskProblem = { readonly code: "not-found" | "forbidden" };

/** What officials see beside the public document: who sits where, what can be taken back, whom to look at twice. */
export async function readDesk(
  deps: Pick<Deps, "db" | "now">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<Desk, DeskProblem>> {
  const { db } = deps;
  const competition = await findCompetitionByUuid(db, competitionUuid);
  const refereeIds = competition === undefined ? [] : await findRefereeIds(db, competition.id);
  if (!canOperate(viewer, { place: competitionUuid, refereeIds }, "read"))
    return refuse({ code: "forbidden" });
  if (competition === undefined) return refuse({ code: "not-found" });
  const carpets = await findCompetitionCarpets(db, competition.id);
  const referees = await findMatReferees(db, competition.id, refereeIds);
  const tables = await findHeldTables(db, competition.id);
  const undecided = (await findOpenParkedOf(db, competition.id)).map(withAuthor);
  const ownCarpets = await findOwnCarpetUuids(db, viewer.accountId ?? 0, competition.id);
  const staffing = { place: competitionUuid, refereeIds, ownCarpets };
  const mayAct = canOperate(viewer, staffing);
  // Before the marks are read: one made in between is asked for again, not missed.
  const presenceAt = await findLastMark(db, competitionUuid);
  return ok({
    ownCarpets,
    isHead: canDraw(viewer, staffing),
    mayAct,
    mats: carpets.map(({ uuid }) => {
      const table = tables.find(({ carpetUuid }) => carpetUuid === uuid);
      return {
        carpet: uuid,
        officials: referees.officialsOf(uuid),
        table:
          table === undefined
            ? null
            : presentTable(table, undecided.filter(({ act }) => isOfMat(act, uuid)).length),
      };
    }),
    displays: (await findAllDisplays(db, competition.id)).map((row) =>
      presentDisplayReadiness(row, deps.now()),
    ),
    parked: mayAct ? parkedFor(viewer, staffing, undecided).length : 0,
    lastAct: await findLastAct(deps, competitionUuid, (carpet) => canRunMat(viewer, { ...staffing, carpet })),
    people: await findPeople(deps, competition.id),
    neutrality: referees.warnings,
    presence: (await findPresence(db, competition.id)).flatMap(({ isHere, ...mark }) =>
      isHere === null ? [] : [{ ...mark, isHere }],
    ),
    presenceAt,
  });
}

async function findLastAct(
  { db }: Pick<Deps, "db">,
  competitionUuid: string,
  mayRun: (carpet: MatStaffing["carpet"]) => boolean,
): Promise<Desk["lastAct"]> {
  const act = await findLastQueueAct(db, competitionUuid);
  if (act === undefined) return null;
  const account = await findAccountById(db, act.actor_id);
  const user = account === undefined ? "" : (account.display_name ?? account.username);
  const lists = [ordersSchema.parse(act.before), ordersSchema.parse(act.after), act.fighting_uuid] as const;
  const { bouts, from, to } = queueChange(...lists);
  const ways = { from: from ?? null, to: to ?? null, isSpread: isSpread(lists[0], lists[1]) };
  const mayUndo = matsToTakeBack(...lists).every(mayRun);
  return { id: act.id, at: act.at_ms, user, bouts: [...bouts], ...ways, mayUndo };
}

/** Those nobody has weighed, and those who share a name with somebody else. */
async function findPeople({ db }: Pick<Deps, "db">, competitionId: number): Promise<Desk["people"]> {
  const rows = await findDeskPeople(db, competitionId);
  const uuidsByName = new Map<string, Set<string>>();
  for (const { lastName, firstName, uuid } of rows) {
    const name = `${lastName} ${firstName ?? ""}`.toLocaleLowerCase("ru");
    uuidsByName.set(name, (uuidsByName.get(name) ?? new Set()).add(uuid));
  }
  const namesakes = new Set(
    [...uuidsByName.values()].filter(({ size }) => size > 1).flatMap((set) => [...set]),
  );
  const people = new Map<string, Desk["people"][number]>();
  for (const { uuid, birthDate, weight, weighInState } of rows) {
    const isWeighedIn = weighInState === null ? weight !== null : weighInState === "passed";
    const known = people.get(uuid);
    if (isWeighedIn && !namesakes.has(uuid)) continue;
    const birthYear = namesakes.has(uuid) && birthDate !== null ? Number(birthDate.slice(0, 4)) : null;
    people.set(uuid, { fighter: uuid, birthYear, isWeighedIn: isWeighedIn && (known?.isWeighedIn ?? true) });
  }
  return [...people.values()];
}

type HeldTable = Awaited<ReturnType<typeof findHeldTables>>[number];

const presentTable = (table: HeldTable, undecided: number): TableReadiness => ({
  user: nameOf(table),
  seenAt: table.seenMs,
  device: table.deviceId ?? "",
  userAgent: table.userAgent,
  offsetMs: table.offsetMs,
  unsent: table.unsent,
  undecided,
});

const nameOf = ({ displayName, username }: { displayName: string | null; username: string }) =>
  displayName ?? username;

import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { RefereePerson } from "#contract/referee/referee.ts";
import { giveEventRole } from "../persistence/account/eventRoles.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { insertReferee, replaceRefereeMats } from "../persistence/referee/refereeRows.ts";
import type { DemoData } from "./demoData.ts";

type Hall = {
  readonly trx: Transaction<Tables>;
  readonly data: DemoData;
  readonly competitionId: number;
  /** By uuid. */
  readonly carpets: ReadonlyMap<string, number>;
  /** By address. */
  readonly accounts: ReadonlyMap<string, number>;
};

/** The referees of the main event: some on paper only, and the secretaries who sign in. */
export async function insertDemoReferees(hall: Hall): Promise<void> {
  for (const { mats, ...person } of hall.data.referees)
    await insertOne(hall, person, { mats, account: null });
  for (const { email, name, mat } of hall.data.users) {
    if (mat === undefined) continue;
    const person = { ...NOTHING_KNOWN, lastName: name };
    await insertOne(hall, person, { mats: [mat], account: hall.accounts.get(email) ?? null });
  }
}

type Chief = Pick<Hall, "trx" | "accounts"> & { readonly eventId: number; readonly nowMs: number };

/** Who runs the head table of the main event decides there, too (RL24). */
export async function insertDemoChief({ trx, accounts, eventId, nowMs }: Chief): Promise<void> {
  const [accountId, actorId] = [accounts.get("chief@kover.example"), accounts.get("admin@kover.example")];
  if (accountId === undefined || actorId === undefined) return;
  await giveEventRole(trx, { eventId, accountId, role: "chief-judge" }, { nowMs, actorId });
}

const NOTHING_KNOWN = {
  firstName: null,
  middleName: null,
  grade: null,
  post: "secretary",
  region: null,
  city: null,
  club: null,
} as const;

type Place = { readonly mats: readonly string[]; readonly account: number | null };

async function insertOne(
  { trx, competitionId, carpets }: Hall,
  { lastName, firstName, middleName, ...person }: RefereePerson,
  { mats, account }: Place,
): Promise<void> {
  const { id } = await insertReferee(trx, {
    ...person,
    uuid: randomUUID(),
    competition_id: competitionId,
    last_name: lastName,
    first_name: firstName,
    middle_name: middleName,
    account_id: account,
  });
  await replaceRefereeMats(
    trx,
    id,
    mats.flatMap((mat) => carpets.get(mat) ?? []),
  );
}

import type { Transaction } from "kysely";
import type { ImportRequest, NewAthlete } from "#contract/entry/roll.ts";
import { isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findTeamIdByName } from "../../persistence/entry/teamRows.ts";
import type { WriteProblem } from "../shared/write.ts";
import { createEntries, type Make } from "./writeEntry.ts";

export type ImportProblem =
  | WriteProblem
  | { readonly code: "competition-closed" }
  /** Counted from one, as people count lines. */
  | { readonly code: "unknown-category" | "category-drawn"; readonly row: number };

/**
 * A whole list of athletes into their categories, or nobody: half a list would be written twice (EN10). The names of minors
 * are published with a signed consent only, which the organiser answers for (EN14).
 */
export async function importAthletes(
  deps: Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  { athletes, haveAllConsents = false }: ImportRequest,
): Promise<Result<{ made: number }, ImportProblem>> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  return createEntries(
    deps,
    { collection: COLLECTIONS.fighters, viewer },
    async (trx, make): Promise<Result<{ made: number }, ImportProblem>> => {
      const opened = await openCategories(trx, competitionUuid, athletes);
      if (!opened.ok) return opened;
      const teamOf = createTeamFinder(trx, viewer, make);
      for (const { category, team, hasConsent, ...athlete } of athletes) {
        const club = team === null ? ok(null) : await teamOf(team);
        if (!club.ok) return club;
        const stated = { hasConsent: haveAllConsents || hasConsent === true };
        const data = {
          ...athlete,
          ...stated,
          team: club.value,
          categories: [opened.value.get(category) ?? 0],
        };
        const made = await make({ collection: COLLECTIONS.fighters, viewer }, { data });
        if (!made.ok) return made;
      }
      await auditConsents(deps, trx, viewer, { competitionUuid, athletes, haveAllConsents });
      return ok({ made: athletes.length });
    },
  );
}

type Stated = Required<ImportRequest> & { readonly competitionUuid: string };

/** Who said that the papers are there, and for how many. */
async function auditConsents(
  { now }: Pick<Deps, "now">,
  trx: Transaction<Tables>,
  { accountId, sessionId }: Identity,
  { competitionUuid, athletes, haveAllConsents }: Stated,
): Promise<void> {
  const stated = athletes.filter(({ hasConsent }) => haveAllConsents || hasConsent).length;
  if (stated === 0) return;
  await insertAudit(trx, {
    at_ms: now(),
    actor_id: accountId ?? null,
    session_id: sessionId ?? null,
    ip_hash: null,
    action: "consents.stated",
    object: `competition:${competitionUuid}`,
    after: { athletes: stated, ofList: athletes.length, haveAllConsents },
  });
}

/** The numbers of the categories by uuid; nobody draws or closes them until the end of the transaction. */
async function openCategories(
  trx: Transaction<Tables>,
  competitionUuid: string,
  athletes: readonly NewAthlete[],
): Promise<Result<ReadonlyMap<string, number>, ImportProblem>> {
  if ((await findCompetitionByUuid(trx, competitionUuid)) === undefined) return refuse({ code: "not-found" });
  await lockFeed(trx, competitionUuid);
  const competition = await findCompetitionByUuid(trx, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const rows = await findCategoriesInOrder(trx, competition.id);
  const categories = new Map(rows.map((row) => [row.uuid, row]));
  for (const [index, { category }] of athletes.entries()) {
    const row = categories.get(category);
    if (row === undefined) return refuse({ code: "unknown-category", row: index + 1 });
    if (row.draw !== null) return refuse({ code: "category-drawn", row: index + 1 });
  }
  return ok(new Map(rows.map((row) => [row.uuid, row.id])));
}

/** One club under two spellings is one. */
function createTeamFinder(trx: Transaction<Tables>, viewer: Identity, make: Make) {
  const teams = new Map<string, number>();
  return async (name: string): Promise<Result<number, WriteProblem>> => {
    const key = name.toLowerCase();
    const known = teams.get(key) ?? (await findTeamIdByName(trx, name));
    const team =
      known === undefined
        ? await make({ collection: COLLECTIONS.teams, viewer }, { data: { name } })
        : ok(known);
    if (team.ok) teams.set(key, team.value);
    return team;
  };
}

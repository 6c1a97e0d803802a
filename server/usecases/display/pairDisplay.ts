import { randomBytes, randomInt } from "node:crypto";
import {
  DEFAULT_SHOW,
  type DisplayChange,
  type DisplayClaim,
  type DisplayLinkRequest,
} from "#contract/display/display.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import type { DisplayRow } from "../../persistence/database/displayTables.ts";
import {
  countWaitingDisplays,
  deleteDisplay,
  deleteExpiredCodes,
  findAllDisplays,
  findDisplay,
  findDisplayByCode,
  insertDisplay,
  touchDisplay,
  updateDisplay,
  updateDisplayReport,
  type DisplayWithCompetition,
} from "../../persistence/display/displays.ts";
import { newDocumentId } from "../../persistence/database/documentId.ts";
import { findOperatedCompetition, type OperatedProblem } from "../shared/operated.ts";

type TooMany = { readonly code: "too-many-displays" };
type ClaimProblem = OperatedProblem | { readonly code: "no-such-display" };

const CODE_MS = 10 * 60_000;
/** So many may wait at once that a drawn code is nearly always free. */
const MOST_WAITING = 2000;
const MOST_PAIRED = 200;
const DRAWS = 40;

/** A display that shows its code and waits for somebody to claim it. */
export async function openDisplay(
  deps: Pick<Deps, "db" | "now">,
): Promise<Result<DisplayWithCompetition, TooMany>> {
  await deleteExpiredCodes(deps.db, deps.now());
  if ((await countWaitingDisplays(deps.db)) >= MOST_WAITING) return refuse({ code: "too-many-displays" });
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = String(randomInt(10_000)).padStart(4, "0");
    const row = await insertDisplay(deps.db, {
      ...newRow(deps),
      code,
      code_until_ms: deps.now() + CODE_MS,
    });
    if (row !== undefined) return ok({ ...row, competition_uuid: null });
  }
  return refuse({ code: "too-many-displays" });
}

const SEEN_EVERY_MS = 10_000;

/** A display looks at what it shall show; one that was taken away is refused. */
export async function readOwnDisplay(
  { config, db, now }: Pick<Deps, "config" | "db" | "now">,
  viewer: Identity,
): Promise<Result<DisplayWithCompetition, { readonly code: "forbidden" }>> {
  const row = viewer.displayId === undefined ? undefined : await findDisplay(db, viewer.displayId);
  if (row === undefined) return refuse({ code: "forbidden" });
  // Whoever has just opened it looks at the list at once; from then on its socket and its reports tell of it.
  const isNoted = row.competition_uuid !== null && config.role !== "spectators";
  if (isNoted && now() - (row.seen_ms ?? 0) > SEEN_EVERY_MS) await touchDisplay(db, row.document_id, now());
  return ok(row);
}

/** How a display does, as it tells itself. */
export async function reportDisplay(
  { db, now }: Pick<Deps, "db" | "now">,
  viewer: Identity,
  offsetMs: number | null,
): Promise<Result<void, { readonly code: "forbidden" }>> {
  const row = viewer.displayId === undefined ? undefined : await findDisplay(db, viewer.displayId);
  if (row === undefined) return refuse({ code: "forbidden" });
  await updateDisplayReport(db, row.document_id, { offsetMs, nowMs: now() });
  return ok(undefined);
}

/** The code is used up by the first claim, right or not for anybody else. */
export async function claimDisplay(
  deps: Pick<Deps, "db" | "now">,
  viewer: Identity,
  claim: DisplayClaim,
): Promise<Result<DisplayRow, ClaimProblem>> {
  const competition = await findOperatedCompetition(deps.db, viewer, claim.competition, "announce");
  if (!competition.ok) return competition;
  const waiting = await findDisplayByCode(deps.db, claim.code, deps.now());
  if (waiting === undefined) return refuse({ code: "no-such-display" });
  const claimed = await updateDisplay(deps.db, waiting.document_id, {
    competition_id: competition.value.id,
    name: claim.name,
    code: null,
    code_until_ms: null,
    paired_by: viewer.accountId ?? null,
    updated_at: isoNow(deps),
    ...(claim.show && { show: writeJson(claim.show) }),
  });
  return claimed === undefined ? refuse({ code: "no-such-display" }) : ok(claimed);
}

/** A display that is paired before it exists: whoever opens its link is it. */
export async function createDisplayLink(
  deps: Pick<Deps, "db" | "now">,
  viewer: Identity,
  competitionUuid: string,
  { name, show = DEFAULT_SHOW }: DisplayLinkRequest,
): Promise<Result<DisplayRow, OperatedProblem | TooMany>> {
  const competition = await findOperatedCompetition(deps.db, viewer, competitionUuid, "announce");
  if (!competition.ok) return competition;
  const paired = await findAllDisplays(deps.db, competition.value.id);
  if (paired.length >= MOST_PAIRED) return refuse({ code: "too-many-displays" });
  const row = await insertDisplay(deps.db, {
    ...newRow(deps),
    name,
    show: writeJson(show),
    competition_id: competition.value.id,
    paired_by: viewer.accountId ?? null,
  });
  return row === undefined ? refuse({ code: "too-many-displays" }) : ok(row);
}

export async function listDisplays(
  deps: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<DisplayRow[], OperatedProblem>> {
  const competition = await findOperatedCompetition(deps.db, viewer, competitionUuid, "read");
  return competition.ok ? ok(await findAllDisplays(deps.db, competition.value.id)) : competition;
}

export async function changeDisplay(
  deps: Pick<Deps, "db" | "now">,
  viewer: Identity,
  documentId: string,
  { name, show }: DisplayChange,
): Promise<Result<DisplayRow, OperatedProblem>> {
  const found = await findOwnDisplay(deps, viewer, documentId);
  if (!found.ok) return found;
  const changed = await updateDisplay(deps.db, documentId, {
    updated_at: isoNow(deps),
    ...(name !== undefined && { name }),
    ...(show !== undefined && { show: writeJson(show) }),
  });
  return changed === undefined ? refuse({ code: "not-found" }) : ok(changed);
}

/** From now on the link opens nothing; a display that is on goes dark at the next look, within a second. */
export async function revokeDisplay(
  deps: Pick<Deps, "db">,
  viewer: Identity,
  documentId: string,
): Promise<Result<void, OperatedProblem>> {
  const found = await findOwnDisplay(deps, viewer, documentId);
  if (!found.ok) return found;
  await deleteDisplay(deps.db, documentId);
  return ok(undefined);
}

async function findOwnDisplay(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  documentId: string,
): Promise<Result<CompetitionRow, OperatedProblem>> {
  const display = await findDisplay(db, documentId);
  const uuid = display?.competition_uuid;
  return typeof uuid === "string"
    ? findOperatedCompetition(db, viewer, uuid, "announce")
    : refuse({ code: "not-found" });
}

function newRow(deps: Pick<Deps, "now">) {
  const at = isoNow(deps);
  return {
    document_id: newDocumentId(randomBytes),
    created_at: at,
    updated_at: at,
    name: "",
    show: writeJson(DEFAULT_SHOW),
    version: 1,
  };
}

const isoNow = ({ now }: Pick<Deps, "now">) => new Date(now()).toISOString();

import { randomBytes, randomInt } from "node:crypto";
import {
  DEFAULT_SHOW,
  type DisplayChange,
  type DisplayClaim,
  type DisplayLinkRequest,
} from "#contract/display.ts";
import { canOperate } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findCompetitionByUuid, findRefereeIds } from "../../persistence/event/competitionRows.ts";
import type { DisplayRow } from "../../persistence/database/displayTables.ts";
import {
  countWaitingDisplays,
  deleteDisplay,
  deleteExpiredCodes,
  findAllDisplays,
  findDisplay,
  findDisplayByCode,
  insertDisplay,
  updateDisplay,
  type DisplayWithCompetition,
} from "../../persistence/display/displays.ts";
import { newDocumentId } from "../../persistence/database/documentId.ts";

export type DisplayProblem =
  | { readonly code: "not-found" }
  | { readonly code: "forbidden" }
  | { readonly code: "wrong-code" }
  | { readonly code: "too-many-displays" };

const CODE_MS = 10 * 60_000;
/** So many may wait at once that a drawn code is nearly always free. */
const MOST_WAITING = 2000;
const MOST_PAIRED = 200;
const DRAWS = 40;

/** A display that shows its code and waits for somebody to claim it. */
export async function openDisplay(deps: Deps): Promise<Result<DisplayWithCompetition, DisplayProblem>> {
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

/** The code is used up by the first claim, right or not for anybody else. */
export async function claimDisplay(
  deps: Deps,
  viewer: Identity,
  claim: DisplayClaim,
): Promise<Result<DisplayRow, DisplayProblem>> {
  const competition = await findOperated(deps, viewer, claim.competition);
  if (!competition.ok) return competition;
  const waiting = await findDisplayByCode(deps.db, claim.code, deps.now());
  if (waiting === undefined) return refuse({ code: "wrong-code" });
  const claimed = await updateDisplay(deps.db, waiting.document_id, {
    competition_id: competition.value.id,
    name: claim.name,
    code: null,
    code_until_ms: null,
    paired_by: viewer.accountId ?? null,
    updated_at: isoNow(deps),
    ...(claim.show && { show: writeJson(claim.show) }),
  });
  return claimed === undefined ? refuse({ code: "wrong-code" }) : ok(claimed);
}

/** A display that is paired before it exists: whoever opens its link is it. */
export async function createDisplayLink(
  deps: Deps,
  viewer: Identity,
  competitionUuid: string,
  { name, show = DEFAULT_SHOW }: DisplayLinkRequest,
): Promise<Result<DisplayRow, DisplayProblem>> {
  const competition = await findOperated(deps, viewer, competitionUuid);
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
  deps: Deps,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<DisplayRow[], DisplayProblem>> {
  const competition = await findOperated(deps, viewer, competitionUuid);
  return competition.ok ? ok(await findAllDisplays(deps.db, competition.value.id)) : competition;
}

export async function changeDisplay(
  deps: Deps,
  viewer: Identity,
  documentId: string,
  { name, show }: DisplayChange,
): Promise<Result<DisplayRow, DisplayProblem>> {
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
  deps: Deps,
  viewer: Identity,
  documentId: string,
): Promise<Result<void, DisplayProblem>> {
  const found = await findOwnDisplay(deps, viewer, documentId);
  if (!found.ok) return found;
  await deleteDisplay(deps.db, documentId);
  return ok(undefined);
}

async function findOwnDisplay(deps: Deps, viewer: Identity, documentId: string) {
  const display = await findDisplay(deps.db, documentId);
  const uuid = display?.competition_uuid;
  if (typeof uuid !== "string") return refuse({ code: "not-found" } as const);
  return await findOperated(deps, viewer, uuid);
}

async function findOperated(deps: Deps, viewer: Identity, uuid: string) {
  const competition = await findCompetitionByUuid(deps.db, uuid);
  if (competition === undefined) return refuse({ code: "not-found" } as const);
  const refereeIds = await findRefereeIds(deps.db, competition.id);
  return canOperate(viewer, { refereeIds }) ? ok(competition) : refuse({ code: "forbidden" } as const);
}

function newRow(deps: Deps) {
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

const isoNow = ({ now }: Deps) => new Date(now()).toISOString();

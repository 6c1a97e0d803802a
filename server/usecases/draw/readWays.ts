import type { Ways, WaysRequest } from "#contract/draw/lateChange.ts";
import { lateConsequences } from "#domain/competition/lateConsequences.ts";
import { advisedWay, waysIn, type WayIn } from "#domain/competition/waysIn.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { findTeamIdOfNewcomer } from "../../persistence/entry/teamRows.ts";
import { findCategoryOfDrawer } from "../shared/drawAccess.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { loadDrawSubject } from "./drawAthletes.ts";
import { lateEntrants, loadLate, type LateSubject } from "./lateDraw.ts";
import type { LateDeps } from "./lateNewcomer.ts";

type WaysProblem = OperatedProblem | { readonly code: "not-drawn" };

/** Stands for whoever has no record yet. */
const NOBODY_YET = "00000000-0000-4000-8000-000000000000";

/** Every way in for a newcomer, with what it changes or why it cannot be (DR61). */
export async function readWays(
  deps: LateDeps,
  viewer: Identity,
  categoryUuid: string,
  { id, team }: WaysRequest,
): Promise<Result<Ways, WaysProblem>> {
  const found = await findCategoryOfDrawer(deps.db, viewer, categoryUuid);
  if (!found.ok) return found;
  const subject = await loadLate(deps.db, await loadDrawSubject(deps.db, found.value.category));
  if (subject === undefined) return refuse({ code: "not-drawn" });
  const clubId = await findTeamIdOfNewcomer(deps.db, { fighter: id, team });
  const newcomer = { id: id ?? NOBODY_YET, team: clubId === undefined ? undefined : String(clubId) };
  const seed = deps.newId();
  const ways = waysIn(subject.late, newcomer, lateEntrants(subject), seed);
  const advised = advisedWay(ways);
  return ok({
    basis: subject.basis,
    ways: ways.map((way) => ({
      ...wayToAnswer(subject, newcomer.id, way),
      seed: way.kind === "redraw" ? seed : null,
      isAdvised: way === advised,
    })),
  });
}

function wayToAnswer(
  { late, bouts }: LateSubject,
  newcomer: string,
  { kind, place, result, meetings }: WayIn,
): Omit<Ways["ways"][number], "isAdvised" | "seed"> {
  const touched = result.ok ? lateConsequences(late, result.value, bouts) : [];
  const own = touched.flatMap(({ after }) => (after?.includes(newcomer) ? [after] : []));
  return {
    kind,
    place: place ?? null,
    problem: result.ok ? null : result.problem.code,
    opponent: own[0]?.find((one) => one !== newcomer) ?? null,
    made: touched.filter(({ before }) => before === undefined).length,
    changed: touched.filter(({ before, after }) => before !== undefined && after !== undefined).length,
    dropped: touched.filter(({ after }) => after === undefined).length,
    mates: meetings.map(({ ids, isCertain }) => ({
      id: ids.find((one) => one !== newcomer) ?? newcomer,
      isCertain,
    })),
  };
}

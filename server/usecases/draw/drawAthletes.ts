import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { DrawAthlete } from "#contract/draw/draw.ts";
import { drawProblems, isDrawable, type Candidate } from "#domain/category/drawable.ts";
import type { Entrant } from "#domain/draw/entrants.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findDrawCandidates, type DrawCandidates } from "../../persistence/draw/drawRows.ts";
import { findWeighIns } from "../../persistence/entry/weighInRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { readFormats } from "#contract/draw/formats.ts";
import type { FormatPackage } from "#domain/draw/formatPackage.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { categoryDrawSchema, type CategoryDraw } from "../category/categoryDraw.ts";

/** A category with everybody who is in it or wants into it. */
export type DrawSubject = {
  readonly category: CategoryRow;
  readonly draw: CategoryDraw | undefined;
  /** What the competition has for how many athletes. */
  readonly formats: FormatPackage;
  readonly athletes: readonly DrawAthlete[];
  readonly fighterIds: ReadonlyMap<string, number>;
  /** Changes with everything a draw depends on (DR31). */
  readonly basis: string;
};

export async function loadDrawSubject(db: Kysely<Tables>, category: CategoryRow): Promise<DrawSubject> {
  const kept = categoryDrawSchema.safeParse(category.draw);
  const draw = kept.success ? kept.data : undefined;
  const candidates = await findDrawCandidates(db, category.id);
  // Whose papers were looked at, or whose slip was taken back, has a row and was not weighed all the same.
  const said = (await findWeighIns(db, category.id)).filter(({ state }) => state !== "not_weighed");
  const weighed = new Map(said.map((row) => [row.fighter_id, row]));
  const athletes = athletesOf(candidates, weighed, category, draw);
  const formats = readFormats((await findCompetitionById(db, category.competition_id))?.formats);
  return {
    category,
    draw,
    formats,
    athletes,
    fighterIds: new Map([
      ...candidates.fighters.map(({ uuid, id }): [string, number] => [uuid, id]),
      ...candidates.entries.flatMap(({ fighter_uuid, fighter_id }): [string, number][] =>
        fighter_uuid === null || fighter_id === null ? [] : [[fighter_uuid, fighter_id]],
      ),
    ]),
    basis: basisOf(category, formats, athletes),
  };
}

export type EntrantChoice = {
  readonly mayBeUnweighed: boolean;
  readonly seeded: readonly string[];
  readonly without: readonly string[];
};

/** Those who can be drawn, as the lots see them. */
export function entrantsOf(
  athletes: readonly DrawAthlete[],
  { mayBeUnweighed, seeded, without }: EntrantChoice,
): Entrant[] {
  return athletes.flatMap(({ fighter, problems, team }): Entrant[] => {
    if (fighter === null || without.includes(fighter) || !isDrawable(problems, mayBeUnweighed)) return [];
    const seed = seeded.indexOf(fighter) + 1;
    return [{ id: fighter, team: team === null ? undefined : String(team.id), ...(seed > 0 && { seed }) }];
  });
}

type Weighed = ReadonlyMap<number, Awaited<ReturnType<typeof findWeighIns>>[number]>;

function athletesOf(
  { entries, fighters }: DrawCandidates,
  weighed: Weighed,
  category: CategoryRow,
  draw: CategoryDraw | undefined,
): DrawAthlete[] {
  const inside = new Set(fighters.map(({ uuid }) => uuid));
  const shown = entries.filter(
    ({ state, fighter_uuid }) => state !== "rejected" || inside.has(fighter_uuid ?? ""),
  );
  const entered = new Set(shown.map(({ fighter_uuid }) => fighter_uuid));
  const byHand = fighters.filter(({ uuid }) => !entered.has(uuid));
  return [
    ...shown.map((entry) => entryToAthlete(entry, category, draw)),
    ...byHand.map((fighter) => fighterToAthlete(fighter, weighed, category, draw)),
  ].toSorted(
    (one, other) =>
      one.lastName.localeCompare(other.lastName, "ru") ||
      (one.firstName ?? "").localeCompare(other.firstName ?? "", "ru"),
  );
}

function entryToAthlete(
  entry: DrawCandidates["entries"][number],
  category: CategoryRow,
  draw: CategoryDraw | undefined,
): DrawAthlete {
  const { weigh_in_state: weighIn, weigh_in_weight: weighInWeight, weight, state } = entry;
  const candidate = {
    entry: { state, weighIn, hasConsent: entry.consent_id !== null },
    weightKg: weighInWeight ?? weight ?? undefined,
  };
  return {
    fighter: entry.fighter_uuid,
    application: entry.document_id,
    lastName: entry.last_name,
    firstName: entry.first_name,
    team: teamOf(entry),
    weight,
    weighInWeight,
    weighIn,
    state,
    problems: [...drawProblems(candidate, limitOf(category))],
    number: numberIn(draw, entry.fighter_uuid),
  };
}

function fighterToAthlete(
  fighter: DrawCandidates["fighters"][number],
  byFighter: Weighed,
  category: CategoryRow,
  draw: CategoryDraw | undefined,
): DrawAthlete {
  const weighed = byFighter.get(fighter.id);
  // Who does not come can be noted without a scale.
  const isScaleUsed = [...byFighter.values()].some(({ state }) => state !== "no_show");
  return {
    fighter: fighter.uuid,
    application: null,
    lastName: fighter.real_last_name ?? fighter.last_name,
    firstName: fighter.real_last_name === null ? fighter.first_name : fighter.real_first_name,
    team: teamOf(fighter),
    weight: fighter.weight,
    weighInWeight: weighed?.weight ?? null,
    weighIn: weighed?.state ?? null,
    state: null,
    problems: [...drawProblems(byHandCandidate(fighter.weight, weighed, isScaleUsed), limitOf(category))],
    number: numberIn(draw, fighter.uuid),
  };
}

/** Whoever the organiser put in needs no entry; once the category has been on the scale, what it said counts (DR29). */
function byHandCandidate(
  weight: number | null,
  weighed: ReturnType<Weighed["get"]>,
  isScaleUsed: boolean,
): Candidate {
  const weightKg = weighed?.weight ?? weight ?? undefined;
  if (weighed === undefined && !isScaleUsed) return { weightKg };
  const weighIn = weighed?.state ?? "not_weighed";
  return { entry: { state: "accepted", weighIn, hasConsent: true }, weightKg };
}

const limitOf = ({ weight_max }: CategoryRow) => ({ weightMax: weight_max ?? undefined });

function teamOf({ team_id, team_name }: { team_id: number | null; team_name: string | null }) {
  return team_id === null || team_name === null ? null : { id: team_id, name: team_name };
}

function numberIn(draw: CategoryDraw | undefined, uuid: string | null): number | null {
  const index = draw?.entrants.indexOf(uuid ?? "") ?? -1;
  return index < 0 ? null : index + 1;
}

function basisOf(
  { draw, format, status }: CategoryRow,
  formats: FormatPackage,
  athletes: readonly DrawAthlete[],
): string {
  const lines = athletes.map(({ fighter, application, team, problems }) =>
    [fighter, application, team?.id, ...problems].join(),
  );
  return createHash("sha256")
    .update(JSON.stringify([draw, format, formats, status, lines.toSorted()]))
    .digest("hex")
    .slice(0, 32);
}

import { readFormats } from "#contract/draw/formats.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import type { OrganisedCategory } from "#contract/event/organiser.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { chosenFormat } from "#domain/draw/formatPackage.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { startPace } from "#domain/schedule/pace.ts";
import { classesBefore, drawnBouts } from "#domain/schedule/plan/drawnBouts.ts";
import type { PlanInput, PlannedBout } from "#domain/schedule/plan/model.ts";
import { planDay, planStartMs, type Plan } from "#domain/schedule/plan/plan.ts";
import { beginOf, type DatedDay, type DatedProgramme } from "#domain/schedule/programme/programme.ts";
import { ageBandOf, queueStateOf } from "#domain/schedule/queue.ts";
import { hasOvertime, restRuleOf, usualSeconds } from "#domain/schedule/rest.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";

export type Planned = {
  readonly competition: Competition;
  readonly categories: readonly OrganisedCategory[];
  readonly programme: DatedProgramme;
};

/** A category on one mat, as long as it is fought there. */
export type PlannedBlock = {
  readonly category: string;
  readonly carpet: string;
  /** The date of the day it belongs to, also when it is fought after midnight. */
  readonly day: string | undefined;
  readonly startMs: number;
  readonly endMs: number;
  readonly bouts: number;
};

export type ProgrammePlan = {
  readonly blocks: readonly PlannedBlock[];
  /** By category, also of those that are not drawn: then as many as their athletes make. */
  readonly boutsOf: ReadonlyMap<string, number>;
};

/** Everything a plan is made from: drawn categories as they stand, of the others only those it is asked for. */
export function programmeInput(
  { competition, categories, programme }: Planned,
  isWanted: (category: string) => boolean,
): { readonly input: PlanInput; readonly bouts: readonly PlannedBout[] } {
  const kinds = new Map(categories.map((category) => [category.uuid, category]));
  const bouts = competition.categories.flatMap((category) =>
    boutsOfCategory(competition, category, kinds.get(category.uuid)),
  );
  const byId = byIdOf(bouts);
  const queues = competition.carpets.map(({ uuid, fightings }) => ({
    carpet: uuid,
    bouts: fightings.flatMap((one) => byId.get(one.uuid) ?? []),
  }));
  const standing = new Set(queues.flatMap((queue) => queue.bouts.map(({ id }) => id)));
  const input = {
    queues,
    added: bouts.filter(({ id, category }) => !standing.has(id) && isWanted(category)),
    pace: startPace(),
    rest: restRuleOf(competition.rules),
    nowMs: planStartMs(programme, competition.status === "in_progress", competition.serverTime),
    programme,
  };
  return { input, bouts };
}

const byIdOf = (bouts: readonly PlannedBout[]) => new Map(bouts.map((bout) => [bout.id, bout]));

/** What the days would look like: drawn categories as they stand, the others as they would be drawn today. */
export function planProgramme(planned: Planned): ProgrammePlan {
  const { competition, programme } = planned;
  const placed = new Set(programme.placements.map(({ category }) => category));
  const { input, bouts } = programmeInput(planned, (category) => placed.has(category));
  const plan = planDay(input);
  return {
    blocks: competition.carpets.length === 0 ? [] : blocksOf(plan, byIdOf(bouts), programme),
    boutsOf: new Map(
      [...Map.groupBy(bouts, ({ category }) => category)].map(([category, list]) => [category, list.length]),
    ),
  };
}

function boutsOfCategory(
  competition: Competition,
  category: Category,
  kind: OrganisedCategory | undefined,
): readonly PlannedBout[] {
  const { drawn, boutByBracketId } = categoryPicture(competition, category);
  const format = chosenFormat(category.format, readFormats(competition.formats), category.fighters.length);
  const draw = drawn?.draw ?? (format && drawBracket(format, category.fighters.length));
  if (draw === undefined) return [];
  const entrants = drawn?.entrants ?? category.fighters;
  const fedBy = classesBefore(
    enteredOf(category, kind),
    competition.categories.map((one) => enteredOf(one, kind)),
  );
  return drawnBouts({
    steps: stepsOf(draw),
    fighterOf: (seed) => entrants[seed - 1]?.uuid,
    boutOf: ({ id, stage, onlyIf }) => {
      const bout = boutByBracketId.get(id);
      return {
        id: bout?.uuid ?? `${category.uuid} ${id}`,
        category: category.uuid,
        boutSeconds: category.boutSeconds ?? usualSeconds(competition.rules),
        state: bout === undefined ? "waiting" : queueStateOf(bout.state),
        age: ageBandOf(kind?.ageMax),
        hasOvertime: hasOvertime(competition.rules),
        isFinal: isFinalStage(stage),
        mayNotHappen: onlyIf !== undefined,
        fedBy,
      };
    },
  }).filter(({ state }) => state !== "finished");
}

const enteredOf = ({ uuid, fighters }: Category, kind: OrganisedCategory | undefined) => ({
  id: uuid,
  isAbsolute: kind?.uuid === uuid && kind.weightMin === null && kind.weightMax === null,
  fighters: fighters.map((fighter) => fighter.uuid),
});

/** A category that waits longer is in two pieces. */
const LONGEST_PAUSE_MS = 60 * 60_000;

function blocksOf(
  { queues, startsMs }: Plan,
  byId: ReadonlyMap<string, PlannedBout>,
  programme: DatedProgramme,
): PlannedBlock[] {
  return queues.flatMap(({ carpet, bouts }) => {
    const here = bouts.flatMap((id) => byId.get(id) ?? []);
    return [...Map.groupBy(here, ({ category }) => category)].flatMap(([category, list]) => {
      const blocks: { -readonly [Key in keyof PlannedBlock]: PlannedBlock[Key] }[] = [];
      for (const { id, boutSeconds } of list) {
        const startMs = startsMs.get(id) ?? 0;
        const endMs = startMs + boutSeconds * 1000;
        const last = blocks.at(-1);
        if (last === undefined || startMs - last.endMs > LONGEST_PAUSE_MS)
          blocks.push({
            category,
            carpet,
            day: dayOfBlock(programme, category, startMs),
            startMs,
            endMs,
            bouts: 1,
          });
        else Object.assign(last, { endMs: Math.max(last.endMs, endMs), bouts: last.bouts + 1 });
      }
      return blocks;
    });
  });
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Past midnight a category stays in the day it was given until the bouts of the next one begin; without a day of its own
 * it belongs to the date. What is fought long after the last day belongs to none: no page is that wide.
 */
export function dayOfBlock(
  { days, placements }: DatedProgramme,
  category: string,
  startMs: number,
): string | undefined {
  const given = placements.find((one) => one.category === category)?.day;
  const day = days.findLast(
    (one) =>
      one.midnightMs <= startMs && (given === undefined || one.date <= given || beginOf(one) <= startMs),
  );
  return day !== undefined && startMs < day.midnightMs + 2 * DAY_MS ? day.date : undefined;
}

export const blocksOn = ({ blocks }: ProgrammePlan, { date }: DatedDay): readonly PlannedBlock[] =>
  blocks.filter(({ day }) => day === date);

/** Minutes after midnight of the day; past midnight it goes on counting. */
export const minuteAt = ({ midnightMs }: DatedDay, ms: number): number =>
  Math.round((ms - midnightMs) / 60_000);

/** Categories that take turns on a mat stand one below the other: in which line each of its blocks does. */
export function linesOf(blocks: readonly PlannedBlock[]): ReadonlyMap<PlannedBlock, number> {
  const ends: number[] = [];
  const lines = new Map<PlannedBlock, number>();
  for (const block of blocks.toSorted((one, other) => one.startMs - other.startMs)) {
    const free = ends.findIndex((endMs) => endMs <= block.startMs);
    const line = free < 0 ? ends.length : free;
    ends[line] = block.endMs;
    lines.set(block, line);
  }
  return lines;
}

export function endMinute(blocks: readonly PlannedBlock[], day: DatedDay): number | undefined {
  return blocks.length === 0 ? undefined : minuteAt(day, Math.max(...blocks.map(({ endMs }) => endMs)));
}

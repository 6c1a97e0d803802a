import type { DrawAthlete, DrawPlan } from "#contract/draw.ts";
import type { Category, Competition, Fighter, Fighting } from "#contract/entity.ts";
import type { DrawnBout, Slot } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { type SketchedCategory, sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";

/** A draw that nobody has saved, in the form every drawn category has: the same pictures show it. */
export function previewPicture(
  competition: Competition,
  category: Category,
  athletes: readonly DrawAthlete[],
  plan: Pick<DrawPlan, "format" | "numbers">,
): SketchedCategory {
  const fighters = plan.numbers.flatMap((uuid) => athleteToFighter(athletes, uuid));
  const bouts = drawBracket(plan.format, plan.numbers.length).bouts.map((bout) =>
    boutToFighting(bout, category, plan.numbers),
  );
  const others = competition.fightings.filter((bout) => bout.category.uuid !== category.uuid);
  return sketchedCategory(
    { ...competition, fightings: [...others, ...bouts] },
    { ...category, format: plan.format, fighters },
  );
}

function athleteToFighter(athletes: readonly DrawAthlete[], uuid: string): Fighter[] {
  const index = athletes.findIndex(({ fighter }) => fighter === uuid);
  const athlete = athletes[index];
  if (athlete === undefined) return [];
  const { lastName, firstName, team, weight, weighInWeight } = athlete;
  return [
    {
      id: index,
      uuid,
      lastName,
      firstName,
      weight: weighInWeight ?? weight,
      team: team === null ? null : { ...team, city: null },
    },
  ];
}

function boutToFighting(bout: DrawnBout, { uuid }: Category, numbers: readonly string[]): Fighting {
  const fighterIn = (slot: Slot) => ("seed" in slot ? (numbers[slot.seed - 1] ?? null) : null);
  const slots: Fighting["slots"] = [
    { fighter: fighterIn(bout.a), source: bout.a },
    { fighter: fighterIn(bout.b), source: bout.b },
  ];
  return {
    id: bout.no,
    documentId: bout.id,
    uuid: `preview ${bout.id}`,
    number: bout.no,
    stage: bout.stage,
    round: bout.round,
    bracketId: bout.id,
    category: { uuid },
    slots,
    fighters: slots.flatMap(({ fighter }) => (fighter === null ? [] : [{ id: 0, uuid: fighter }])),
    carpet: null,
    startedAt: null,
    finishedAt: null,
    ...UNTOUCHED,
  };
}

const UNTOUCHED = {
  version: 0,
  state: "waiting",
  points: {},
  winner: null,
  cause: null,
  result: null,
  clock: { running: false, remaining: 0, anchor: 0, period: 1, duration: 0 },
  countdowns: [],
  swapped: false,
  calls: [],
} satisfies Partial<Fighting>;

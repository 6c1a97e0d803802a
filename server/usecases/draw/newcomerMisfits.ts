import type { ChangePlan, DrawWish } from "#contract/draw/lateChange.ts";
import { entryProblems } from "#domain/entry/eligibility.ts";
import { findCategoryByUuid } from "../../persistence/draw/entrantRows.ts";
import { findFighterById } from "../../persistence/entry/people.ts";
import { findFighterIdByUuid } from "../../persistence/entry/weighInRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import type { Side } from "./performChange.ts";

/** Whether who comes into a category is of its age and sex, as far as these are known: told, never refused (EN42). */
export async function findMisfits(
  { trx, competition, nowMs }: DrawContext,
  wish: DrawWish,
  sides: readonly Side[],
): Promise<ChangePlan["misfits"]> {
  const coming = comingOf(wish, sides[0]);
  if (coming === undefined) return [];
  const category = await findCategoryByUuid(trx, coming.category);
  const fighterId = await findFighterIdByUuid(trx, coming.fighter);
  const person = fighterId === undefined ? undefined : await findFighterById(trx, fighterId);
  if (category === undefined || person === undefined) return [];
  const event = competition.event_id === null ? undefined : await findEventById(trx, competition.event_id);
  const born = person.birth_date ?? (person.birth_year === null ? undefined : `${person.birth_year}-01-01`);
  const problems = entryProblems(
    { birthDate: born, sex: person.sex ?? undefined, weight: undefined },
    {
      sex: category.sex ?? undefined,
      ageMin: category.age_min ?? undefined,
      ageMax: category.age_max ?? undefined,
      weightMax: undefined,
    },
    event?.date_of_event ?? new Date(nowMs).toISOString().slice(0, 10),
  );
  return problems.flatMap((problem): ChangePlan["misfits"] => {
    if (problem.code === "other-sex") return [{ code: "other-sex" }];
    return "age" in problem ? [{ code: problem.code, age: problem.age }] : [];
  });
}

/** Who comes into which category by a change. */
function comingOf(wish: DrawWish, side: Side | undefined) {
  if (wish.type === "moved") return { fighter: wish.id, category: wish.to };
  if (side === undefined || (wish.type !== "entered-late" && wish.type !== "replaced")) return undefined;
  const { change } = side.changed;
  return "id" in change ? { fighter: change.id, category: side.subject.category.uuid } : undefined;
}

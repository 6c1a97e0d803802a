import type { DrawAthlete, DrawState } from "#contract/draw/draw.ts";
import type { DrawWish, LatePerson } from "#contract/draw/lateChange.ts";
import type { RollCategory } from "#contract/entry/roll.ts";
import { isNewNonName } from "#domain/person/personName.ts";
import { isOverLimit, toGrams } from "#domain/category/category.ts";
import { clubField, type useClubs } from "#web/features/people/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#texts/drawing.ts";
import { lateWords } from "#texts/late.ts";
import { people } from "#texts/people/people.ts";
import { nameRule } from "#web/sport/person/nameRule.ts";
import { choices, defineForm, type Values } from "#web/kit/forms/fields.ts";
import { length, own } from "#web/kit/forms/rules.ts";
import type { Candidate } from "./Candidates.tsx";
import type { Known } from "./useLateDraw.ts";
import { wayOf, type Way } from "./WayChoice.tsx";

/** What is asked of somebody who comes after the draw. */
export const lateFields = (clubs: ReturnType<typeof useClubs>) =>
  defineForm({
    needle: {
      kind: "text",
      label: lateWords.who,
      hint: lateWords.whoHint,
      autoComplete: "off",
      // Of somebody known it is only looked for: what their name holds already stays (PE12).
      rules: [own((value, { values }) => nameProblem(value, values), { seesOthers: true })],
    },
    /** Not shown: the list of people below answers it. */
    isNew: { kind: "checkbox", label: lateWords.who },
    firstName: {
      kind: "text",
      label: lateWords.firstName,
      autoComplete: "off",
      isAsked: ({ isNew }) => isNew === true,
      rules: [nameRule(lateWords.firstName)],
    },
    birthDate: { kind: "date", label: lateWords.birthDate },
    sex: { kind: "radio", label: lateWords.sex, options: choices(["m", "f"], (sex) => lateWords[sex]) },
    club: clubField(clubs),
    hasConsent: { kind: "checkbox", label: lateWords.hasConsent },
    weight: { kind: "number", label: lateWords.weight, suffix: lateWords.kilograms },
    reason: { kind: "text", label: lateWords.reason, hint: lateWords.reasonHint, rules: [length(3, 300)] },
  });

const nameProblem = (value: unknown, { isNew }: Readonly<Record<string, unknown>>): string | undefined =>
  isNew === true && isNewNonName(value) ? people.fields.nameSigns(lateWords.who) : undefined;

export type LateTyped = Values<ReturnType<typeof lateFields>>;

const oneBlank = (typed: string): string => typed.trim().replaceAll(/\s+/gu, " ");

/** The names of somebody new: typed apart they stay so (EN50); of one line the first word is the last name. */
export function namesOfNew(
  { needle, firstName }: Pick<LateTyped, "needle" | "firstName">,
  typedLastName: string,
): { readonly lastName: string; readonly firstName: string } {
  const [line, apart] = [oneBlank(needle), oneBlank(typedLastName)];
  if (apart !== "" && (line === apart || line === oneBlank(`${apart} ${firstName}`)))
    return { lastName: apart, firstName };
  const [lastName = "", ...rest] = line.split(" ");
  return { lastName, firstName: rest.join(" ") || firstName };
}

/** Who comes, where they will stand, and whose place it is where somebody leaves for them. */
export type LateChoice = {
  readonly who?: Candidate | "new" | undefined;
  readonly picked?: Way | undefined;
  readonly left?: string | undefined;
};

/** What can be done now: the button names it. */
export type Ready = { readonly wish: DrawWish; readonly confirm: string; readonly done: string };

/** Nothing is wished for while a name is missing or the weight is too much. */
export function wishOf(
  { who, picked: way, left = "" }: LateChoice,
  typed: LateTyped,
  category: Known["category"],
): DrawWish | undefined {
  const { weight } = typed;
  if (who === undefined || way === undefined || (who === "new" && !isNamed(typed))) return undefined;
  if (overKg(weight, category) > 0) return undefined;
  const newcomer = {
    ...(who === "new" ? { person: personOf(typed, category) } : { id: who.uuid }),
    ...(weight !== undefined && { weightKg: weight }),
  };
  if (way === "replace") return left === "" ? undefined : { type: "replaced", left, ...newcomer };
  return way.problem === null ? { type: "entered-late", ...newcomer, ...wayOf(way) } : undefined;
}

const isNamed = ({ needle, firstName }: LateTyped): boolean =>
  needle.trim() !== "" && !isNewNonName(needle) && !isNewNonName(firstName);

/** In a category of men nobody is asked whether he is one. */
function personOf(
  { needle, firstName, birthDate, sex, club, hasConsent }: LateTyped,
  category: Known["category"],
): LatePerson {
  return {
    lastName: needle.trim(),
    firstName: firstName.trim() || null,
    birthDate: birthDate || null,
    sex: category?.sex ?? (sex || null),
    team: club ?? null,
    hasConsent,
  };
}

type Limit = Pick<RollCategory, "weightMax" | "toleranceKg"> | undefined;

function overKg(weight: number | undefined, limit: Limit): number {
  const most = limit?.weightMax ?? null;
  if (weight === undefined || most === null || !isOverLimit(weight, most, limit?.toleranceKg)) return 0;
  return (toGrams(weight) - toGrams(most)) / 1000;
}

export function weightHint(weight: number | undefined, limit: Limit): string {
  const over = overKg(weight, limit);
  return over > 0 ? lateWords.over(over) : lateWords.limit(limit?.weightMax ?? null);
}

/** Those in the draw who have not begun, number one first. */
export function movable({ athletes, begunFighters }: DrawState): DrawAthlete[] {
  return athletes
    .filter(({ number, fighter }) => number !== null && !begunFighters.includes(fighter ?? ""))
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}

/** An athlete as a choice of a list. */
export function optionOf(athlete: DrawAthlete): { value: string; label: string } {
  const name = fullName(athlete);
  return {
    value: athlete.fighter ?? "",
    label: athlete.number === null ? name : `${drawing.number(athlete.number)}, ${name}`,
  };
}

import { writeDecimal } from "#web/i18n/spoken/decimal.ts";
import type { CategoryDraft, OrganisedCategory } from "#contract/event/organiser.ts";
import { STYLES } from "#domain/category/category.ts";
import { CATEGORY_LEVELS } from "#domain/category/levels.ts";
import { choices, defineForm, type Raw, type Values } from "#web/kit/forms/fields.ts";
import { own, type RuleContext } from "#web/kit/forms/rules.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { readBoutTime, writeBoutTime } from "./boutTime.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { titleOfCategory, type CategoryKind } from "./categoryTitle.ts";

const { fields: words } = categoryAdmin;

export const ageOfPeople = own((value) =>
  Number.isInteger(value) && Number(value) >= 3 && Number(value) <= 99 ? undefined : words.ageWrong,
);
const weight = own((value) =>
  typeof value === "number" && value >= 10 && value <= 300 ? undefined : words.weightWrong,
);
/** The upper bound is not below the lower one. */
export const aboveLower = (lower: string, message: string, isStrict: boolean) =>
  own(
    (value, { values }: RuleContext) => {
      const [least, most] = [values[lower], value];
      if (typeof least !== "number" || typeof most !== "number") return undefined;
      return most > least || (most === least && !isStrict) ? undefined : message;
    },
    { seesOthers: true },
  );

/** `taken` are the titles of the other categories. */
export function categoryFields(taken: readonly string[]) {
  return defineForm({
    sex: {
      kind: "select",
      label: words.sex,
      initial: "m",
      options: [
        { value: "m", label: categoryAdmin.sexes.m },
        { value: "f", label: categoryAdmin.sexes.f },
        { value: "mixed", label: categoryAdmin.sexes.mixed },
      ],
    },
    style: {
      kind: "select",
      label: words.style,
      initial: "nogi",
      options: STYLES.toReversed().map((value) => ({ value, label: categoryAdmin.styles[value] })),
    },
    ageMin: {
      kind: "number",
      label: words.ageMin,
      suffix: words.years,
      inputMode: "numeric",
      initial: "18",
      rules: [ageOfPeople],
    },
    ageMax: {
      kind: "number",
      label: words.ageMax,
      suffix: words.years,
      inputMode: "numeric",
      rules: [ageOfPeople, aboveLower("ageMin", words.ageOrder, false)],
    },
    weightMin: { kind: "number", label: words.weightMin, suffix: words.kilograms, rules: [weight] },
    weightMax: {
      kind: "number",
      label: words.weightMax,
      suffix: words.kilograms,
      hint: words.weightHint,
      rules: [weight, aboveLower("weightMin", words.weightOrder, true)],
    },
    level: {
      kind: "select",
      label: words.level,
      initial: "all",
      options: choices(CATEGORY_LEVELS, (level) => categoryAdmin.levels[level]),
    },
    minutes: {
      kind: "text",
      label: words.minutes,
      hint: words.minutesHint,
      inputMode: "decimal",
      rules: [own((value) => (readBoutTime(String(value)) === undefined ? words.minutesWrong : undefined))],
    },
    title: {
      kind: "text",
      label: words.title,
      hint: words.titleHint,
      rules: [
        {
          ...own(
            (value, { values }) => (taken.includes(titleOf(value, values)) ? words.titleTaken : undefined),
            {
              seesOthers: true,
            },
          ),
          seesEmpty: true,
        },
      ],
    },
  });
}

export type CategoryValues = Values<ReturnType<typeof categoryFields>>;

export function draftOfCategory(values: CategoryValues): CategoryDraft {
  return {
    title: titleOf(values.title, values),
    boutSeconds: readBoutTime(values.minutes) ?? null,
    sex: values.sex === "m" || values.sex === "f" ? values.sex : null,
    ageMin: values.ageMin ?? null,
    ageMax: values.ageMax ?? null,
    level: values.level,
    style: values.style === "gi" ? "gi" : "nogi",
    weightMin: values.weightMin ?? null,
    weightMax: values.weightMax ?? null,
  };
}

export function rawOfCategory(category: OrganisedCategory): Map<string, Raw> {
  const number = (value: number | null) => (value === null ? "" : writeDecimal(value));
  return new Map<string, Raw>([
    ["title", category.title],
    ["minutes", writeBoutTime(category.boutSeconds)],
    ["sex", category.sex ?? "mixed"],
    ["ageMin", number(category.ageMin)],
    ["ageMax", number(category.ageMax)],
    ["level", category.level ?? "all"],
    ["style", category.style === "gi" ? "gi" : "nogi"],
    ["weightMin", number(category.weightMin)],
    ["weightMax", number(category.weightMax)],
  ]);
}

const titleOf = (typed: unknown, values: Readonly<Record<string, unknown>>): string =>
  textOf(typed) || suggestedTitle((name) => values[name]);

/** The title that goes with what is chosen so far. */
export function suggestedTitle(read: (name: string) => unknown): string {
  const text = (name: string) => textOf(read(name));
  const number = (name: string) => {
    const value = Number(text(name).replace(",", "."));
    return text(name) === "" || Number.isNaN(value) ? undefined : value;
  };
  const sex = text("sex");
  const kind: CategoryKind = {
    sex: sex === "m" || sex === "f" ? sex : undefined,
    ageMin: number("ageMin"),
    ageMax: number("ageMax"),
    level: text("level"),
    style: text("style"),
    weightMin: number("weightMin"),
    weightMax: number("weightMax"),
  };
  return titleOfCategory(kind);
}

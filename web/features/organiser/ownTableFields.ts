import type { OwnTable, OwnTableDraft } from "#contract/event/organiser.ts";
import { classesOf, findWeightTables, type WeightTable } from "#domain/category/weightTables.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { federationWord } from "#texts/organiser/federations.ts";
import { weightTables as words } from "#texts/organiser/weightTables.ts";
import { choices, defineForm, type Raw, type Values } from "#web/kit/forms/fields.ts";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { aboveLower, ageOfPeople } from "./categoryFields.ts";
import { readLimits, writeLimits, type TypedLimits } from "./typedLimits.ts";
import { peopleWords } from "./usualSet.ts";

const { fields: fieldWords } = words;
const { fields: categoryWords } = categoryAdmin;
const SEX_CHOICES = ["m", "f", "both"] as const;
const YEARS = { kind: "number", suffix: categoryWords.years, inputMode: "numeric" } as const;

/** `taken` are the names of the other tables. */
export const tableFields = (taken: readonly string[]) =>
  defineForm({
    from: {
      kind: "select",
      label: fieldWords.from,
      hint: fieldWords.fromHint,
      placeholder: fieldWords.fromNothing,
      options: findWeightTables().map(asChoice),
      sets: startWith,
    },
    title: {
      kind: "text",
      label: fieldWords.title,
      maxLength: 80,
      rules: [
        saying(required, fieldWords.titleMissing),
        own((title) => (taken.includes(String(title)) ? fieldWords.titleTaken : undefined)),
      ],
    },
    sex: {
      kind: "select",
      label: categoryWords.sex,
      initial: "m",
      options: choices(SEX_CHOICES, (sex) => words.sexes[sex]),
    },
    ageMin: {
      ...YEARS,
      label: categoryWords.ageMin,
      initial: "18",
      rules: [saying(required, categoryWords.ageWrong), ageOfPeople],
    },
    ageMax: {
      ...YEARS,
      label: categoryWords.ageMax,
      rules: [ageOfPeople, aboveLower("ageMin", categoryWords.ageOrder, false)],
    },
    limits: {
      kind: "text",
      label: fieldWords.limits,
      hint: fieldWords.limitsHint,
      rules: [{ ...own(limitsProblem), seesEmpty: true }],
    },
  });

export function draftOfTable(values: Values<ReturnType<typeof tableFields>>): OwnTableDraft {
  const read = readLimits(values.limits);
  return {
    title: values.title,
    sex: values.sex === "m" || values.sex === "f" ? values.sex : null,
    ageMin: values.ageMin ?? 0,
    ageMax: values.ageMax ?? null,
    ...(read.ok ? read.value : { limitsKg: [], isOpenAbove: false }),
  };
}

export const rawOfTable = (table: OwnTable): Map<string, Raw> =>
  new Map<string, Raw>([
    ["title", table.title],
    ["sex", table.sex ?? "both"],
    ["ageMin", String(table.ageMin)],
    ["ageMax", String(table.ageMax ?? "")],
    ["limits", writeLimits(table)],
  ]);

/** «до 57 кг, до 63 кг, свыше 63 кг». */
export const classWords = ({ limitsKg, isOpenAbove }: TypedLimits): string =>
  classesOf({ limitsKg, isOpenAbove, names: [] })
    .map(({ weightMin, weightMax }) => categoryAdmin.weight(weightMin, weightMax))
    .join(", ");

function limitsProblem(typed: unknown): string | undefined {
  const read = readLimits(String(typed));
  return read.ok ? undefined : words.problem(read.problem);
}

function asChoice(table: WeightTable, index: number) {
  const { federation, styles, sexes, ageMin, ageMax } = table;
  const style = styles.map((one) => categoryAdmin.stylesShort[one]).join(", ");
  return {
    value: String(index),
    label: `${federationWord(federation)}: ${peopleWords(sexes, ageMin, ageMax)}, ${style}`,
  };
}

/** What a table of a federation puts into the other fields; the name stays with whoever makes it. */
function startWith(value: unknown): Readonly<Record<string, Raw>> {
  const table = value === "" ? undefined : findWeightTables()[Number(value)];
  if (table === undefined) return {};
  const [sex = "both", other] = table.sexes;
  return {
    sex: other === undefined ? sex : "both",
    ageMin: String(table.ageMin),
    ageMax: String(table.ageMax ?? ""),
    limits: writeLimits(table),
  };
}

import { plainDecimal } from "#web/i18n/spoken/decimal.ts";
import type { ComponentProps, ReactNode } from "react";
import type { Rule } from "./rules.ts";

/** What a person did to an input, before the field makes a value of it. */
export type Raw = string | boolean | readonly string[];

type Shared = {
  readonly label: string;
  /** In place of the label where it needs more than words, e.g. a link. */
  readonly labelNode?: ReactNode;
  readonly hint?: ReactNode;
  readonly isHintAbove?: boolean;
  readonly aside?: ReactNode;
  /** Left to right; the first that fails is told (FM9). */
  readonly rules?: readonly Rule[];
  /** Answered with no, the field is neither shown nor checked: what else was chosen makes it meaningless. */
  readonly isAsked?: (values: Readonly<Record<string, unknown>>) => boolean;
  /** What somebody who answers it also puts into other fields, e.g. a preset. */
  readonly sets?: (value: unknown) => Readonly<Record<string, Raw>>;
};

type TextShared = Shared & {
  readonly initial?: string;
  readonly placeholder?: string;
  readonly autoComplete?: ComponentProps<"input">["autoComplete"];
  readonly inputMode?: ComponentProps<"input">["inputMode"];
};

export type TextKind = TextShared & {
  readonly kind: "text" | "tel" | "date" | "textarea";
  /** How a browser treats a `text`; a password is never kept in a draft. */
  readonly type?: "text" | "email" | "password" | "url" | "color";
  readonly max?: string;
  readonly maxLength?: number;
  /** Of a `textarea`: how high it is, and whether blanks around the text are left out of the value. */
  readonly rows?: number;
  readonly isTrimmed?: boolean;
};

type NumberKind = TextShared & { readonly kind: "number"; readonly suffix?: string };

export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** At the end of its line, e.g. what it costs. */
  readonly aside?: string;
  /** Answered with no, it is not in the list: what else was chosen rules it out. */
  readonly isOffered?: (values: Readonly<Record<string, unknown>>) => boolean;
};

type ChoiceKind = TextShared & {
  readonly kind: "select" | "radio";
  readonly options: readonly Choice[];
};

/** The choices of a select or of radio buttons from a list of values: what is chosen is then one of them. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): readonly Choice<Value>[] => values.map((value) => ({ value, label: labelOf(value) }));

type CheckboxKind = Shared & { readonly kind: "checkbox"; readonly initial?: boolean };

/** One question over several boxes; its value is those that are ticked (FM18). */
export type CheckboxesKind = Shared & {
  readonly kind: "checkboxes";
  readonly options: readonly Choice[];
  readonly initial?: readonly string[];
};

/** A choice of the searchable select: a word, or an object with a value and a label under any keys (SL3). */
export type SelectOption = string | Readonly<Record<string, unknown>>;

export type SelectMode = "single" | "multiple" | "tags";

/** SL1, SL2. */
export type SelectConfig<Mode extends SelectMode = SelectMode> = {
  readonly mode?: Mode;
  readonly valueProp?: string;
  readonly label?: string;
  readonly canDeselect?: boolean;
  readonly canClear?: boolean;
  readonly filterResults?: boolean;
  /** In multi modes, true when absent: what is chosen is not offered again. */
  readonly hideSelected?: boolean;
};

/** Called with the search text; the same text again asks for what comes after (SL5, SL9). */
export type SelectFetch = (search: { readonly needle: string }) => Promise<readonly SelectOption[]>;

export type AdvancedSelectKind = Shared & {
  readonly kind: "advancedSelect";
  readonly selectConfig?: SelectConfig;
  readonly selectInitial?: string | readonly string[];
  readonly selectOptions?: readonly SelectOption[];
  readonly selectFetch?: SelectFetch;
  readonly placeholder?: string;
  /** A way out when the list has not what is looked for. */
  readonly selectCreate?: { readonly label: string; readonly onCreate: (needle: string) => void };
  /** How a row looks; its label when absent. */
  readonly renderOption?: (option: SelectOption, needle: string) => ReactNode;
};

type SubmitKind = {
  readonly kind: "submit";
  readonly label: string;
  /** Not to be pressed while there is nothing to save. */
  readonly needsChange?: true;
};

/** Every kind of input a form may have (FM1). */
export type Field =
  | TextKind
  | NumberKind
  | ChoiceKind
  | CheckboxKind
  | CheckboxesKind
  | AdvancedSelectKind
  | SubmitKind;
export type InputField = Exclude<Field, SubmitKind>;
export type Declaration = Readonly<Record<string, Field>>;

/** The value a field gives, by its declaration. */
type ValueOf<One> = One extends { readonly kind: "checkbox" }
  ? boolean
  : One extends { readonly kind: "number" }
    ? number | undefined
    : One extends {
          readonly kind: "advancedSelect";
          readonly selectConfig: { readonly mode: "multiple" | "tags" };
        }
      ? readonly string[]
      : One extends { readonly kind: "advancedSelect" }
        ? string | undefined
        : One extends { readonly kind: "checkboxes"; readonly options: readonly Choice<infer Value>[] }
          ? readonly Value[]
          : One extends { readonly options: readonly Choice<infer Value>[] }
            ? Value | ""
            : string;

export type NameIn<Fields extends Declaration> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly kind: "submit" } ? never : Name;
}[keyof Fields] &
  string;

export type Values<Fields extends Declaration> = {
  readonly [Name in NameIn<Fields>]: ValueOf<Fields[Name]>;
};

/** Keeps the exact types of a declaration, so that its values follow from it. */
export const defineForm = <const Fields extends Declaration>(fields: Fields): Fields => fields;

export const isInput = (field: Field | undefined): field is InputField =>
  field !== undefined && field.kind !== "submit";

/** Whether the field is to be shown and checked, by what else is chosen. */
export const isAsked = (field: InputField, values: Readonly<Record<string, unknown>>): boolean =>
  field.isAsked?.(values) ?? true;

export const isMulti = (field: AdvancedSelectKind): boolean =>
  (field.selectConfig?.mode ?? "single") !== "single";

export function namesOf(fields: Declaration): string[] {
  return Object.keys(fields).filter((name) => isInput(fields[name]));
}

export function initialRaw(field: InputField): Raw {
  if (field.kind === "checkbox") return field.initial ?? false;
  if (field.kind === "checkboxes") return field.initial ?? [];
  if (field.kind === "advancedSelect") return field.selectInitial ?? (isMulti(field) ? [] : "");
  return field.initial ?? "";
}

/** What was typed as the value a form hands over; a number that is none stays text, for the rules to refuse. */
export function readValue(field: InputField, raw: Raw): unknown {
  switch (field.kind) {
    case "checkbox":
      return raw === true;
    case "checkboxes":
      return field.options.flatMap(({ value }) => (ticked(raw).includes(value) ? [value] : []));
    case "number":
      return readNumber(raw);
    case "advancedSelect":
      if (isMulti(field)) return typeof raw === "object" ? raw : [];
      return typeof raw === "string" && raw !== "" ? raw : undefined;
    case "textarea":
      if (typeof raw !== "string") return "";
      return field.isTrimmed ? raw.trim() : raw;
    case "select":
    case "radio":
      return field.options.some(({ value }) => value === raw) ? raw : "";
    case "text":
    case "tel":
    case "date":
      return typeof raw !== "string" || isPassword(field) ? raw : raw.trim();
  }
}

export const ticked = (raw: Raw | undefined): readonly string[] => (typeof raw === "object" ? raw : []);

/** People write 78,4 and 78.4, with blanks between thousands, and the minus of the typesetter. */
export function readNumber(raw: Raw): number | string | undefined {
  const text = typeof raw === "string" ? plainDecimal(raw) : "";
  if (text === "") return undefined;
  return /^[+-]?\d*\.?\d+$/.test(text) ? Number(text) : text;
}

export const isPassword = (field: Field): boolean => field.kind === "text" && field.type === "password";

/** The fields of a posted form, for a page whose script did not run. */
export function rawFromForm(fields: Declaration, posted: FormData): Map<string, Raw> {
  const raw = new Map<string, Raw>();
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field)) continue;
    const given = posted.getAll(name).filter((value) => typeof value === "string");
    if (field.kind === "checkbox") raw.set(name, given.length > 0);
    else if (field.kind === "checkboxes" || (field.kind === "advancedSelect" && isMulti(field)))
      raw.set(name, given);
    else raw.set(name, given[0] ?? "");
  }
  return raw;
}

/** All values by name; the guard is the only place that says they follow from the declaration. */
export function readValues<Fields extends Declaration>(
  fields: Fields,
  raw: ReadonlyMap<string, Raw>,
): Values<Fields> {
  const values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isInput(field) ? [[name, readValue(field, raw.get(name) ?? initialRaw(field))]] : [],
    ),
  );
  if (!areValuesOf(fields, values)) throw new Error("a field of the form has no value");
  return values;
}

function areValuesOf<Fields extends Declaration>(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): values is Values<Fields> {
  return namesOf(fields).every((name) => name in values);
}

/** What was typed, without the blanks around it; what is no text is nothing. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

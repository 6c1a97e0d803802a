/** What a rule is asked about: the field's own value, and the others for a rule that compares. */
export type RuleContext = {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Asked only by a rule that compares with now. */
  readonly now: () => Date;
};

/** A refusal as a code; `web/kit/forms/messages.ts` makes a sentence of it. */
export type RuleProblem =
  | { readonly code: "required" | "email" | "number" | "confirm" | "url" }
  | { readonly code: "min" | "max"; readonly bound: number; readonly isCount: boolean }
  | { readonly code: "length"; readonly min: number; readonly max: number | undefined }
  | { readonly code: "date_after"; readonly date: string | undefined }
  | { readonly code: "own"; readonly message: string };

type Verdict = RuleProblem | undefined;

export type Rule = {
  readonly name: string;
  readonly check: (value: unknown, context: RuleContext) => Verdict | Promise<Verdict>;
  /** Also asked about an empty value (FM9). */
  readonly seesEmpty?: boolean;
  /** Asked again when another field changes. */
  readonly seesOthers?: boolean;
  /** Said instead of the usual sentence. */
  readonly message?: string;
};

export const required: Rule = {
  name: "required",
  seesEmpty: true,
  check: (value) => (isEmpty(value) ? { code: "required" } : undefined),
};

/** One pattern for every form: a dot and at least two characters at the end. */
export const email: Rule = {
  name: "email",
  check: (value) => (EMAIL.test(textOf(value)) ? undefined : { code: "email" }),
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;

/** Of a number its value, of a list its length (FM15). */
export const min = (bound = 1): Rule => ({
  name: "min",
  check: (value) => {
    const { amount, isCount } = amountOf(value);
    return amount >= bound ? undefined : { code: "min", bound, isCount };
  },
});

export const max = (bound = 10): Rule => ({
  name: "max",
  check: (value) => {
    const { amount, isCount } = amountOf(value);
    return amount <= bound ? undefined : { code: "max", bound, isCount };
  },
});

/** A whole number between two, both included. */
export const between = (least: number, most: number): Rule => ({
  name: "between",
  check: (value) => {
    if (typeof value !== "number" || !Number.isInteger(value)) return { code: "number" };
    if (value < least) return { code: "min", bound: least, isCount: false };
    return value > most ? { code: "max", bound: most, isCount: false } : undefined;
  },
});

/** Bounds in either order; one number is a minimum (FM15). */
export function length(a: number, b?: number): Rule {
  const least = b === undefined ? a : Math.min(a, b);
  const most = b === undefined ? undefined : Math.max(a, b);
  return {
    name: "length",
    check: (value) => {
      const size = sizeOf(value);
      const fits = size >= least && (most === undefined || size <= most);
      return fits ? undefined : { code: "length", min: least, max: most };
    },
  };
}

/** `x_confirm` is compared with `x`, or the reverse, or with the field that is named (FM14). */
export function confirm(other?: string, { isStrict = false }: { readonly isStrict?: boolean } = {}): Rule {
  return {
    name: "confirm",
    seesOthers: true,
    check: (value, { name, values }) => {
      const theirs = values[other ?? counterpartOf(name)];
      const isSame = isStrict ? value === theirs : String(value) === String(theirs);
      return isSame ? undefined : { code: "confirm" };
    },
  };
}

/** Strictly later than the date given, or than now; what is no date fails (FM16). */
export const dateAfter = (date?: string): Rule => ({
  name: "date_after",
  check: (value, { now }) => {
    const given = Date.parse(textOf(value));
    const bound = date === undefined ? now().getTime() : Date.parse(date);
    return given > bound ? undefined : { code: "date_after", date };
  },
});

export const url = (...protocols: readonly string[]): Rule => ({
  name: "url",
  check: (value) => {
    const allowed = protocols.length > 0 ? protocols : ["http:", "https:"];
    const text = textOf(value);
    return URL.canParse(text) && allowed.includes(new URL(text).protocol) ? undefined : { code: "url" };
  },
});

/** A demand of one form only; may ask the server. */
export function own(
  check: (value: unknown, context: RuleContext) => string | undefined | Promise<string | undefined>,
  { seesOthers = false }: Pick<Rule, "seesOthers"> = {},
): Rule {
  const toProblem = (message: string | undefined): Verdict =>
    message === undefined ? undefined : { code: "own", message };
  return {
    name: "own",
    seesOthers,
    check: (value, context) => {
      const said = check(value, context);
      return said instanceof Promise ? said.then(toProblem) : toProblem(said);
    },
  };
}

/** The rule with a sentence of this field's own. */
export const saying = (rule: Rule, message: string): Rule => ({ ...rule, message });

/** Blanks count as nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

function amountOf(value: unknown): { readonly amount: number; readonly isCount: boolean } {
  if (Array.isArray(value)) return { amount: value.length, isCount: true };
  return { amount: typeof value === "number" ? value : Number(textOf(value)), isCount: false };
}

function sizeOf(value: unknown): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  if (typeof value === "object" && value !== null) return Object.keys(value).length;
  return textOf(value).length;
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

const counterpartOf = (name: string): string =>
  name.endsWith("_confirm") ? name.slice(0, -"_confirm".length) : `${name}_confirm`;

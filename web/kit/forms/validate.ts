import { isAsked, isInput, readValues, type Declaration, type InputField, type Raw } from "./fields.ts";
import { problemText } from "./messages.ts";
import { isEmpty, type Rule, type RuleContext, type RuleProblem } from "./rules.ts";

/** What is wrong with one field, in words. */
export type FieldProblem = { readonly field: string; readonly message: string };

type Given = {
  readonly fields: Declaration;
  readonly raw: ReadonlyMap<string, Raw>;
  readonly now?: () => Date;
};

/** One field by its rules. A promise only when a rule asks elsewhere. */
export function validateField(given: Given, name: string): string | undefined | Promise<string | undefined> {
  const field = given.fields[name];
  if (!isInput(field)) return undefined;
  const values: Readonly<Record<string, unknown>> = readValues(given.fields, given.raw);
  if (!isAsked(field, values)) return undefined;
  const context = { name, values, now: given.now ?? (() => new Date()) };
  if (field.kind === "number" && typeof values[name] === "string")
    return problemText(field.label, { code: "number" });
  return run(field, field.rules ?? [], values[name], context);
}

/** Left to right, up to the first that fails; an empty value passes all but those that see it (FM9). */
function run(
  field: InputField,
  [rule, ...rest]: readonly Rule[],
  value: unknown,
  context: RuleContext,
): string | undefined | Promise<string | undefined> {
  if (rule === undefined) return undefined;
  if (isEmpty(value) && !rule.seesEmpty) return run(field, rest, value, context);
  const told = (problem: RuleProblem | undefined) =>
    problem === undefined
      ? run(field, rest, value, context)
      : (rule.message ?? problemText(field.label, problem));
  const verdict = rule.check(value, context);
  return verdict instanceof Promise ? verdict.then(told) : told(verdict);
}

/** Nothing is wrong as far as can be told here; what a rule has to ask elsewhere is not waited for. */
export function isWhole(given: Given, names: readonly string[] = Object.keys(given.fields)): boolean {
  return names.every((name) => typeof validateField(given, name) !== "string");
}

/** Every field that is wrong, in the order of the form. */
export async function validateForm(given: Given): Promise<FieldProblem[]> {
  const found = await Promise.all(
    Object.keys(given.fields).map(async (field) => ({ field, message: await validateField(given, field) })),
  );
  return found.flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
}

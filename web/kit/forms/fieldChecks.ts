import { isInput, namesOf, type Declaration, type Raw } from "./fields.ts";
import { validateField, type FieldProblem } from "./validate.ts";

type Settings = {
  readonly given: () => { readonly fields: Declaration; readonly raw: ReadonlyMap<string, Raw> };
  readonly now: (() => Date) | undefined;
  /** A rule that had to ask elsewhere has its answer. */
  readonly onLateAnswer: () => void;
};

/** What is wrong with each field, by its rules and by the server, and whether it is time to say so (FM10). */
export function createFieldChecks({ given, now, onLateAnswer }: Settings) {
  const ruled = new Map<string, string>();
  const refused = new Map<string, string>();
  const shown = new Set<string>();
  const turns = new Map<string, number>();

  const settle = (name: string, message: string | undefined) => {
    if (message === undefined) ruled.delete(name);
    else ruled.set(name, message);
  };

  /** The answer to what was typed before says nothing about what is typed now. */
  const settleLate = async (name: string, turn: number, verdict: Promise<string | undefined>) => {
    const message = await verdict;
    if (turns.get(name) !== turn) return;
    settle(name, message);
    onLateAnswer();
  };

  const check = (name: string) => {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    const verdict = validateField({ ...given(), ...(now && { now }) }, name);
    if (verdict instanceof Promise) void settleLate(name, turn, verdict);
    else settle(name, verdict);
  };

  return {
    check,
    show: (name: string) => void shown.add(name),
    /** A changed field answers the server's objection; the rules that look at it are asked again. */
    changed: (name: string) => {
      refused.delete(name);
      for (const one of checkedWith(given().fields, name)) check(one);
    },
    refuse: (problems: readonly FieldProblem[]) => {
      for (const { field, message } of problems) refused.set(field, message);
    },
    /** The verdict of a submit: everything is told from now on. */
    judge: (problems: readonly FieldProblem[]) => {
      ruled.clear();
      refused.clear();
      for (const name of namesOf(given().fields)) shown.add(name);
      for (const { field, message } of problems) ruled.set(field, message);
    },
    reset: () => {
      ruled.clear();
      refused.clear();
      shown.clear();
    },
    /** In the order of the fields. */
    told: (): ReadonlyMap<string, string> => {
      const told = new Map<string, string>();
      for (const name of namesOf(given().fields)) {
        const message = refused.get(name) ?? (shown.has(name) ? ruled.get(name) : undefined);
        if (message !== undefined) told.set(name, message);
      }
      return told;
    },
  };
}

/** The field itself, and those whose rules look at others. */
function checkedWith(fields: Declaration, changed: string): string[] {
  return namesOf(fields).filter((name) => {
    const field = fields[name];
    if (name === changed) return true;
    if (!isInput(field)) return false;
    return field.isAsked !== undefined || (field.rules ?? []).some(({ seesOthers }) => seesOthers);
  });
}

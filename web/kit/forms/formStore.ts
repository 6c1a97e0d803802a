import { createListeners } from "#web/platform/store.ts";
import { createFieldChecks } from "./fieldChecks.ts";
import { initialRaw, isInput, namesOf, readValue, readValues } from "./fields.ts";
import type { Declaration, InputField, Raw, Values } from "./fields.ts";
import { serverProblems, type Refused } from "./serverProblems.ts";
import { isWhole, validateForm } from "./validate.ts";

/** From the last keystroke to the commit, at which the rules run (FM7). */
export const INPUT_DELAY_MS = 20;

export type FormState = {
  /** What is committed. */
  readonly raw: ReadonlyMap<string, Raw>;
  /** What the inputs were drawn with; each is drawn anew with its next generation. */
  readonly drawn: ReadonlyMap<string, Raw>;
  readonly generations: ReadonlyMap<string, number>;
  /** What is to be told now, by field (FM10). */
  readonly problems: ReadonlyMap<string, string>;
  readonly formProblems: readonly string[];
  /** A submit was refused and something still stands in its way. */
  readonly isRefused: boolean;
  readonly isSubmitting: boolean;
  /** Counts the refusals, so that each can move the focus. */
  readonly refusals: number;
};

export type FormStore<Fields extends Declaration> = ReturnType<typeof createFormStore<Fields>>;

export type StoreOptions = {
  readonly initial?: ReadonlyMap<string, Raw> | undefined;
  /** Of a submit that the server refused before this page had a script. */
  readonly refused?: Refused | undefined;
  /** The field at which a refusal is told that names none; the form as a whole when absent. */
  readonly otherwise?: string | undefined;
  /** When a wrong field is told first: as soon as it is left, or not before somebody tries to send it. */
  readonly tellsAt?: "blur" | "submit" | undefined;
  readonly now?: () => Date;
};

/** Gets a copy of the values, and what was typed for a form that comes back; may answer with a refusal of its own. */
export type Send<Fields extends Declaration> = (
  values: Values<Fields>,
  raw: ReadonlyMap<string, Raw>,
) => Promise<Refused | void> | Refused | void;

/** A form's life without React: what was typed, what is wrong with it, what is told and when. */
export function createFormStore<const Fields extends Declaration>(
  declared: Fields,
  options: StoreOptions = {},
) {
  let fields = declared;
  let start = startOf(fields, options);
  let state = start;
  let submits = 0;
  const { subscribe, tell: tellListeners } = createListeners();
  const typed = new Map<string, { readonly raw: Raw; readonly timer: ReturnType<typeof setTimeout> }>();
  const given = () => ({ fields, raw: state.raw, ...(options.now && { now: options.now }) });
  const checks = createFieldChecks({ given, now: options.now, onLateAnswer: () => tell() });

  const update = (change: Partial<FormState>) => {
    state = { ...state, ...change };
    tellListeners();
  };

  /** A refused form is whole again when nothing is left to tell. */
  const tell = (change: Partial<FormState> = {}) => {
    const problems = checks.told();
    update({ ...change, problems, isRefused: (change.isRefused ?? state.isRefused) && problems.size > 0 });
  };

  /** Whether it is another value than before. */
  const take = (name: string, raw: Raw): boolean => {
    clearTimeout(typed.get(name)?.timer);
    typed.delete(name);
    if (isSame(state.raw.get(name), raw)) return false;
    state = { ...state, raw: new Map(state.raw).set(name, raw), formProblems: [] };
    checks.changed(name);
    tell();
    return true;
  };

  /** Values that come from elsewhere than their inputs, which are drawn anew; what is known anyway is no change. */
  const put = (values: ReadonlyMap<string, Raw>, origin?: "known") => {
    if (origin === "known") start = { ...start, raw: new Map([...start.raw, ...values]) };
    const names = [...values.keys()].filter((name) => isInput(fields[name]));
    for (const name of names) take(name, values.get(name) ?? "");
    update({ drawn: state.raw, generations: nextGenerations(state, names) });
  };

  const commit = (name: string, raw: Raw) => {
    const field = fields[name];
    if (!take(name, raw) || !isInput(field) || field.sets === undefined) return;
    put(new Map(Object.entries(field.sets(readValue(field, raw)))));
  };

  const flush = () => typed.forEach(({ raw }, name) => commit(name, raw));

  const refuse = ({ fields: problems, form }: Refused) => {
    checks.refuse(problems);
    tell({ isSubmitting: false, isRefused: true, formProblems: form, refusals: state.refusals + 1 });
  };

  /** Resolves to whether it was handed over and taken; a later submit replaces one that still waits (FM12). */
  const submit = async (send: Send<Fields>): Promise<boolean> => {
    if (state.isSubmitting) return false;
    const turn = (submits += 1);
    flush();
    const found = await validateForm(given());
    if (turn !== submits) return false;
    checks.judge(found);
    if (found.length > 0) {
      tell({ formProblems: [], isRefused: true, refusals: state.refusals + 1 });
      return false;
    }
    tell({ formProblems: [], isSubmitting: true });
    const refused = await refusalOf(send, { fields, raw: state.raw, otherwise: options.otherwise });
    // With what the send has put or emptied; whoever is told of the end already asks by it.
    if (refused === undefined) start = state;
    if (refused === undefined) update({ isSubmitting: false });
    else refuse(refused);
    return refused === undefined;
  };

  if (options.refused !== undefined) refuse(options.refused);
  return {
    get: () => state,
    subscribe,
    fields: () => fields,
    values: () => readValues(fields, state.raw),
    /** Of the whole form, or of a part of it; tells nobody. */
    isWhole: (names?: readonly string[]) => isWhole(given(), names),
    /** Whether anything is other than at first, or than it was taken last. */
    isChanged: () => {
      flush();
      return isChanged(start, state);
    },
    isUnsaved: () => isChanged(start, state),
    /** The same names with other choices or rules, as what is chosen above asks for. */
    declare: (next: Fields) => {
      fields = next;
    },
    ...inputsOf({ checks, commit, flush, tell, typed, state: () => state, ...options }),
    /** What the inputs hold without anybody having told us: typed before the script ran, filled in by the browser. */
    adopt: (found: ReadonlyMap<string, Raw>) => {
      for (const [name, raw] of found) if (fields[name]?.kind !== "advancedSelect") commit(name, raw);
    },
    put,
    reset: () => {
      checks.reset();
      tell(anew(start, nextGenerations(state, namesOf(fields))));
    },
    submit,
  };
}

/** Undefined when it was taken. */
async function refusalOf<Fields extends Declaration>(
  send: Send<Fields>,
  { fields, raw, otherwise }: Sent<Fields>,
): Promise<Refused | undefined> {
  try {
    return (await send(structuredClone(readValues(fields, raw)), raw)) ?? undefined;
  } catch (cause) {
    return serverProblems(cause, namesOf(fields), otherwise);
  }
}

type Sent<Fields extends Declaration> = Pick<StoreOptions, "otherwise"> & {
  readonly fields: Fields;
  readonly raw: ReadonlyMap<string, Raw>;
};

type Inside = {
  readonly checks: Pick<ReturnType<typeof createFieldChecks>, "check" | "show">;
  readonly commit: (name: string, raw: Raw) => void;
  readonly flush: () => void;
  readonly tell: (change?: Partial<FormState>) => void;
  readonly state: () => FormState;
  readonly tellsAt?: StoreOptions["tellsAt"];
  readonly typed: Map<string, { readonly raw: Raw; readonly timer: ReturnType<typeof setTimeout> }>;
};

/** What a person does at a field. */
function inputsOf({ checks, commit, flush, tell, typed, tellsAt, state }: Inside) {
  const generationOf = (name: string) => state().generations.get(name) ?? 0;
  /** Part of a form is looked at before the next part is shown; true when nothing in it is wrong. */
  const attempt = (names: readonly string[]): boolean => {
    flush();
    for (const name of names) {
      checks.show(name);
      checks.check(name);
    }
    tell();
    return names.every((name) => !state().problems.has(name));
  };
  return {
    attempt,
    /** The same, for the person who asked for the next part: a refusal leads to the first wrong field, and names them all. */
    pass: (names: readonly string[]): boolean => {
      const isRight = attempt(names);
      if (!isRight) tell({ isRefused: true, refusals: state().refusals + 1 });
      return isRight;
    },
    /** A keystroke. */
    input: (name: string, raw: Raw) => {
      clearTimeout(typed.get(name)?.timer);
      typed.set(name, { raw, timer: setTimeout(() => commit(name, raw), INPUT_DELAY_MS) });
    },
    /** A choice, which is whole at once and may be told about at once. */
    choose: (name: string, raw: Raw) => {
      checks.show(name);
      commit(name, raw);
    },
    /** Nothing is told of an input that was drawn anew since it was left: the form was begun anew, say. */
    blur: (name: string, generation = generationOf(name)) => {
      if (generation !== generationOf(name)) return;
      if (tellsAt === "submit") flush();
      else attempt([name]);
    },
  };
}

function startOf(fields: Declaration, { initial }: StoreOptions): FormState {
  const inputs = Object.entries(fields).filter((entry): entry is [string, InputField] => isInput(entry[1]));
  const raw = new Map(inputs.map(([name, field]) => [name, initial?.get(name) ?? initialRaw(field)]));
  return {
    raw,
    drawn: raw,
    generations: new Map(),
    problems: new Map(),
    formProblems: [],
    isRefused: false,
    isSubmitting: false,
    refusals: 0,
  };
}

const anew = ({ raw }: FormState, generations: FormState["generations"]): Partial<FormState> => ({
  raw,
  drawn: raw,
  generations,
  formProblems: [],
});

function nextGenerations({ generations }: FormState, names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...generations, ...names.map((name) => [name, (generations.get(name) ?? 0) + 1] as const)]);
}

const isChanged = (before: FormState, after: FormState): boolean =>
  [...after.raw].some(([name, raw]) => !isSame(before.raw.get(name), raw));

function isSame(before: Raw | undefined, after: Raw): boolean {
  if (typeof before !== "object" || typeof after !== "object") return before === after;
  return before.length === after.length && before.every((value, at) => value === after[at]);
}

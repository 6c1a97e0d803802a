import { createFieldChecks } from "./fieldChecks.ts";
import { initialRaw, isInput, namesOf, readValues } from "./fields.ts";
import type { Declaration, InputField, Raw, Values } from "./fields.ts";
import { serverProblems, type Refused } from "./serverProblems.ts";
import { validateForm } from "./validate.ts";

/** From the last keystroke to the commit, at which the rules run (FM7). */
export const INPUT_DELAY_MS = 20;

export type FormState = {
  /** What is committed. */
  readonly raw: ReadonlyMap<string, Raw>;
  /** What the inputs were drawn with; they are drawn anew with the next generation. */
  readonly drawn: ReadonlyMap<string, Raw>;
  readonly generation: number;
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
  readonly now?: () => Date;
};

/** Gets a copy of the values, and what was typed for a form that comes back. */
export type Send<Fields extends Declaration> = (
  values: Values<Fields>,
  raw: ReadonlyMap<string, Raw>,
) => Promise<void> | void;

/** A form's life without React: what was typed, what is wrong with it, what is told and when. */
export function createFormStore<const Fields extends Declaration>(
  declared: Fields,
  options: StoreOptions = {},
) {
  let fields = declared;
  let state = startOf(fields, options);
  let submits = 0;
  const listeners = new Set<() => void>();
  const typed = new Map<string, { readonly raw: Raw; readonly timer: ReturnType<typeof setTimeout> }>();
  const checks = createFieldChecks({
    given: () => ({ fields, raw: state.raw }),
    now: options.now,
    onLateAnswer: () => tell(),
  });

  const update = (change: Partial<FormState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** A refused form is whole again when nothing is left to tell. */
  const tell = (change: Partial<FormState> = {}) => {
    const problems = checks.told();
    update({ ...change, problems, isRefused: (change.isRefused ?? state.isRefused) && problems.size > 0 });
  };

  const commit = (name: string, raw: Raw) => {
    clearTimeout(typed.get(name)?.timer);
    typed.delete(name);
    if (isSame(state.raw.get(name), raw)) return;
    state = { ...state, raw: new Map(state.raw).set(name, raw), formProblems: [] };
    checks.changed(name);
    tell();
  };

  const flush = () => {
    for (const [name, { raw }] of typed) commit(name, raw);
  };

  const refuse = ({ fields: problems, form }: Refused) => {
    checks.refuse(problems);
    tell({ isSubmitting: false, isRefused: true, formProblems: form, refusals: state.refusals + 1 });
  };

  /** Resolves to whether it was handed over and taken; a later submit replaces one that still waits (FM12). */
  const submit = async (send: Send<Fields>): Promise<boolean> => {
    if (state.isSubmitting) return false;
    submits += 1;
    const turn = submits;
    flush();
    const found = await validateForm({ fields, raw: state.raw, ...(options.now && { now: options.now }) });
    if (turn !== submits) return false;
    checks.judge(found);
    if (found.length > 0) {
      tell({ isRefused: true, formProblems: [], refusals: state.refusals + 1 });
      return false;
    }
    tell({ isSubmitting: true, formProblems: [] });
    try {
      await send(structuredClone(readValues(fields, state.raw)), state.raw);
      update({ isSubmitting: false });
      return true;
    } catch (cause) {
      refuse(serverProblems(cause, namesOf(fields), options.otherwise));
      return false;
    }
  };

  if (options.refused !== undefined) refuse(options.refused);
  return {
    get: () => state,
    subscribe: listenTo(listeners),
    fields: () => fields,
    values: () => readValues(fields, state.raw),
    /** The same names with other choices or rules, as what is chosen above asks for. */
    declare: (next: Fields) => {
      fields = next;
    },
    ...inputsOf({ checks, commit, flush, tell, typed, problems: () => state.problems }),
    /** What the inputs hold without anybody having told us: typed before the script ran, filled in by the browser. */
    adopt: (found: ReadonlyMap<string, Raw>) => {
      for (const [name, raw] of found) if (fields[name]?.kind !== "advancedSelect") commit(name, raw);
    },
    /** Values that come from elsewhere than the inputs, which are drawn anew with them. */
    put: (values: ReadonlyMap<string, Raw>) => {
      for (const [name, raw] of values) if (isInput(fields[name])) commit(name, raw);
      update({ drawn: state.raw, generation: state.generation + 1 });
    },
    reset: () => {
      checks.reset();
      const { raw } = startOf(fields, options);
      tell({ raw, drawn: raw, generation: state.generation + 1, formProblems: [] });
    },
    submit,
  };
}

const listenTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type Inside = {
  readonly checks: Pick<ReturnType<typeof createFieldChecks>, "check" | "show">;
  readonly commit: (name: string, raw: Raw) => void;
  readonly flush: () => void;
  readonly tell: () => void;
  readonly problems: () => ReadonlyMap<string, string>;
  readonly typed: Map<string, { readonly raw: Raw; readonly timer: ReturnType<typeof setTimeout> }>;
};

/** What a person does at a field. */
function inputsOf({ checks, commit, flush, tell, typed, problems }: Inside) {
  /** Part of a form is looked at before the next part is shown; true when nothing in it is wrong. */
  const attempt = (names: readonly string[]): boolean => {
    flush();
    for (const name of names) {
      checks.show(name);
      checks.check(name);
    }
    tell();
    return names.every((name) => !problems().has(name));
  };
  return {
    attempt,
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
    blur: (name: string) => void attempt([name]),
  };
}

function startOf(fields: Declaration, { initial }: StoreOptions): FormState {
  const inputs = Object.entries(fields).filter((entry): entry is [string, InputField] => isInput(entry[1]));
  const raw = new Map(inputs.map(([name, field]) => [name, initial?.get(name) ?? initialRaw(field)]));
  return {
    raw,
    drawn: raw,
    generation: 0,
    problems: new Map(),
    formProblems: [],
    isRefused: false,
    isSubmitting: false,
    refusals: 0,
  };
}

function isSame(before: Raw | undefined, after: Raw): boolean {
  if (typeof before !== "object" || typeof after !== "object") return before === after;
  return before.length === after.length && before.every((value, at) => value === after[at]);
}

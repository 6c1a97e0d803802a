import { isOrderOf, type TieDecision } from "../competition/tieDecision.ts";
import type { Mark, RecordedAct } from "./act.ts";

export type GivenMedal = Mark & { readonly place: number };
export type Postponement = Mark & { readonly reason: string };
export type DecidedTie = Mark & { readonly order: TieDecision; readonly reason: string };

/** How far the awarding of a category is, as its acts tell. Whether it is closed says the category itself. */
export type Awarding = {
  readonly called: readonly Mark[];
  readonly postponed?: Postponement;
  readonly present: ReadonlyMap<string, Mark>;
  readonly given: ReadonlyMap<string, GivenMedal>;
  readonly ties: readonly DecidedTie[];
  readonly closed?: Mark;
  readonly reopened?: Mark & { readonly reason: string };
};

export const NO_AWARDING: Awarding = { called: [], present: new Map(), given: new Map(), ties: [] };

export function foldAwarding(acts: readonly RecordedAct[]): Awarding {
  return acts.reduce(applyAct, NO_AWARDING);
}

/** Whoever holds a medal has come, ticked or not (AW16). */
export const hasCome = ({ present, given }: Awarding, fighter: string): boolean =>
  present.has(fighter) || given.has(fighter);

function applyAct(state: Awarding, { act, atMs, author }: RecordedAct): Awarding {
  const mark = { atMs, author };
  switch (act.type) {
    case "called":
      return { ...withoutPostponement(state), called: [...state.called, mark] };
    case "postponed":
      return { ...state, postponed: { ...mark, reason: act.reason } };
    case "resumed":
      return withoutPostponement(state);
    case "present-marked":
      return { ...state, present: withKey(state.present, act.fighter, mark) };
    case "present-cleared":
      return { ...state, present: withoutKey(state.present, act.fighter) };
    case "medal-given":
      return { ...state, given: withKey(state.given, act.fighter, { ...mark, place: act.place }) };
    case "medal-returned":
      return { ...state, given: withoutKey(state.given, act.fighter) };
    case "closed":
      return { ...withoutPostponement(state), closed: mark };
    case "reopened": {
      const { closed: _closed, ...open } = state;
      return { ...open, reopened: { ...mark, reason: act.reason } };
    }
    case "tie-decided":
      return {
        ...state,
        ties: [...exceptFor(state.ties, act.order), { ...mark, order: act.order, reason: act.reason }],
      };
    case "tie-reopened":
      return { ...state, ties: exceptFor(state.ties, act.order) };
  }
}

function withoutPostponement({ postponed: _postponed, ...rest }: Awarding): Awarding {
  return rest;
}

/** One set of athletes has one decision: the last one. */
function exceptFor(ties: readonly DecidedTie[], order: TieDecision): readonly DecidedTie[] {
  return ties.filter((tie) => !isOrderOf(tie.order, order));
}

function withKey<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value) {
  return new Map(map).set(key, value);
}

function withoutKey<Value>(map: ReadonlyMap<string, Value>, key: string) {
  return new Map([...map].filter(([known]) => known !== key));
}

import { useRef, useState } from "react";
import type { DrawAthlete, DrawPlan, DrawState } from "#contract/draw/draw.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { ApiFailure } from "#contract/error.ts";
import { isDrawable } from "#domain/category/drawable.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { currentFormat, decideFormat, type Format } from "#domain/draw/formats.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { drawing } from "#texts/drawing.ts";
import { useAct } from "#web/kit/useAct.ts";
import type { Perform } from "#web/platform/acts/useActs.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

export type Choice = {
  /** Undefined: whatever fits so many. */
  readonly format: Format | undefined;
  readonly mayBeUnweighed: boolean;
  readonly seeded: readonly string[];
  /** Left out by hand. */
  readonly without: readonly string[];
  /** Fixed numbers give way to team-mates (DR91). */
  readonly isApart: boolean;
};

/** A draw and the choice it was made from. */
type Shown = { readonly plan: DrawPlan; readonly choice: Choice };

export type Lots = {
  readonly choice: Choice;
  /** Shown draws follow the choice with the same seed. */
  readonly choose: (part: Partial<Choice>) => void;
  readonly plan: DrawPlan | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly isStale: boolean;
  readonly cast: (seed?: string) => void;
  readonly clear: () => void;
  /** Tells whether it was saved. */
  readonly save: () => Promise<boolean>;
};

/** From a choice to a shown draw, and from the shown one to the saved one. */
export function useLots(categoryUuid: string, state: DrawState, perform: Perform): Lots {
  const api = useBackgroundApi();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(state));
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();
  const [isStale, setIsStale] = useState(false);
  const asked = useRef(0);
  const plan = shown?.plan;

  const ask = async (chosen: Choice, seed: string | undefined) => {
    // Only the last question counts: an earlier answer may come later.
    const turn = (asked.current += 1);
    setProblem(undefined);
    const format = fittingFormat(chosen, countDrawable(state, chosen)) ?? null;
    try {
      const request = { ...wireOf(chosen), format, seed: seed ?? null };
      const { data } = await api.draws.preview(categoryUuid, { data: request });
      if (turn === asked.current) setShown({ plan: data, choice: chosen });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      if (turn !== asked.current) return;
      setShown(undefined);
      setProblem(apiErrorText(cause.error));
    }
  };
  const { press: show, isBusy } = useAct(ask, { mayOverlap: true });

  const save = async (): Promise<boolean> => {
    if (shown === undefined) return false;
    // As it was shown, whatever has been chosen since (DR33).
    const { basis, format, seed } = shown.plan;
    const isSaved = await perform(
      `draw ${categoryUuid} ${basis} ${seed} ${format}`,
      (calls, id) =>
        calls.draws.draw(categoryUuid, {
          data: { ...wireOf(shown.choice), id, basis, format, seed },
        }),
      {
        done: drawing.saved(boutsOf(shown.plan)),
        onRefused: (cause) => {
          if (!isRefusedWith(cause, "stale-draw")) return false;
          setIsStale(true);
          show(shown.choice, seed);
          return true;
        },
      },
    );
    if (isSaved) setShown(undefined);
    return isSaved;
  };
  return {
    choice,
    plan,
    problem,
    isBusy,
    isStale,
    save,
    choose: (part) => {
      const chosen = { ...choice, ...part };
      setChoice(chosen);
      if (plan !== undefined) show(chosen, plan.seed);
    },
    cast: (seed) => {
      setIsStale(false);
      show(choice, seed);
    },
    clear: () => {
      setShown(undefined);
      setProblem(undefined);
    },
  };
}

/** What was chosen before; where nobody was weighed yet the event weighs before the bouts. */
function firstChoice({ format, record, athletes }: DrawState): Choice {
  const entered = athletes.filter(({ weighIn, state }) => weighIn !== null && state === "accepted");
  const isWeighing = entered.some(({ weighIn }) => weighIn !== "not_weighed");
  return {
    format: record?.format ?? format ?? undefined,
    mayBeUnweighed: !isWeighing,
    seeded: record?.seeded ?? [],
    without: [],
    isApart: false,
  };
}

const boutsOf = ({ format, numbers }: DrawPlan): number => drawBracket(format, numbers.length).bouts.length;

/** How many would be drawn. */
export function countDrawable({ athletes }: DrawState, choice: Choice): number {
  return athletes.filter((athlete) => isChosen(athlete, choice)).length;
}

export function isChosen({ fighter, problems }: DrawAthlete, { without, mayBeUnweighed }: Choice): boolean {
  return fighter !== null && !without.includes(fighter) && isDrawable(problems, mayBeUnweighed);
}

function wireOf({ mayBeUnweighed, seeded, without, isApart }: Choice) {
  return { mayBeUnweighed, seeded: [...seeded], without: [...without], isApart };
}

/** A choice that does not fit so many is no choice. */
export function fittingFormat({ format }: Choice, count: number): Format | undefined {
  if (format === undefined) return undefined;
  const current = currentFormat(format, count);
  return decideFormat(current, count).ok ? current : undefined;
}

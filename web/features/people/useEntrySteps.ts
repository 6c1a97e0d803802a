import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";
import type { EntryForm } from "./entryFields.tsx";
import type { StepState } from "./useWayOut.ts";
import { FIELDS_OF, reachable, stepIn, stepOf, stepPath, STEPS, type Step } from "./entrySteps.ts";

const cameFromSchema = z.object({ cameFrom: z.enum(STEPS) });

/** The step in the address: the browser's Back goes a step back, a reload stays (EN60). */
export function useEntrySteps(form: EntryForm, here: StepState) {
  const [search] = useSearchParams();
  const page: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const step = stepIn(search);
  const heading = useFocusOnTurn(step);
  const inTurn = useInTurn();
  // Two presses in one moment are two steps: the second does not wait for the page to be drawn.
  const made = useRef(here.stepsBefore);
  useEffect(() => {
    made.current = here.stepsBefore;
  }, [here.stepsBefore]);
  const at = STEPS.indexOf(step);

  const stateAt = (stepsBefore: number): StepState => ({ entry: here.entry, stepsBefore });
  const pathOf = (to: Step) => stepPath(to, form.store.values());
  const before = STEPS[at - 1];
  const after = STEPS[at + 1];
  const turn = (to: Step) => void navigate(pathOf(to), { replace: true, state: stateAt(here.stepsBefore) });

  // A link or a lost draft must not lead past what is still to be answered.
  const wanted = reachable(step, form.store.isWhole);
  const isPast = wanted !== step;
  const path = pathOf(wanted);
  const { entry, stepsBefore } = here;
  useEffect(() => {
    // A draft of this device is put into the form by an effect of its own, one turn earlier.
    const goThere = () => void navigate(path, { replace: true, state: { entry, stepsBefore } });
    const timer = setTimeout(() => (isPast ? goThere() : undefined), 100);
    return () => clearTimeout(timer);
  }, [isPast, path, navigate, entry, stepsBefore]);

  return {
    step,
    heading,
    pathOf,
    goOn: () =>
      inTurn(async () => {
        const from = stepReached();
        const to = STEPS[STEPS.indexOf(from) + 1];
        if (to === undefined || !form.store.pass(FIELDS_OF[from])) return;
        made.current += 1;
        await navigate(pathOf(to), { state: { ...stateAt(made.current), cameFrom: from } });
      }),
    goBack: () =>
      inTurn(async () => {
        const to = STEPS[STEPS.indexOf(stepReached()) - 1];
        if (before === undefined || to === undefined) return;
        // Where the step before is the page before, the history is not made longer.
        if (cameFromSchema.safeParse(page.state).data?.cameFrom === before) await navigate(-1);
        else await navigate(pathOf(to), { replace: true, state: stateAt(made.current) });
      }),
    goToWrong: () => turn(stepOf(form.store.get().problems) ?? "review"),
    hasBefore: before !== undefined,
    isLast: after === undefined,
  };
}

/** One press after the other: a turn that is under way would be lost to the next. */
function useInTurn() {
  const last = useRef<Promise<void>>(Promise.resolve());
  return (act: () => Promise<void>) => {
    last.current = last.current.then(act, act);
  };
}

/** Where the press before has led: what is drawn follows a moment later. */
const stepReached = (): Step => stepIn(new URLSearchParams(window.location.search));

/** Whoever turned a page hears which one; not when the page is opened. */
function useFocusOnTurn(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

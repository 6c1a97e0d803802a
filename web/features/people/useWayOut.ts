import { useLocation, useNavigate } from "react-router";
import { z } from "zod";

/** What each entry of the history keeps: how many steps of this entry stand before it. */
export type StepState = { readonly stepsBefore: number };
const stepStateSchema = z.object({ stepsBefore: z.number() });

/** How far in the history an entry has come, so that what was sent leaves no steps behind it (EN60). */
export function useWayOut() {
  const here: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  // Of a step that was reloaded the entry of the history still says it.
  const stepsBefore = stepStateSchema.safeParse(here.state).data?.stepsBefore ?? 0;
  return {
    stepsBefore,
    /** The page takes the place of the first step: one press of Back is then before the entry. */
    leaveFor: async (path: string) => {
      if (stepsBefore > 0) await goBack(stepsBefore);
      await navigate(path, { replace: true });
    },
  };
}

/** A move through the history is not over when it is asked for. */
const goBack = (steps: number): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    // Where the browser does not move, what was sent is shown all the same.
    setTimeout(resolve, STUCK_MS);
    window.history.go(-steps);
  });

const STUCK_MS = 1000;

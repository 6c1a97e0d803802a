import { useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { newUuid } from "#web/platform/offline/device.ts";
import { tabMemory } from "#web/platform/browser/tabMemory.ts";

/** What each step keeps in the history: which entry it is of, and how many of its steps stand before it. */
const stepStateSchema = z.object({ entry: z.string(), stepsBefore: z.number() });
export type StepState = Readonly<z.infer<typeof stepStateSchema>>;

// Of a step that was reloaded the entry of the history still says it.
function useStepState(): StepState | undefined {
  const here: { readonly state: unknown } = useLocation();
  return stepStateSchema.safeParse(here.state).data;
}

const sentKey = (entry: string) => `sent-entry:${entry}`;

/** Where what was sent is read, in a step that Forward leads into after that (EN60). */
export function useSentPath(): string | undefined {
  const entry = useStepState()?.entry;
  const find = () => (entry === undefined ? null : tabMemory.getItem(sentKey(entry)));
  return useSyncExternalStore(notToldOf, find, () => null) ?? undefined;
}

/** An entry is sent from one of its steps, and that page is left then. */
const notToldOf = () => () => undefined;

/** How far in the history an entry has come, so that what was sent leaves no steps behind it (EN60). */
export function useWayOut() {
  const navigate = useNavigate();
  const [begun] = useState(newUuid);
  const { entry, stepsBefore } = useStepState() ?? { entry: begun, stepsBefore: 0 };
  return {
    entry,
    stepsBefore,
    /** The page takes the place of the first step: one press of Back is then before the entry. */
    leaveFor: async (path: string) => {
      // No browser takes away the steps that are now ahead.
      tabMemory.setItem(sentKey(entry), path);
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

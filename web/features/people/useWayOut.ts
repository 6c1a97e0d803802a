import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";

const begunSchema = z.object({ begunAt: z.number() });
/** How the router numbers the entries of its history. */
const numberedSchema = z.object({ idx: z.number() });

/** Where an entry was begun in the history, so that what was sent leaves no steps behind it (EN60). */
export function useWayOut() {
  const here: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  // Of a step that was reloaded the entry of the history still says it.
  const [begunAt] = useState(() => begunSchema.safeParse(here.state).data?.begunAt ?? numberHere());
  return {
    /** What each step keeps in the history. */
    begunAt,
    /** The page takes the place of the first step: one press of Back is then before the entry. */
    leaveFor: async (path: string) => {
      const steps = numberHere() - begunAt;
      if (steps > 0) await goBack(steps);
      await navigate(path, { replace: true });
    },
  };
}

const numberHere = (): number =>
  typeof window === "undefined" ? 0 : (numberedSchema.safeParse(window.history.state).data?.idx ?? 0);

/** A move through the history is not over when it is asked for. */
const goBack = (steps: number): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    // Where the browser does not move, what was sent is shown all the same.
    setTimeout(resolve, STUCK_MS);
    window.history.go(-steps);
  });

const STUCK_MS = 1000;

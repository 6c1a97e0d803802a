import { useState } from "react";
import type { DatedProgramme, Programme } from "#domain/schedule/programme/programme.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { undated } from "./placing.ts";

export type Change = (next: Programme, done: string) => Promise<void>;
type Done = { readonly before: Programme; readonly text: string };

/** The programme of the page: every change is saved at once, and the last one can be taken back. */
export function useProgramme(uuid: string, rev: number, shown: DatedProgramme) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [done, setDone] = useState<Done>();
  const save = async (next: Programme) => {
    try {
      await api.programme.save(uuid, { data: undated(next) }, rev);
    } catch (cause) {
      // The page then shows the programme as it is now; whoever changed it here is told why nothing was saved.
      if (isRefusedWith(cause, "stale-programme")) await reload();
      throw cause;
    }
    await reload();
  };
  const change: Change = async (next, text) => {
    await save(next);
    setDone({ before: shown, text });
  };
  const undo = async () => {
    if (done === undefined) return;
    await save(done.before);
    setDone(undefined);
  };
  return { change, undo, done: done?.text };
}

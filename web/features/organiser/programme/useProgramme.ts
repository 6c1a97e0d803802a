import { useLayoutEffect, useRef, useState } from "react";
import type { DatedProgramme, Programme } from "#domain/schedule/programme/programme.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { undated } from "./placing.ts";

type Edit = (now: Programme) => Programme;
/** Throws what it was refused with: whoever asks for it tells it. */
export type Change = (edit: Edit, done: string) => Promise<void>;
type Seen = { readonly rev: number; readonly programme: Programme };
/** The change that made this rev, and what was there before it. */
type Done = { readonly rev: number; readonly before: Programme; readonly text: string };

/** The programme of the page: every change is saved at once, and the last one can be taken back. */
export function useProgramme(uuid: string, rev: number, shown: DatedProgramme) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [saves] = useState(createSaves);
  const [done, setDone] = useState<Done>();
  const seen = useRef<Seen>({ rev, programme: shown });
  useLayoutEffect(() => {
    seen.current = { rev, programme: shown };
  });
  const save = async (edit: (now: Seen) => Programme) => {
    try {
      return await saves.save(
        () => seen.current,
        async (now) => {
          const { data, meta } = await api.programme.save(uuid, { data: undated(edit(now)) }, now.rev);
          return { rev: meta.rev, programme: data };
        },
      );
    } catch (cause) {
      // The page then shows the programme as it is now; whoever changed it here is told why nothing was saved.
      if (isRefusedWith(cause, "stale-programme")) {
        setDone(undefined);
        await reload();
      }
      throw cause;
    }
  };
  const change: Change = async (edit, text) => {
    const { before, after } = await save(({ programme }) => edit(programme));
    await reload();
    setDone({ rev: after.rev, before: before.programme, text });
  };
  const undo = async () => {
    if (done === undefined) return;
    // A change that is still being saved is newer than the one to be taken back: then nothing is.
    await save((now) => (now.rev === done.rev ? done.before : now.programme));
    await reload();
    setDone((current) => (current === done ? undefined : current));
  };
  // Of a programme somebody else has changed since nothing is taken back.
  return { change, undo, done: done?.rev === rev ? done.text : undefined };
}

/** Saves wait for one another, and each changes what the one before has answered, also while the page shows older. */
export function createSaves() {
  /** By the rev that was changed here. */
  const made = new Map<number, Seen>();
  let last: Promise<unknown> = Promise.resolve();
  const newest = (seen: Seen): Seen => {
    const next = made.get(seen.rev);
    return next === undefined ? seen : newest(next);
  };
  const saveNow = async (shown: () => Seen, send: (now: Seen) => Promise<Seen>) => {
    const before = newest(shown());
    try {
      const after = await send(before);
      if (after.rev !== before.rev) made.set(before.rev, after);
      // The same programme once more has the same rev: it is the newest now.
      made.delete(after.rev);
      return { before, after };
    } catch (cause) {
      made.clear();
      throw cause;
    }
  };
  return {
    save: (...args: Parameters<typeof saveNow>): ReturnType<typeof saveNow> => {
      const saved = last.then(() => saveNow(...args));
      last = saved.catch(() => undefined);
      return saved;
    },
  };
}

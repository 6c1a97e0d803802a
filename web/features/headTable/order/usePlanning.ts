import { useCallback, useEffect, useRef, useState } from "react";
import type { PlanJob, PlanNews, PlanOrder } from "./planMessages.ts";

export type Planning<From> =
  | { readonly kind: "started" | "failed" }
  | (PlanNews & {
      /** What the plan was made from: it is taken over only if that still stands. */
      readonly from: From;
    });

export type FoundPlan<From> = Extract<Planning<From>, { kind: "done" }>;

/** A search for a plan in a worker; undefined while nobody asked for one. */
export function usePlanning<From>() {
  const [planning, setPlanning] = useState<Planning<From>>();
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  return {
    planning,
    start: (from: From, job: PlanJob) => {
      end();
      setPlanning({ kind: "started" });
      const started = new Worker(new URL("./planWorker.ts", import.meta.url), { type: "module" });
      worker.current = started;
      started.addEventListener("message", ({ data }: MessageEvent<PlanNews>) => {
        if (worker.current !== started) return;
        setPlanning({ ...data, from });
        if (data.kind === "done") end();
      });
      started.addEventListener("error", () => {
        if (worker.current !== started) return;
        setPlanning({ kind: "failed" });
        end();
      });
      started.postMessage(job satisfies PlanOrder, []);
    },
    stop: () => worker.current?.postMessage("stop" satisfies PlanOrder, []),
    close: () => {
      end();
      setPlanning(undefined);
    },
  };
}

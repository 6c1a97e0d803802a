import { useCallback, useEffect, useRef, useState } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import type { PlanNews, PlanOrder } from "./planMessages.ts";

export type Planning =
  | { readonly kind: "started" | "failed" }
  | (PlanNews & {
      /** The day the plan was made from: it is taken over only if the queues still stand so. */
      readonly from: Competition;
    });

/** A search for a plan in a worker; undefined while nobody asked for one. */
export function usePlanning() {
  const [planning, setPlanning] = useState<Planning>();
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  return {
    planning,
    start: (from: Competition, nowMs: number) => {
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
      started.postMessage({ competition: from, nowMs } satisfies PlanOrder, []);
    },
    stop: () => worker.current?.postMessage("stop" satisfies PlanOrder, []),
    close: () => {
      end();
      setPlanning(undefined);
    },
  };
}

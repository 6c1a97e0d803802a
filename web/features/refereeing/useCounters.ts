import { useCallback, useMemo } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import { countersOf } from "#domain/ruleset/counters.ts";
import type { CounterView } from "./CountdownRow.tsx";
import { countdownAllowanceMs } from "./table/tableActs.ts";

export type Counters = {
  /** What can be begun now: nobody waits for an athlete who is fighting, nobody is passive before the start. */
  readonly shown: readonly CounterView[];
  readonly labelOf: (counter: string) => string;
};

export function useCounters(bout: Bout): Counters {
  const { rules } = bout.setup;
  const isBefore = bout.status === "waiting" || bout.status === "called";
  const { usedTimes } = bout;
  const specs = useMemo(() => countersOf(rules), [rules]);
  const labelOf = useCallback(
    (counter: string) => specs.find(({ id }) => id === counter)?.label ?? counter,
    [specs],
  );
  const shown = useMemo(
    () =>
      specs
        .filter(({ id }) => id !== (isBefore ? "stalling" : "absence"))
        .map(({ id, label, perAthlete, accumulates }) => {
          const allowance = (corner: "red" | "blue") =>
            countdownAllowanceMs({ setup: { rules }, usedTimes }, id, corner);
          return {
            id,
            label,
            isPerAthlete: perAthlete === true,
            hasLimit: accumulates === true,
            allowanceMs: { red: allowance("red"), blue: allowance("blue") },
          };
        }),
    [specs, rules, usedTimes, isBefore],
  );
  return useMemo(() => ({ shown, labelOf }), [shown, labelOf]);
}

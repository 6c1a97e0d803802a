import { ok, refuse, type Result } from "#domain/result.ts";

export type OrderProblem<Id> = {
  readonly code: "order-set-mismatch";
  /** In the present order, but not in the proposed one. */
  readonly missing: readonly Id[];
  readonly unknown: readonly Id[];
  readonly doubled: readonly Id[];
};

/** A new order is the present set in another order and nothing else, whether of a mat or of the competition. */
export function decideReorder<Id extends string | number>(
  current: readonly Id[],
  proposed: readonly Id[],
): Result<readonly Id[], OrderProblem<Id>> {
  const present = new Set(current);
  const wanted = new Set(proposed);
  const missing = [...present].filter((id) => !wanted.has(id));
  const unknown = [...wanted].filter((id) => !present.has(id));
  const doubled = doubles(proposed);
  const isPermutation = missing.length + unknown.length + doubled.length === 0;
  return isPermutation
    ? ok([...proposed])
    : refuse({ code: "order-set-mismatch", missing, unknown, doubled });
}

function doubles<Id>(ids: readonly Id[]): Id[] {
  const seen = new Set<Id>();
  const doubled = new Set<Id>();
  for (const id of ids) {
    if (seen.has(id)) doubled.add(id);
    seen.add(id);
  }
  return [...doubled];
}

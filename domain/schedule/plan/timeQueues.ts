import { begin, type Day, earliestMs, place, type PlacedNode } from "./decode.ts";
import type { BoutNode, MatNode, Model } from "./model.ts";

const NOTHING_CHOSEN = { order: [], released: new Set<never>(), whole: new Set<never>() };

/** When the bouts are fought if every mat keeps its order and waits for its people, their rest and the feeders. */
export function timeQueues(
  model: Model,
  queues: readonly { readonly carpet: string; readonly bouts: readonly string[] }[],
): readonly PlacedNode[] {
  const day = begin(model, NOTHING_CHOSEN, []);
  const byId = new Map(model.bouts.map((node) => [node.bout.id, node]));
  const rows = model.mats.map((mat) => {
    const order = queues.find(({ carpet }) => carpet === mat.carpet)?.bouts ?? [];
    return { mat, left: order.flatMap((id) => byId.get(id) ?? []).filter((node) => !model.frozen.has(node)) };
  });
  while (placeNext(day, rows)) continue;
  return day.placed;
}

type Row = { readonly mat: MatNode; readonly left: BoutNode[] };

function placeNext(day: Day, rows: readonly Row[]): boolean {
  const open = rows.filter(({ left }) => left.length > 0);
  let first: Row | undefined;
  let firstMs = Number.POSITIVE_INFINITY;
  for (const row of open) {
    const atMs = startOf(row);
    if (atMs < firstMs) [first, firstMs] = [row, atMs];
  }
  // Orders made by hand may let mats wait for each other for ever: then the first of them does not wait.
  const next = first ?? open[0];
  const node = next?.left.shift();
  if (!next || !node) return false;
  place(day, node, next.mat, Number.isFinite(firstMs) ? firstMs : next.mat.freeMs);
  return true;
}

const startOf = ({ mat, left: [node] }: Row): number =>
  node ? Math.max(mat.freeMs, earliestMs(node)) : Number.POSITIVE_INFINITY;

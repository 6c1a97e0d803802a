import type { DrawnBout } from "./bracket.ts";

export type Rows = { readonly rows: number; readonly rowOf: ReadonlyMap<string, number> };

/** Which row each bout of a block stands in. */
export function rowsOfBlock(bouts: readonly DrawnBout[]): Rows {
  const sizes = bouts.map(fieldOf);
  const widest = Math.max(...sizes.map((size) => size ?? 0));
  if (bouts.every(({ stage }) => stage === "group")) return rowsInColumns(bouts);
  if (bouts.every(({ stage }) => stage === "series")) return rowsInColumns(bouts);
  return sizes.every((size) => size !== undefined) ? rowsOfRounds(bouts, widest) : rowsOfTree(bouts);
}

/** A full tree: byes leave their rows free, so that every bracket of a size has the same shape. */
function rowsOfRounds(bouts: readonly DrawnBout[], widest: number): Rows {
  const rowOf = bouts.map((bout): [string, number] => {
    const index = bout.label.kind === "round" ? bout.label.index : 1;
    const spacing = widest / (fieldOf(bout) ?? widest);
    return [bout.id, (index - 0.5) * spacing - 0.5];
  });
  return { rows: widest / 2, rowOf: new Map(rowOf) };
}

/** A ladder or a lopsided tree: a bout stands between those that feed it, or beside the only one. */
function rowsOfTree(bouts: readonly DrawnBout[]): Rows {
  const byId = new Map(bouts.map((bout) => [bout.id, bout]));
  const rowOf = new Map<string, number>();
  let rows = 0;
  const settle = (bout: DrawnBout): number => {
    const feeders = [bout.a, bout.b].flatMap((slot) =>
      "winnerOf" in slot ? (byId.get(slot.winnerOf) ?? []) : [],
    );
    const [first, second] = feeders.map(settle);
    const row = first === undefined ? rows++ : halfwayRow(first, second ?? first);
    rowOf.set(bout.id, row);
    return row;
  };
  for (const bout of bouts) {
    const leadsOn = bout.winnerTo.some((feed) => byId.has(feed.bout));
    if (!leadsOn) settle(bout);
  }
  return { rows, rowOf };
}

function halfwayRow(one: number, other: number): number {
  return Math.round(one + other) / 2;
}

function rowsInColumns(bouts: readonly DrawnBout[]): Rows {
  const columns = [...Map.groupBy(bouts, ({ round }) => round).values()];
  const rowOf = columns.flatMap((column) => column.map(({ id }, row): [string, number] => [id, row]));
  return { rows: Math.max(...columns.map((column) => column.length)), rowOf: new Map(rowOf) };
}

/** How many athletes the round of this bout has room for, where it is part of a full tree. */
function fieldOf({ label }: DrawnBout): number | undefined {
  switch (label.kind) {
    case "round":
      return label.of;
    case "final":
    case "upper-final":
    case "grand-final":
      return 2;
    case "bronze":
    case "repechage":
    case "losers":
    case "group":
    case "game":
    case "substitute":
      return undefined;
  }
}

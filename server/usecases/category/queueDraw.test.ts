import { expect, test } from "vitest";
import { placesOn } from "./queueDraw.ts";

const carpets = [
  { id: 1, uuid: "А" },
  { id: 2, uuid: "Б" },
];
const row = (uuid: string, carpet_id: number, number: number) => ({ uuid, carpet_id, number });

test("[CP18] [DY5] [DY45] numbers of a mat are unique: a bout that comes keeps its own unless it is taken, new ones count on", () => {
  const queued = [row("a1", 1, 1), row("a2", 1, 2), row("b1", 2, 1), row("b2", 2, 2), row("b9", 2, 9)];
  const list = (carpet: string, bouts: string) => ({ carpet, bouts: bouts.split(" ").map((id) => ({ id })) });
  const places = placesOn({ carpets, queued }, [list("А", "a1 new1 b2 b9 new2 a2"), list("Б", "b1")]);
  const numbers = ["a1", "a2", "b1", "b2", "b9", "new1", "new2"].map((id) => [id, places.get(id)?.number]);
  expect(Object.fromEntries(numbers)).toEqual({ a1: 1, a2: 2, b1: 1, b2: 11, b9: 9, new1: 10, new2: 12 });
});

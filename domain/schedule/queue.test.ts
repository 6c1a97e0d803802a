import { expect, test } from "vitest";
import { STATUSES } from "../bout/vocabulary.ts";
import { frozenHead } from "./frozen.ts";
import { queueStateOf } from "./queue.ts";
import { bout, mat, NOW } from "./testing/day.ts";

test("a bout that is paused or waits for its result still holds the mat", () => {
  expect(STATUSES.map(queueStateOf)).toEqual([
    "waiting",
    "called",
    "running",
    "running",
    "running",
    "finished",
  ]);
});

test("[DY12] running, called, ready and the next two may not be moved", () => {
  const queue = mat(
    "А",
    bout("done", "", { state: "finished" }),
    bout("next", ""),
    bout("called", "", { state: "called" }),
    bout("running", "", { state: "running", startedAtMs: NOW }),
    bout("ready", "", { state: "ready" }),
    bout("after", ""),
    bout("free", ""),
  );
  expect(frozenHead(queue)).toEqual(["running", "called", "ready", "next", "after"]);
  expect(frozenHead(queue, 0)).toEqual(["running", "called", "ready"]);
});

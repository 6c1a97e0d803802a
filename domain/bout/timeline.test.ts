import { expect, test } from "vitest";
import { after, afterUnder, IBJJF, ADCC } from "./testing/after.ts";
import { timelineOf } from "./timeline.ts";
import { rulesFor } from "../ruleset/rulesFor.ts";
import type { Bout } from "./bout.ts";

/** «0:10 red +2 2:0», with a star where something was put right. */
function told(bout: Bout): string[] {
  return timelineOf(bout).map((entry) => {
    const { score, totalMs, isCorrected } = entry;
    const time = `${Math.floor(totalMs / 60_000)}:${String(Math.round(totalMs / 1000) % 60).padStart(2, "0")}`;
    const points = `${score.red.points}:${score.blue.points}`;
    return `${time} ${what(entry)} ${points}${isCorrected ? " *" : ""}`;
  });
}

function what(entry: ReturnType<typeof timelineOf>[number]): string {
  if (entry.kind === "result") return `${entry.winner ?? "nobody"} by ${entry.method}`;
  if (entry.kind !== "score") return entry.kind;
  const { event } = entry;
  return event.type === "points-scored"
    ? `${event.corner} ${event.points > 0 ? "+" : ""}${event.points}`
    : `${event.corner} ${event.type}`;
}

test("[BP3] each action is told with the clock, the athlete and the score after it", () => {
  expect(told(after("call go R+2@0:10 B+4@0:31 stop@0:40 go@1:00 R#sub:armbar@1:12", IBJJF))).toEqual([
    "0:00 started 0:0",
    "0:10 red +2 2:0",
    "0:31 blue +4 2:4",
    "0:52 red by submission 2:4",
  ]);
});

test("[BP3] what was undone is not told", () => {
  expect(told(after("go R+2@0:10 B+4@0:31 u3@0:33", IBJJF))).toEqual(["0:00 started 0:0", "0:10 red +2 2:0"]);
});

test("[BP4] what was replaced or given to the other is told once, as it counts, and marked", () => {
  expect(told(after("go R+2@0:10 r2=R+3@0:12 B+2@0:20 m4@0:25", IBJJF))).toEqual([
    "0:00 started 0:0",
    "0:10 red +3 3:0 *",
    "0:20 red +2 5:0 *",
  ]);
});

test("[BP4] that a penalty's consequence was decided is no correction", () => {
  expect(told(after("go Rp?@0:10 r2=Rp@0:12", IBJJF))).toEqual([
    "0:00 started 0:0",
    "0:10 red penalty-given 0:0",
  ]);
});

test("[BP4] a result that was taken back is not told, and what is put in after it is marked", () => {
  expect(told(after("go R+2@0:10 R#points@5:00 revoke@6:00 B+3@6:10 B#points@6:20", IBJJF))).toEqual([
    "0:00 started 0:0",
    "0:10 red +2 2:0",
    "5:00 blue +3 2:3 *",
    "5:00 blue by points 2:3 *",
  ]);
});

test("[BP4] a bout that went on after its result was taken back has nothing to mark", () => {
  expect(told(after("go R+2@0:10 R#points@1:00 revoke@2:00 go@3:00 B+3@3:10", IBJJF)).at(-1)).toBe(
    "1:10 blue +3 2:3",
  );
});

test("[BP3] the second period counts on from the end of the first", () => {
  const rules = rulesFor(ADCC, { isFinal: false, seconds: 600 });
  const lines = told(afterUnder(rules, "go stop@5:00 period=1@5:00 go@5:10 R+2@5:20 R#points@5:30"));
  expect(lines.slice(1)).toEqual(["5:00 period 0:0", "5:10 red +2 2:0", "5:20 red by points 2:0"]);
});

test("[BP3] a bout taken back to its beginning has nothing to tell", () => {
  expect(told(after("go R+2@0:10 back@0:20", IBJJF))).toEqual([]);
});

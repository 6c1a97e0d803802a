import { expect, test } from "vitest";
import { HallZone } from "./hallZone.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { useMoments } from "./useMoments.ts";

function Moment({ atMs }: { atMs: number }) {
  return useMoments()(atMs);
}

test("[GN17] when something was done is told by the calendar of the hall, wherever it is read", () => {
  const late = Date.UTC(2026, 10, 15, 23, 42);
  expect(
    textOf(
      <HallZone value={3 * 3_600_000}>
        <Moment atMs={late} />
      </HallZone>,
    ),
  ).toBe("16 ноября в 02:42");
  expect(textOf(<Moment atMs={late} />)).toBe("");
});

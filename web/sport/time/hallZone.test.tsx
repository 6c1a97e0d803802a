import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HallZone, useHallDay } from "./hallZone.ts";

const Day = ({ atMs }: { atMs: number }) => useHallDay()(atMs);

const dayIn = (zoneHours: number, at: string) =>
  renderToString(
    <HallZone value={zoneHours * 3_600_000}>
      <Day atMs={Date.parse(at)} />
    </HallZone>,
  );

test("[GN16] it is the day of the hall for everybody who follows, and the next one from its midnight on", () => {
  expect(dayIn(10, "2026-12-04T13:59:59Z")).toBe("2026-12-04");
  expect(dayIn(10, "2026-12-04T14:00:00Z")).toBe("2026-12-05");
  expect(dayIn(-5, "2026-12-05T04:59:59Z")).toBe("2026-12-04");
});

import { expect, test } from "vitest";
import { applyDeviceBeforePaint } from "#web/platform/device/DeviceScript.tsx";
import { HIDDEN, SPOILERS_ATTRIBUTE, SPOILERS_KEY } from "./spoilers.ts";

test.each([
  ["hidden", [[SPOILERS_ATTRIBUTE, HIDDEN]]],
  [null, []],
])("[NS1, NS2] a device that keeps %s says so before the first paint", (kept, said) => {
  const set = new Array<[string, string]>();
  applyDeviceBeforePaint(
    {
      localStorage: { getItem: (key) => (key === SPOILERS_KEY ? kept : null) },
      location: { pathname: "/" },
      document: { documentElement: { setAttribute: (name, value) => void set.push([name, value]) } },
    },
    "follows",
    SPOILERS_KEY,
  );
  expect(set).toEqual(said);
});

import { expect, test } from "vitest";
import { stepOfCode, totpAddress, totpCode, writeBase32 } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("[AU68] the published example: at second %i the code is %s", (second, code) => {
  expect(totpCode(SECRET, Math.floor(second / 30))).toBe(code);
});

test("[AU68] the code of the step before and of the next one counts, and none further away", () => {
  const nowMs = 1_111_111_111_000;
  const step = Math.floor(nowMs / 30_000);
  const steps = [-2, -1, 0, 1, 2].map((shift) => stepOfCode(SECRET, totpCode(SECRET, step + shift), nowMs));
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(stepOfCode(SECRET, "", nowMs)).toBeUndefined();
});

test("[AU68] a program reads the secret and whose it is", () => {
  expect(writeBase32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const address = new URL(totpAddress(SECRET, "судья@ковёр", "Ковёр"));
  expect(address.searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(decodeURIComponent(address.pathname)).toContain("Ковёр:судья@ковёр");
});

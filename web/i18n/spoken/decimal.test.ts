import { expect, test } from "vitest";
import { plainDecimal, writeDecimal } from "./decimal.ts";

test("[GN14] a field shows a weight with the mark of its language", () => {
  expect([76.4, 80].map(writeDecimal)).toEqual(["76,4", "80"]);
});

test.each([
  ["76,4", "76.4", "76.4"],
  ["76.4", "76.4", "76.4"],
  ["12 500", "12500", "12500"],
  ["−1", "-1", "-1"],
  ["12,500", "12.500", "12500"],
  ["1,200.50", "1.200.50", "1200.50"],
  ["1200,500", "1200.500", "1200.500"],
])("[GN14] %s is read with a decimal comma as %s and with a point as %s", (typed, russian, english) => {
  expect([plainDecimal(typed, ","), plainDecimal(typed, ".")]).toEqual([russian, english]);
});

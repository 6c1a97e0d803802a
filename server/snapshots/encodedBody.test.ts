import { expect, test } from "vitest";
import { chooseEncoding } from "./encodedBody.ts";

const examples = [
  [undefined, "identity"],
  ["", "identity"],
  ["deflate, gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br; q=0, gzip;q=0.8", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["brx, sgzip", "identity"],
] as const;

for (const [accepted, encoding] of examples)
  test(`who accepts "${accepted ?? "nothing"}" gets ${encoding}`, () => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

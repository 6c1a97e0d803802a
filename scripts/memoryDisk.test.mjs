import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFilesInMemory } from "./lib/memoryDisk.mjs";

test("files of tests are kept where there is room for them", () => {
  expect(temporaryFilesInMemory(tmpdir(), 1)).toEqual({ TMPDIR: tmpdir() });
  expect(temporaryFilesInMemory(tmpdir(), Number.MAX_SAFE_INTEGER)).toEqual({});
});

test("a machine without such a folder goes on with its disk", () => {
  expect(temporaryFilesInMemory(join(tmpdir(), "not-there"), 1)).toEqual({});
});

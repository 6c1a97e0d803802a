import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseJournal, writeJournal, type Journal } from "./journal.ts";
import { sha256Hex } from "../hash.ts";

const FIGHTING = "5f0b1c9e-1f53-4d33-9d7c-2f6f1d2a7c11";
const journal: Journal = {
  header: { journal: "kover", version: 1, device: "0d4a3f3e-9d53-4f14-8a8e-7a1a52b5b7f0", exportedAt: 1_700 },
  entries: [1, 2].map((deviceSeq) => ({
    fighting: FIGHTING,
    submitted: {
      id: `5f0b1c9e-1f53-4d33-9d7c-2f6f1d2a7c2${deviceSeq}`,
      event: { type: "note-added", text: "кровь, пауза" },
      deviceSeq,
      lease: { scope: `fighting:${FIGHTING}`, epoch: 3 },
      baseVersion: deviceSeq - 1,
      boutMs: 290_000,
      at: { wall: 1_690, offset: -3, rtt: null },
    },
    decision: deviceSeq === 1 ? ("applied" as const) : null,
  })),
};

test("[LS17] a journal is read back as it was written, act by act", () => {
  const text = writeJournal(journal);
  expect(text.split("\n")).toHaveLength(5);
  expect(parseJournal(text)).toEqual({ ok: true, value: journal });
  expect(parseJournal(text.replaceAll("\n", "\r\n"))).toEqual({ ok: true, value: journal });
});

test("[LS17] a journal with a changed, a missing or an added act is damaged", () => {
  const text = writeJournal(journal);
  const lines = text.split("\n");
  const damaged = [
    text.replace("290000", "290001"),
    lines.toSpliced(1, 1).join("\n"),
    lines.toSpliced(1, 0, lines[1] ?? "").join("\n"),
    lines.slice(0, 3).join("\n"),
    "",
  ];
  for (const one of damaged) expect(parseJournal(one)).toEqual({ ok: false, problem: { code: "damaged" } });
});

test("[LS17] a line that is no act is named by its number", () => {
  const body = `${JSON.stringify(journal.header)}\n{"fighting":"mat 1"}\n`;
  const text = `${body}${JSON.stringify({ sha256: sha256Hex(body) })}\n`;
  expect(parseJournal(text)).toEqual({ ok: false, problem: { code: "unreadable", line: 2 } });
});

test("the hash is the one everybody else computes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }),
    { numRuns: 300 },
  );
});

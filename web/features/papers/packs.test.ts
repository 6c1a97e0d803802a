import { expect, test } from "vitest";
import { PAPER_KINDS } from "#contract/paper/paper.ts";
import { papers as words } from "#texts/papers.ts";
import { GROUPS } from "./PaperTable.tsx";
import { draftsOf, kindsOf, startPack, withFile } from "./packs.ts";

const file = (name: string, isDraft = false) => ({ name, content: new Uint8Array(), isDraft });
const RESULTS_AND_REPORT = [
  { kind: "results", isEmpty: false },
  { kind: "report", isEmpty: false },
] as const;
const FILES = ["results.pdf", "results.docx", "results.xlsx", "report.pdf", "report.docx"];

test("[PD47] a pack goes on file by file; what is handed in comes with the files people edit", () => {
  const start = startPack("federation", RESULTS_AND_REPORT);
  expect(start.tasks.map(({ kind, format }) => `${kind}.${format}`)).toEqual(FILES);
  const one = withFile(start, file("results.pdf"));
  expect([one.done, one.files.length]).toEqual([1, 1]);
  const whole = FILES.reduce((state, name) => withFile(state, file(name)), start);
  expect(whole).toMatchObject({ done: FILES.length, skipped: [] });
});

test("[PD70] a pack says at its end which of its papers are drafts, each once, and what makes them so", () => {
  const start = startPack("federation", RESULTS_AND_REPORT);
  const whole = FILES.reduce((state, name) => withFile(state, file(name, name.startsWith("results"))), start);
  expect(whole.drafts).toEqual(["results"]);
  const gap = (code: "region" | "coach", isGrave: boolean) => ({ code, names: [], isGrave });
  const papers = [
    { kind: "results", gaps: [gap("region", true), gap("coach", false)] },
    { kind: "report", gaps: [gap("region", true)] },
  ] as const;
  expect(draftsOf(whole, papers)).toEqual([{ kind: "results", lacks: ["region"] }]);
});

test("[PD71] the archive of a pack is called after the event and its first day, without signs no file may have", () => {
  expect(words.packs.file("Для зала", "«Осенний ковёр»: 3/4", "2026-09-30")).toBe(
    "Для зала, Осенний ковёр 34, 2026-09-30.zip",
  );
  expect(words.packs.file("Дипломы", "Кубок", null)).toBe("Дипломы, Кубок.zip");
});

test("[PD47] what has nothing to print by now is left out with all its files, and told", () => {
  const state = withFile(startPack("federation", RESULTS_AND_REPORT), undefined);
  expect(state.tasks.map(({ kind }) => kind)).toEqual(["report", "report"]);
  expect(state).toMatchObject({ done: 0, skipped: ["results"] });
});

test("[PD47] a pack has what this viewer may make; what is known to be empty is not asked for, and told", () => {
  const papers = [
    { kind: "start", isEmpty: false },
    { kind: "queues", isEmpty: true },
  ] as const;
  expect(kindsOf("hall", papers)).toEqual(["start", "queues"]);
  expect(startPack("hall", papers)).toMatchObject({
    tasks: [{ kind: "start", format: "pdf" }],
    skipped: ["queues"],
  });
});

test("[PD47] every kind of paper stands in one list of the page, and packs name none twice", () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(PAPER_KINDS.toSorted());
  const all = PAPER_KINDS.map((kind) => ({ kind, isEmpty: false }));
  for (const pack of ["hall", "parachute", "federation", "awards"] as const)
    expect(new Set(kindsOf(pack, all)).size).toBe(kindsOf(pack, all).length);
});

test("[PD80] an edition in the list says what it covers", () => {
  const whole = {
    id: "00000001-0000-4000-8000-000000000001",
    kind: "brackets",
    category: null,
    categoryTitle: null,
    size: "A4",
    edition: 2,
    made: "15.11.2026 19:42",
    code: "7K4Q-19DF",
    isDraft: false,
    isKept: true,
  } as const;
  const of = { ...whole, category: whole.id, categoryTitle: "Мужчины, до 71 кг" };
  expect(words.edition(whole)).toBe("Редакция 2, 15.11.2026 19:42");
  expect(words.edition({ ...of, size: "A3" })).toBe("Мужчины, до 71 кг, A3: редакция 2, 15.11.2026 19:42");
  expect(words.edition({ ...of, categoryTitle: null })).toMatch(/^Категория удалена: редакция 2/);
});

test("[PD84] what is left out of a paper is not said to be marked on it", () => {
  expect(words.gaps.light("diplomas")).toContain("не печатаются");
  expect(words.gaps.light("brackets")).toContain("не будет");
  expect(words.gaps.light("clubs")).toContain("«не указан»");
});

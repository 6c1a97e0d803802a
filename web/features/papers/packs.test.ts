import { expect, test } from "vitest";
import { PAPER_KINDS } from "#contract/paper/paper.ts";
import { GROUPS } from "./PaperTable.tsx";
import { filesOf, PACKS, startPack, withFile } from "./packs.ts";

const file = (name: string) => ({ name, content: new Uint8Array() });
const TASKS = [
  { kind: "results", format: "pdf" },
  { kind: "results", format: "xlsx" },
  { kind: "teams", format: "pdf" },
] as const;

test("[PD47] a pack goes on file by file", () => {
  const one = withFile(startPack(TASKS), file("results.pdf"));
  expect([one.done, one.files.length]).toEqual([1, 1]);
  expect(withFile(withFile(one, file("results.xlsx")), file("teams.pdf"))).toMatchObject({
    done: 3,
    skipped: [],
  });
});

test("[PD47] what has nothing to print is left out with all its files, and told", () => {
  const state = withFile(startPack(TASKS), undefined);
  expect(state).toMatchObject({ done: 0, tasks: [TASKS[2]], skipped: ["results"] });
});

test("[PD47] what is handed in comes with the files people edit; what is printed does not", () => {
  expect(filesOf("results", "federation")).toEqual(["pdf", "docx", "xlsx"]);
  expect(filesOf("start", "hall")).toEqual(["pdf"]);
});

test("[PD47] every kind of paper stands in one list of the page, and packs name none twice", () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(PAPER_KINDS.toSorted());
  for (const kinds of Object.values(PACKS)) expect(new Set(kinds).size).toBe(kinds.length);
});

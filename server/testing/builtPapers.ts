import { makePaperSchema, type PaperKind, type PaperWish } from "#contract/paper/paper.ts";
import { BUILDERS } from "../papers/forms/builders.ts";
import { textsOf, textOf, type FormPaper, type TableBlock } from "../papers/paper.ts";
import type { PaperData, PaperPerson } from "../papers/paperData.ts";
import { present } from "./refusals.ts";

const wishOf = (kind: PaperKind, given: Partial<PaperWish> = {}) => makePaperSchema.parse({ kind, ...given });

export function build(data: PaperData, kind: PaperKind, given: Partial<PaperWish> = {}): FormPaper {
  const paper = present(present(BUILDERS[kind]).build(data, wishOf(kind, given)));
  if (paper.type !== "form") throw new Error(`${kind} is no form`);
  return paper;
}

export const gaps = (data: PaperData, kind: PaperKind, given: Partial<PaperWish> = {}) =>
  present(BUILDERS[kind]).gaps(data, wishOf(kind, given));
export const tables = ({ blocks }: FormPaper): TableBlock[] =>
  blocks.filter((block) => block.type === "table");
export const tableOf = (paper: FormPaper, title: string): TableBlock =>
  present(tables(paper).find((table) => table.title === title));
export const column = (table: TableBlock, at: number): string[] =>
  table.rows.map((row) => textOf(row[at] ?? ""));
export const textIn = (paper: FormPaper): string => textsOf(paper).join("\n");

/** The same event with something else known of one person. */
export const withPerson = (data: PaperData, uuid: string, change: Partial<PaperPerson>): PaperData => ({
  ...data,
  people: new Map([...data.people, [uuid, { ...present(data.people.get(uuid)), ...change }]]),
});

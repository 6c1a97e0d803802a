import { createDraftStore, type Kept } from "#web/platform/offline/draftStore.ts";
import { useDraft, type Change } from "#web/platform/offline/useDraft.ts";
import type { ReadSheet, TableRow } from "#web/platform/files/readXlsx.ts";
import { foldText, LIST_FIELDS, recogniseTable, type ListField, type ListTable } from "./columns.ts";
import type { ClubIs } from "./decideClubs.ts";
import type { Verdict } from "./decidePeople.ts";
import type { SplitBy } from "./newCategories.ts";

/** A list in work, until its last line is written. */
type ListWork = {
  readonly fileName: string;
  readonly sheets: readonly ReadSheet[];
  readonly sheet: number;
  readonly table: ListTable;
  readonly people: ReadonlyMap<string, Verdict>;
  readonly clubs: ReadonlyMap<string, ClubIs>;
  readonly categories: ReadonlySet<string>;
  readonly splitBy: SplitBy;
  readonly haveAllConsents: boolean;
  /** What was sent last and not answered: the same lines are sent again under the same id. */
  readonly sent: { readonly id: string; readonly body: string } | undefined;
  /** The lines of the last written list, which come back when it is taken back. */
  readonly written: { readonly id: string; readonly rows: readonly TableRow[] } | undefined;
};
export type ListDraft = Kept<ListWork>;

export function draftOf(fileName: string, sheets: readonly ReadSheet[], sheet = largest(sheets)): ListWork {
  return {
    fileName,
    sheets,
    sheet,
    table: recogniseTable(sheets[sheet]?.rows ?? [], rememberedHeads()),
    people: new Map(),
    clubs: new Map(),
    categories: new Set(),
    splitBy: "nothing",
    haveAllConsents: false,
    sent: undefined,
    written: undefined,
  };
}

/** The list is most likely the sheet with most lines. */
const largest = (sheets: readonly ReadSheet[]): number => {
  const lengths = sheets.map(({ rows }) => rows.length);
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
};

const listDrafts = createDraftStore<ListWork>("kover-lists");

export type ChangeDraft = Change<ListWork>;

/** The list in work of an event. */
export const useListDraft = (eventId: string) => useDraft(listDrafts, eventId);

const HEADS_KEY = "list-heads";

/** What people said of heads before, on this device. */
function rememberedHeads(): Map<string, ListField | undefined> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HEADS_KEY) ?? "{}");
    const pairs = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return new Map(pairs.map(([head, said]) => [head, LIST_FIELDS.find((field) => field === said)]));
  } catch {
    return new Map();
  }
}

export function rememberHead(head: string, field: ListField | undefined): void {
  const heads = rememberedHeads().set(foldText(head), field);
  try {
    localStorage.setItem(
      HEADS_KEY,
      JSON.stringify(Object.fromEntries([...heads].map(([key, said]) => [key, said ?? ""]))),
    );
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

import { useMemo } from "react";
import type { ListBasis } from "#contract/entry/list.ts";
import { findLikes } from "./decidePeople.ts";
import type { ListDraft } from "./listDraft.ts";
import { previewList, type ListPreview } from "./previewList.ts";
import { readLines } from "./readLines.ts";

/** What would be written. A decision costs little; the comparing is done again only when a cell has changed. */
export function usePreview(draft: ListDraft, basis: ListBasis, eventDate: string): ListPreview {
  const { table, people, clubs, categories, splitBy } = draft;
  const lines = useMemo(
    () => readLines(table, { categories: basis.categories, eventDate }),
    [table, basis.categories, eventDate],
  );
  const likes = useMemo(
    () => findLikes(lines, basis.people, new Map(basis.teams.map(({ id, name }) => [id, name]))),
    [lines, basis.people, basis.teams],
  );
  return useMemo(
    () => previewList(lines, likes, basis, eventDate, { people, clubs, categories, splitBy }),
    [lines, likes, basis, eventDate, people, clubs, categories, splitBy],
  );
}

import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { entryList as words } from "#texts/entries/entryList.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import type { ChangeDraft, ListDraft } from "./listDraft.ts";
import { requestOf, type ListPreview } from "./previewList.ts";

const rowSchema = z.object({
  code: z.enum(["unknown-category", "category-drawn", "unknown-person", "unknown-club", "name-signs"]),
  row: z.number(),
});

/** Writes the lines that are in order and takes a written list back; the lines follow. */
export function useWriteList(uuid: string, change: ChangeDraft) {
  const api = useBackgroundApi();
  const reload = useReload();
  return {
    write: async (draft: ListDraft, preview: ListPreview) => {
      const { request, written } = requestOf(preview);
      const body = JSON.stringify({ ...request, haveAllConsents: draft.haveAllConsents });
      const id = draft.sent?.body === body ? draft.sent.id : crypto.randomUUID();
      change(() => ({ sent: { id, body } }));
      try {
        const { data } = await api.lists.write(uuid, {
          data: { id, ...request, haveAllConsents: draft.haveAllConsents },
        });
        const gone = new Set([
          ...written,
          ...preview.lines.filter(({ state }) => state === "repeated").map(({ read }) => read.line),
        ]);
        change(({ table }) => ({
          sent: undefined,
          table: { ...table, rows: table.rows.filter(({ line }) => !gone.has(line)) },
          written: { id, rows: table.rows.filter(({ line }) => gone.has(line)) },
        }));
        showToast({ type: "success", message: words.written(data.made.entries, data.made.people) });
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause;
        const { data: refused } = rowSchema.safeParse(cause.error.details);
        showToast({
          message:
            refused === undefined
              ? apiErrorText(cause.error)
              : words.refused(written[refused.row - 1] ?? refused.row, words.lineProblems[refused.code]),
        });
      }
      await reload();
    },
    undo: async (id: string): Promise<true | string> => {
      try {
        await api.lists.undo(uuid, id);
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause;
        return apiErrorText(cause.error);
      }
      change(({ table, written }) => ({
        written: undefined,
        table:
          written?.id === id
            ? {
                ...table,
                rows: [...table.rows, ...written.rows].toSorted((one, other) => one.line - other.line),
              }
            : table,
      }));
      showToast({ type: "success", message: words.undone });
      await reload();
      return true;
    },
  };
}

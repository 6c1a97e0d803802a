import type { CategoryDraft, OrganisedCategory } from "#contract/organiser.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { useApi, useBackgroundApi } from "#web/platform/session/useApi.ts";

/** What is done with the categories of a competition. A refusal is thrown to who asked. */
export function useCategories(competitionId: string) {
  const api = useBackgroundApi();
  const tellingApi = useApi();
  const reload = useReload();
  const said = (message: string) => showToast({ type: "success", message });
  return {
    save: async (category: OrganisedCategory | undefined, draft: CategoryDraft) => {
      await (category === undefined
        ? api.organiser.createCategory({ ...draft, competition: competitionId })
        : api.organiser.updateCategory(category.documentId, draft));
      said(categoryAdmin.saved);
      await reload();
    },
    remove: async (category: OrganisedCategory) => {
      await api.organiser.removeCategory(category.documentId);
      said(categoryAdmin.removed);
      await reload();
    },
    /** Stops at the first that is refused: what was made stays, and is not made again. */
    make: async (drafts: readonly CategoryDraft[], onEach: (done: number) => void) => {
      let done = 0;
      try {
        for (const draft of drafts) {
          await tellingApi.organiser.createCategory({ ...draft, competition: competitionId });
          done += 1;
          onEach(done);
        }
        said(categoryAdmin.made(done));
      } catch {
        // The toast said why, the dialog says how far it came.
      }
      await reload();
      return done;
    },
  };
}

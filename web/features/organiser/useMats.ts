import type { OrganisedCarpet } from "#contract/organiser.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { useAct } from "#web/kit/useAct.ts";
import { useApi } from "#web/platform/session/useApi.ts";

/** What is done with the mats; the page shows afterwards what the server holds. */
export function useMats(competitionId: string | undefined, carpets: readonly OrganisedCarpet[]) {
  const api = useApi();
  const reload = useReload();
  const { isBusy, run } = useAct(async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } finally {
      await reload();
    }
  });
  const perform = async (work: () => Promise<unknown>): Promise<boolean> => (await run(work)) ?? false;
  return {
    isBusy,
    add: (name: string) =>
      perform(async () => {
        if (competitionId === undefined) return;
        await api.organiser.createCarpet({ name, competition: competitionId });
        showToast({ type: "success", message: organiser.mats.added(name) });
      }),
    rename: (carpet: OrganisedCarpet, name: string) =>
      perform(() => api.organiser.updateCarpet(carpet.documentId, { name })),
    remove: (carpet: OrganisedCarpet) => perform(() => api.organiser.removeCarpet(carpet.documentId)),
    /** Positions may have gaps or be equal: all that differ from the new order are written. */
    move: (index: number, by: -1 | 1) =>
      perform(async () => {
        const order = carpets
          .toSpliced(index, 1)
          .toSpliced(index + by, 0, ...carpets.slice(index, index + 1));
        for (const [position, carpet] of order.entries())
          if (carpet.position !== position) await api.organiser.updateCarpet(carpet.documentId, { position });
      }),
  };
}

import type { RegroupPlan, RegroupWish } from "#contract/entry/regroup.ts";
import { regroupWords as words } from "#texts/organiser/regroup.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

export type Apply = (wish: RegroupWish, plan: RegroupPlan, titles: readonly string[]) => Promise<void>;

/** What is done with categories that are too small or too large. A refusal is thrown to who asked. */
export function useRegroup(competitionUuid: string) {
  const api = useBackgroundApi();
  const reload = useReload();
  const finish = async (message: string) => {
    showToast({ type: "success", message });
    await reload();
  };
  const apply =
    (message: string): Apply =>
    async (wish, { basis }, titles) => {
      await api.regrouping.apply(competitionUuid, {
        data: { id: newUuid(), wish, basis, titles: [...titles] },
      });
      await finish(message);
    };
  return {
    merge: apply(words.merge.done),
    split: apply(words.splitting.done),
    undo: async (id: string) => {
      await api.regrouping.undo(competitionUuid, id);
      await finish(words.undo.done);
    },
  };
}

/** What a wish would do; asked again when another is wished for. */
export function useRegroupPlan(competitionUuid: string, wish: RegroupWish) {
  const api = useBackgroundApi();
  return useAnswer<RegroupPlan>(
    JSON.stringify(wish),
    async () => (await api.regrouping.preview(competitionUuid, { data: { wish } })).data,
  );
}

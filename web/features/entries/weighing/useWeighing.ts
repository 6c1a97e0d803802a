import { ApiFailure, isAnswered } from "#contract/error.ts";
import type { MoveRequest, WeighAct } from "#contract/entry/roll.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { weighing } from "#texts/entries/weighing.ts";
import { useAct } from "#web/kit/useAct.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

/** The acts at the scale: each tells whether it was done; a refusal is told in words and nothing that was typed is lost. */
export function useWeighing(competitionUuid: string) {
  const api = useBackgroundApi();
  const reload = useReload();
  const { isBusy, run } = useAct(async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done !== undefined) showToast({ type: "success", message: done });
      await reload();
      return true;
    } catch (cause) {
      showToast({ message: refusalOf(cause) });
      if (isAnswered(cause)) await reload();
      return false;
    }
  });
  const perform = async (...act: Parameters<typeof run>): Promise<boolean> => (await run(...act)) ?? false;
  return {
    isBusy,
    weigh: (act: WeighAct, done?: string) =>
      perform(() => api.roll.weigh(competitionUuid, { data: act }), done),
    move: (move: MoveRequest, done: string) =>
      perform(() => api.roll.move(competitionUuid, { data: move }), done),
  };
}

/** What the server objected to; without an answer it was not written. */
export function refusalOf(cause: unknown): string {
  if (!(cause instanceof ApiFailure)) throw cause;
  return isAnswered(cause) ? apiErrorText(cause.error) : weighing.notSaved;
}

import { useNavigate } from "react-router";
import type { MergeFighters } from "#contract/entry/person.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const { merge: words } = personsDesk;

/** What is decided about two cards; afterwards the next pair is shown. */
export function usePersonActs(competitionUuid: string) {
  const api = useBackgroundApi();
  const navigate = useNavigate();
  const reload = useReload();
  const finish = async (message: string) => {
    showToast({ type: "success", message });
    await navigate("?view=alike");
    await reload();
  };
  return {
    merge: async (merge: Omit<MergeFighters, "id">) => {
      await api.persons.merge(competitionUuid, { data: { ...merge, id: newUuid() } });
      await finish(words.done);
    },
    tellApart: async (pair: Pick<MergeFighters, "one" | "other">) => {
      await api.persons.tellApart(competitionUuid, { data: pair });
      await finish(words.toldApart);
    },
    undo: async (id: string) => {
      await api.persons.undoMerge(competitionUuid, id, { data: {} });
      await finish(words.undone);
    },
  };
}

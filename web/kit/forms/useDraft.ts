import { useEffect, useState, useSyncExternalStore } from "react";
import { createStore } from "#web/platform/store.ts";
import { createDraft } from "./draft.ts";
import type { Declaration } from "./fields.ts";
import type { FormStore } from "./formStore.ts";

export type DraftHandle = {
  /** What stands in the form was typed before and not sent. */
  readonly isRestored: boolean;
  readonly savedAt: Date | undefined;
  readonly forget: () => void;
  readonly discard: () => void;
};

export function useDraft<Fields extends Declaration>(
  store: FormStore<Fields>,
  key: string | undefined,
): DraftHandle {
  const [keeper] = useState(() => createDraftKeeper(store));
  const state = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);
  useEffect(() => (key === undefined ? undefined : keeper.open(key)), [keeper, key]);
  const discard = () => {
    store.reset();
    keeper.forget();
  };
  return { ...state, forget: keeper.forget, discard };
}

type KeeperState = Pick<DraftHandle, "isRestored" | "savedAt">;

/** Writes down what is committed and puts it back after a reload. */
function createDraftKeeper<Fields extends Declaration>(store: FormStore<Fields>) {
  const { get, set, subscribe } = createStore<KeeperState>({ isRestored: false, savedAt: undefined });
  let draft: ReturnType<typeof createDraft> | undefined;
  return {
    get,
    subscribe,
    open: (key: string) => {
      const opened = createDraft(localStorage, key, store.fields());
      draft = opened;
      const kept = opened.read(Date.now());
      if (kept !== undefined) {
        store.put(kept);
        set({ ...get(), isRestored: true });
      }
      let last = store.get().raw;
      return store.subscribe(() => {
        const { raw, isSubmitting } = store.get();
        if (raw === last || isSubmitting) return;
        last = raw;
        const savedAt = new Date();
        opened.write(raw, savedAt.getTime());
        set({ ...get(), savedAt });
      });
    },
    forget: () => {
      draft?.forget();
      set({ isRestored: false, savedAt: undefined });
    },
  };
}

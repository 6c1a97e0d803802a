import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** Work that is kept on this device, and when it was kept last. */
export type Kept<Work> = Work & { readonly savedAt: number };

interface Schema<Work> extends DBSchema {
  drafts: { key: string; value: Kept<Work> };
}

export type DraftStore<Work> = ReturnType<typeof createDraftStore<Work>>;

/** Drafts of one kind on the disk of this device, by a key of their own. */
export function createDraftStore<Work>(name: string) {
  // Stays open: a page that is left has no time to open it again before its last change is written.
  let opened: Promise<IDBPDatabase<Schema<Work>>> | undefined;
  const forget = () => (opened = undefined);
  const open = () => {
    opened ??= openDB<Schema<Work>>(name, 1, {
      upgrade: (created) => void created.createObjectStore("drafts"),
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
  return {
    find: async (key: string): Promise<Kept<Work> | undefined> => (await open()).get("drafts", key),
    save: async (key: string, draft: Kept<Work> | undefined): Promise<void> => {
      const transaction = (await open()).transaction("drafts", "readwrite");
      const written = draft === undefined ? transaction.store.delete(key) : transaction.store.put(draft, key);
      // At once: the commit that follows by itself waits for an answer a page that is left no longer hears.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
  };
}

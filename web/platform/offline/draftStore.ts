import { openDB, type DBSchema } from "idb";

/** Work that is kept on this device, and when it was kept last. */
export type Kept<Work> = Work & { readonly savedAt: number };

interface Schema<Work> extends DBSchema {
  drafts: { key: string; value: Kept<Work> };
}

export type DraftStore<Work> = ReturnType<typeof createDraftStore<Work>>;

/** Drafts of one kind on the disk of this device, by a key of their own. */
export function createDraftStore<Work>(name: string) {
  const open = () =>
    openDB<Schema<Work>>(name, 1, { upgrade: (created) => void created.createObjectStore("drafts") });
  return {
    find: async (key: string): Promise<Kept<Work> | undefined> => {
      const db = await open();
      const draft = await db.get("drafts", key);
      db.close();
      return draft;
    },
    save: async (key: string, draft: Kept<Work> | undefined): Promise<void> => {
      const db = await open();
      if (draft === undefined) await db.delete("drafts", key);
      else await db.put("drafts", draft, key);
      db.close();
    },
  };
}

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Nothing is kept where storage is forbidden, which even to name may throw. */
const memoryIn = (storage: () => Storage): Memory => ({
  getItem: (key) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key, text) => {
    try {
      storage().setItem(key, text);
    } catch {
      // Full or forbidden: whoever asks for it finds nothing.
    }
  },
  removeItem: (key) => {
    try {
      storage().removeItem(key);
    } catch {
      // There was nothing.
    }
  },
});

/** What this tab remembers over a reload. */
export const tabMemory = memoryIn(() => sessionStorage);

/** What this device remembers until it is told otherwise. */
export const deviceMemory = memoryIn(() => localStorage);

const REF_CODE = "refCode";

/** Who sent this visitor: kept until the tab is closed, so that a registration pages later still knows it. */
export function rememberRefCode(search: string, storage: Pick<Storage, "setItem">): void {
  const refCode = new URLSearchParams(search).get(REF_CODE);
  if (refCode !== null && refCode !== "") storage.setItem(REF_CODE, refCode);
}

export function readRefCode(storage: Pick<Storage, "getItem">): string | undefined {
  return storage.getItem(REF_CODE) ?? undefined;
}

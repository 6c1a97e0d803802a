/** What this tab remembers over a reload: nothing where storage is forbidden, which even to name may throw. */
export const tabMemory: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key, text) => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Full or forbidden: whoever asks for it finds nothing.
    }
  },
  removeItem: (key) => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There was nothing.
    }
  },
};

const REF_CODE = "refCode";

/** Who sent this visitor: kept until the tab is closed, so that a registration pages later still knows it. */
export function rememberRefCode(search: string, storage: Pick<Storage, "setItem">): void {
  const refCode = new URLSearchParams(search).get(REF_CODE);
  if (refCode !== null && refCode !== "") storage.setItem(REF_CODE, refCode);
}

export function readRefCode(storage: Pick<Storage, "getItem">): string | undefined {
  return storage.getItem(REF_CODE) ?? undefined;
}

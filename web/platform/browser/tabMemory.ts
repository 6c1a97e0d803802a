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

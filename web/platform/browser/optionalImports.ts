/** Scripts that can be done without, or are asked for again: no reason to load the page anew. */
export function createOptionalImports() {
  let pending = 0;
  const handled = new WeakSet<object>();
  return {
    async import<T>(load: () => Promise<T>): Promise<T> {
      pending += 1;
      try {
        return await load();
      } catch (cause) {
        if (cause instanceof Error) handled.add(cause);
        throw cause;
      } finally {
        pending -= 1;
      }
    },
    /**
     * Whether a failed script was one of these. The browser reports the failure before the promise of the import rejects, so
     * while an import is pending the answer comes a moment later; undefined when none is pending.
     */
    isHandled(cause: unknown): Promise<boolean> | undefined {
      if (pending === 0) return undefined;
      return new Promise((resolve) => {
        setTimeout(() => resolve(cause instanceof Error && handled.has(cause)));
      });
    },
  };
}

export const optionalImports = createOptionalImports();

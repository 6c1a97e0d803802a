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
     * A failure is told to the page before it is told to whoever asked for the script. While one is asked for here it
     * may be that one: then the page waits until it is known. Undefined: it is certainly another one.
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

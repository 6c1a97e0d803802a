/** Scripts that can be done without, or are asked for again: no reason to load the page anew. */
export function createQuietImports() {
  let underWay = 0;
  const copedWith = new WeakSet<object>();
  return {
    async import<T>(load: () => Promise<T>): Promise<T> {
      underWay += 1;
      try {
        return await load();
      } catch (cause) {
        if (cause instanceof Error) copedWith.add(cause);
        throw cause;
      } finally {
        underWay -= 1;
      }
    },
    /**
     * A failure is told to the page before it is told to whoever asked for the script. While one is asked for quietly it
     * may be that one: then the page waits until it is known. Undefined: it is certainly another one.
     */
    isCopedWith(cause: unknown): Promise<boolean> | undefined {
      if (underWay === 0) return undefined;
      return new Promise((resolve) => {
        setTimeout(() => resolve(cause instanceof Error && copedWith.has(cause)));
      });
    },
  };
}

export const quietImports = createQuietImports();

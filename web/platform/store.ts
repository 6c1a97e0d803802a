/** Whoever wants to hear of a change; who subscribes gets the way out. */
export function createListeners<News extends readonly unknown[] = []>() {
  const listeners = new Set<(...news: News) => unknown>();
  return {
    subscribe: (listener: (...news: News) => unknown) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...news: News) => {
      for (const listener of listeners) listener(...news);
    },
  };
}

/** One value; it is told when it becomes another one. */
export function createStore<T>(first: T) {
  let value = first;
  const { subscribe, tell } = createListeners();
  return {
    get: () => value,
    set: (next: T) => {
      if (next === value) return;
      value = next;
      tell();
    },
    subscribe,
  };
}

/** Whoever wants to hear of a change; who subscribes gets the way out. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
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

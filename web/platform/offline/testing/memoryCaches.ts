/** The part of a browser's cache that keeps pages, in memory. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Cache>();
  return {
    keys: async () => [...stores.keys()],
    has: async (name) => stores.has(name),
    delete: async (name) => stores.delete(name),
    open: async (name) => {
      const store = stores.get(name) ?? memoryCache();
      stores.set(name, store);
      return store;
    },
    match: async () => undefined,
  };
}

function memoryCache(): Cache {
  const kept = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, "https://kover.example").href;
  return {
    match: async (request) => kept.get(keyOf(request))?.clone(),
    put: async (request, response) => void kept.set(keyOf(request), response),
    delete: async (request) => kept.delete(keyOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    add: async (request) => void kept.set(keyOf(request), new Response("")),
    addAll: async (requests) => {
      for (const request of requests) kept.set(keyOf(request), new Response(""));
    },
    matchAll: async () => [...kept.values()],
  };
}

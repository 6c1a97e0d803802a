const fetches: (() => Promise<unknown>)[] = [];

/** A server renders a page in one go: it has everything before it begins. */
export function fetchOnServer(fetch: () => Promise<unknown>): void {
  if (import.meta.env.SSR) fetches.push(fetch);
}

export async function fetchAllOnServer(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}

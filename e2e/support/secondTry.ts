import { afterAll, beforeAll, beforeEach } from "vitest";

type End = () => Promise<void>;

/**
 * What the tests of a file share: begun before the first of them, ended by what it gives back after the last. A test that
 * is tried again would find what its first try has left, so everything begins anew for it.
 */
export function shareBetweenTests(begin: () => Promise<End>): void {
  let end: End | undefined;
  beforeAll(async () => {
    end = await begin();
  });
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) === 0) return;
    await end?.();
    end = await begin();
  });
  afterAll(() => end?.());
}

import { afterEach, expect, test, vi } from "vitest";
import { lateCode } from "./lateCode.ts";
import { keepServerFacts } from "./serverFacts.ts";
import { keepHook } from "./testing/keepHook.ts";
import { useThought, type Thought } from "./useThought.ts";

type Known = { readonly results: readonly number[]; readonly points: number };
type Code = (known: Known) => number;

afterEach(() => {
  keepServerFacts({});
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The sum of all results, by code that comes when it is let; how often it was asked for. */
function sumThought(arrives: (tries: number) => Promise<void>) {
  const asked = { tries: 0 };
  const code = lateCode<Code>(
    async () => {
      asked.tries += 1;
      await arrives(asked.tries);
      return ({ results }) => results.reduce((sum, result) => sum + result, 0);
    },
    async () => undefined,
  );
  const thought: Thought<Code, Known, number> = {
    code,
    think: (sumOf, known) => sumOf(known),
    write: (_, found) => found,
    read: (_, written) => (typeof written === "number" ? written : undefined),
    mark: ({ results }) => results.join(),
  };
  const withRev = { ...thought, rev: ({ points }: Known) => points, mark: vi.fn(thought.mark) };
  return {
    asked,
    use: (known: Known) => useThought(thought, "sum", known),
    useByRev: (known: Known) => useThought(withRev, "sum", known),
    mark: withRev.mark,
  };
}

const MORNING: Known = { results: [2, 3], points: 0 };
const NOON: Known = { results: [2, 3, 4], points: 0 };

test("what the server reckoned is shown, and no code is asked for", async () => {
  // Not what the code would find: so it is seen whose word it is.
  keepServerFacts({ sum: { mark: "2,3", found: 500 } });
  const { asked, use } = sumThought(async () => undefined);
  const hook = await keepHook(use, MORNING);
  expect([hook.latest(), asked.tries]).toEqual([500, 0]);
  await hook.end();
});

test("where nothing at all has changed no mark is taken; where something has, the mark says whether it matters", async () => {
  keepServerFacts({ sum: { rev: 0, mark: "2,3", found: 500 } });
  const { asked, useByRev, mark } = sumThought(async () => undefined);
  const same = await keepHook(useByRev, MORNING);
  expect([same.latest(), mark.mock.calls.length]).toEqual([500, 0]);
  await same.end();
  const later = await keepHook(useByRev, { ...MORNING, points: 4 });
  expect([later.latest(), mark.mock.calls.length, asked.tries]).toEqual([500, 1, 0]);
  await later.end();
});

test("something else known makes it stale: it stays until the code is there, then the page reckons itself", async () => {
  keepServerFacts({ sum: { mark: "2,3", found: 500 } });
  const gate = Promise.withResolvers<void>();
  const { asked, use } = sumThought(() => gate.promise);
  const hook = await keepHook(use, MORNING);
  await hook.give(NOON);
  expect([hook.latest(), asked.tries]).toEqual([500, 1]);
  await hook.settle(gate.resolve);
  expect(hook.latest()).toBe(9);
  await hook.end();
});

test("a page that knows more than the server did when it wrote waits for the code", async () => {
  keepServerFacts({ sum: { mark: "2,3", found: 500 } });
  const gate = Promise.withResolvers<void>();
  const { use } = sumThought(() => gate.promise);
  const hook = await keepHook(use, NOON);
  expect(hook.latest()).toBe("waits");
  await hook.settle(gate.resolve);
  expect(hook.latest()).toBe(9);
  await hook.end();
});

test("code that did not come is asked for again, and the old word stands meanwhile", async () => {
  keepServerFacts({ sum: { mark: "2,3", found: 500 } });
  const second = Promise.withResolvers<void>();
  const { asked, use } = sumThought(async (tries) => {
    if (tries === 1) throw new Error("no network");
    await second.promise;
  });
  const hook = await keepHook(use, MORNING);
  await hook.give(NOON);
  await vi.waitFor(() => expect(asked.tries).toBe(2));
  expect(hook.latest()).toBe(500);
  await hook.settle(second.resolve);
  expect(hook.latest()).toBe(9);
  await hook.end();
});

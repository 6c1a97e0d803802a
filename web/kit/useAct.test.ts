import { afterEach, expect, test, vi } from "vitest";
import { onActFailure } from "./actFailures.ts";
import { createAct } from "./useAct.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function hearFailures(): unknown[] {
  const heard: unknown[] = [];
  stops.push(onActFailure((cause) => heard.push(cause)));
  return heard;
}

test("an act is busy until it is answered and gives the answer", async () => {
  const act = createAct();
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = act.run(() => promise);
  expect(act.isBusy()).toBe(true);
  resolve("called");
  expect(await done).toBe("called");
  expect(act.isBusy()).toBe(false);
});

test("two presses do it once", async () => {
  const act = createAct();
  const work = vi.fn(() => Promise.resolve(true));
  const answers = await Promise.all([act.run(work), act.run(work)]);
  expect(answers).toEqual([true, undefined]);
  expect(work).toHaveBeenCalledOnce();
});

test("an act that may overlap is done each time, and is busy until the last is answered", async () => {
  const act = createAct({ mayOverlap: true });
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [act.run(() => first.promise), act.run(() => second.promise)];
  second.resolve("second");
  expect(await answers[1]).toBe("second");
  expect(act.isBusy()).toBe(true);
  first.resolve("first");
  expect(await answers[0]).toBe("first");
  expect(act.isBusy()).toBe(false);
});

test("after an unexpected error it is free again, and the error is told", async () => {
  const heard = hearFailures();
  const act = createAct();
  const bug = new Error("not thought of");
  expect(await act.run(() => Promise.reject(bug))).toBeUndefined();
  expect(act.isBusy()).toBe(false);
  expect(heard).toEqual([bug]);
  expect(await act.run(() => "again")).toBe("again");
});

test("work that throws before it waits leaves nothing busy either", async () => {
  hearFailures();
  const act = createAct();
  await act.run(() => {
    throw new Error("at once");
  });
  expect(act.isBusy()).toBe(false);
});

test("an act with a place of its own says there what went wrong", async () => {
  const heard = hearFailures();
  const own = vi.fn();
  await createAct().run(() => Promise.reject(new Error("refused")), own);
  expect(own).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});

test("who watches it hears every change", async () => {
  const act = createAct();
  const seen: boolean[] = [];
  stops.push(act.subscribe(() => seen.push(act.isBusy())));
  await act.run(() => undefined);
  expect(seen).toEqual([true, false]);
});

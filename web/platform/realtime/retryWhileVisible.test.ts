import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, ERROR_STATUS, type ErrorName } from "#contract/error.ts";
import { retryWhileVisible } from "./retryWhileVisible.ts";
import { SeenPage } from "./testing/visiblePage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (name: ErrorName) =>
  new ApiFailure({ status: ERROR_STATUS[name], name, message: name, details: {} });

/** A page that asks a server whose answers are in the hands of the example; `chance` 0.5 is the plain pause. */
function createAsker(chance = 0.5) {
  const page = new SeenPage();
  const network = new EventTarget();
  const heard: string[] = [];
  const askedAt: number[] = [];
  let answer = async () => false;
  const begunAt = Date.now();
  const stop = retryWhileVisible(
    { page, network, chance: () => chance },
    {
      ask: () => {
        askedAt.push((Date.now() - begunAt) / 1000);
        return answer();
      },
      onLost: () => void heard.push("lost"),
      onRefused: () => void heard.push("refused"),
    },
  );
  const answerWith = (next: () => Promise<boolean>) => void (answer = next);
  return { page, network, heard, askedAt, stop, answerWith };
}

const fails = (name: ErrorName) => () => Promise.reject(failure(name));

test("[FO10] after failures the pauses grow up to a minute, and an answer makes them short again", async () => {
  const { askedAt, heard, answerWith } = createAsker();
  answerWith(fails("RateLimitError"));
  // The first answer was a good one: the next is asked for after a minute.
  await vi.advanceTimersByTimeAsync(60_000 + 40_000);
  expect(askedAt).toEqual([0, 60, 65, 75, 95]);
  expect(heard).toEqual(["lost", "lost", "lost", "lost"]);
  answerWith(async () => false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(askedAt.at(-1)).toBe(120);
  answerWith(fails("InternalServerError"));
  await vi.advanceTimersByTimeAsync(65_000);
  expect(askedAt.slice(-2)).toEqual([180, 185]);
});

test("[FO10] two devices that lost the server in the same second ask again at different times", async () => {
  const secondAsk = async (chance: number) => {
    const { askedAt, answerWith } = createAsker(chance);
    answerWith(fails("ServiceUnavailableError"));
    await vi.advanceTimersByTimeAsync(68_000);
    return Number(askedAt[2]) - Number(askedAt[1]);
  };
  expect([await secondAsk(0), await secondAsk(1)]).toEqual([2.5, 7.5]);
});

test("[FO10] a refusal is an answer: nothing is asked any more", async () => {
  for (const name of ["NotFoundError", "ForbiddenError"] as const) {
    const { page, network, askedAt, heard, answerWith } = createAsker();
    answerWith(fails(name));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(["refused"]);
    page.become("visible");
    network.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(askedAt).toEqual([0, 60]);
  }
});

test("[FO10] a page out of sight asks nothing, and asks at once when it comes back", async () => {
  const { page, askedAt, answerWith } = createAsker();
  answerWith(fails("InternalServerError"));
  await vi.advanceTimersByTimeAsync(61_000);
  page.become("hidden");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(askedAt).toEqual([0, 60]);
  page.become("visible");
  expect(askedAt).toEqual([0, 60, 661]);
});

test("[FO10] a network that is back is not waited for longer than it takes to spread the devices", async () => {
  const { network, askedAt, answerWith } = createAsker();
  answerWith(fails("InternalServerError"));
  await vi.advanceTimersByTimeAsync(61_000);
  network.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(askedAt).toEqual([0, 60, 62.5]);
});

test("[FO10] when all is known, and when the page is left, nothing is asked any more", async () => {
  const known = createAsker();
  known.answerWith(async () => true);
  const left = createAsker();
  left.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(known.askedAt).toEqual([0, 60]);
  expect(left.askedAt).toEqual([0]);
});

test("[FO10] the failure of an older question does not count once a newer one is under way", async () => {
  const { page, heard, answerWith } = createAsker();
  const slow = Promise.withResolvers<boolean>();
  answerWith(() => slow.promise);
  page.become("visible");
  answerWith(async () => false);
  page.become("visible");
  slow.reject(failure("InternalServerError"));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([]);
});

test("[FO10] an answer that takes longer than four seconds counts as lost until it comes, and is not asked for twice", async () => {
  const { network, askedAt, heard, answerWith, stop } = createAsker();
  answerWith(() => new Promise((resolve) => setTimeout(() => resolve(true), 10_000)));
  network.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1500 + 3900);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(heard).toEqual(["lost"]);
  expect(askedAt).toHaveLength(2);
  stop();
});

import { afterEach, expect, test, vi } from "vitest";
import { keepHook } from "#web/platform/browser/testing/keepHook.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { useSelectedMat } from "./useSelectedMat.ts";

afterEach(() => vi.unstubAllGlobals());

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const [mat] = competition.carpets;
if (mat === undefined) throw new Error("no mat");
const other = { ...mat, uuid: "00000000-0000-4000-8000-00000000000b", name: "Ковёр Б" };
const both = { uuid: competition.uuid, carpets: [mat, other] };

test("[CP7] [LD5] a chosen mat stays chosen until the competition has it no more, and is not chosen when it comes back", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const hook = await keepHook(useSelectedMat, both);
  const selected = () => hook.latest()?.[0];
  expect(selected()).toBeUndefined();
  await hook.settle(() => {
    const select = hook.latest()?.[1];
    if (typeof select === "function") select(other.uuid);
  });
  expect(selected()).toBe(other.uuid);
  await hook.give({ ...both, carpets: [mat] });
  expect(selected()).toBeUndefined();
  await hook.give({ ...both });
  expect(selected()).toBeUndefined();
  expect(kept.size).toBe(0);
  await hook.end();
});

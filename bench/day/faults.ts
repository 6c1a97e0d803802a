import { setTimeout as sleep } from "node:timers/promises";
import { type Chance, createChance } from "#domain/draw/chance.ts";
import type { startFaultProxy, Weather } from "../lib/faultProxy.ts";

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;

const TROUBLES: readonly Weather[] = ["cut", "failing", "slow", "doubled", "unanswered", "doubled"];
/** In seconds of ours: a network does not go faster because a day does. */
const CALM_S = [4, 16] as const;
const TROUBLE_S = [1, 6] as const;
/** Between two deaths of a server, in minutes of the hall, and at least so many seconds of ours. */
const KILL_MINUTES = [18, 45] as const;
const LEAST_KILL_S = 12;
/** Every so often somebody brings a spare table while the network of a mat is away. */
const SPARE_EVERY = 5;

const between = (chance: Chance, [from, to]: readonly [number, number]) =>
  from + ((to - from) * chance.below(1000)) / 1000;

export type Faults = {
  readonly proxies: readonly Proxy[];
  readonly seed: string;
  readonly speed: number;
  readonly isPaused: () => boolean;
  readonly ended: AbortSignal;
  /** Ends a server the hard way and starts it again. */
  readonly killServer: (which: number) => Promise<void>;
  readonly instances: number;
  /** A spare table takes the mat over while its own is cut off; it goes when this resolves. */
  readonly bringSpare: (mat: number, gone: Promise<void>) => void;
};

/** Everything that goes wrong on the day, by lots that are the same for the same seed. */
export async function goWrong(faults: Faults): Promise<void> {
  await Promise.all([
    ...faults.proxies.map((proxy, mat) => badNetwork(faults, proxy, mat)),
    killAgainAndAgain(faults),
  ]);
}

async function badNetwork(
  { seed, isPaused, ended, bringSpare }: Faults,
  proxy: Proxy,
  mat: number,
): Promise<void> {
  const chance = createChance(`network ${mat} ${seed}`);
  for (let turn = 1; !ended.aborted; turn += 1) {
    await pause(1000 * between(chance, CALM_S), ended);
    if (isPaused()) continue;
    const trouble = TROUBLES[chance.below(TROUBLES.length)] ?? "cut";
    const isSpare = (turn + mat) % SPARE_EVERY === 0;
    const over = Promise.withResolvers<void>();
    proxy.turn(isSpare ? "cut" : trouble);
    if (isSpare) bringSpare(mat, over.promise);
    await pause(1000 * between(chance, TROUBLE_S), ended);
    proxy.turn("fine");
    over.resolve();
  }
}

async function killAgainAndAgain({
  seed,
  speed,
  isPaused,
  ended,
  killServer,
  instances,
}: Faults): Promise<void> {
  const chance = createChance(`kills ${seed}`);
  for (;;) {
    const seconds = (60 * between(chance, KILL_MINUTES)) / speed;
    await pause(1000 * Math.max(seconds, LEAST_KILL_S), ended);
    if (ended.aborted) return;
    if (!isPaused()) await killServer(chance.below(instances));
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

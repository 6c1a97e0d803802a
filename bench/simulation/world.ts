import { createChance, type Chance } from "#domain/draw/chance.ts";

/**
 * One day in one process: virtual time, one source of chance, one task after the other. The same seed gives the same
 * day, step by step.
 */
export type World = {
  readonly now: () => number;
  readonly chance: Chance;
  /** True once in so many times. */
  readonly oneIn: (times: number) => boolean;
  readonly between: (least: number, most: number) => number;
  readonly newId: () => string;
  readonly after: (delayMs: number, work: () => void) => () => void;
  readonly note: (line: string) => void;
  readonly trace: () => readonly string[];
  readonly run: (untilMs: number) => Promise<void>;
};

type Task = { readonly at: number; readonly order: number; readonly work: () => void; isOff: boolean };

export function createWorld(seed: number): World {
  const chance = createChance(seed);
  const tasks = createQueue();
  const lines: string[] = [];
  let nowMs = 0;
  let made = 0;
  let order = 0;

  const after: World["after"] = (delayMs, work) => {
    const task = { at: nowMs + Math.max(0, Math.round(delayMs)), order: (order += 1), work, isOff: false };
    tasks.push(task);
    return () => void (task.isOff = true);
  };
  return {
    now: () => nowMs,
    chance,
    oneIn: (times) => chance.below(times) === 0,
    between: (least, most) => least + chance.below(most - least + 1),
    newId: () => `00000000-0000-4000-8000-${(made += 1).toString(16).padStart(12, "0")}`,
    after,
    note: (line) => void lines.push(`${String(nowMs).padStart(6)} ms  ${line}`),
    trace: () => lines,
    run: async (untilMs) => {
      for (let next = tasks.pop(untilMs); next !== undefined; next = tasks.pop(untilMs)) {
        if (next.isOff) continue;
        nowMs = next.at;
        next.work();
        await everythingElse();
      }
      nowMs = untilMs;
    },
  };
}

/** Promises the task has started come to rest before the next task: nothing of ours waits for anything but the world. */
function everythingElse(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The earliest first; of two at the same moment, the one that was asked for first. */
function createQueue() {
  const heap: Task[] = [];
  const isBefore = (one: Task | undefined, other: Task | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    (one.at < other.at || (one.at === other.at && one.order < other.order));
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[other] = a;
  };
  const sink = (from: number) => {
    for (let at = from; ;) {
      let least = at;
      for (const child of [at * 2 + 1, at * 2 + 2]) if (isBefore(heap[child], heap[least])) least = child;
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  };
  return {
    push: (task: Task) => {
      heap.push(task);
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!isBefore(heap[at], heap[parent])) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop: (untilMs: number): Task | undefined => {
      const first = heap[0];
      if (first === undefined || first.at > untilMs) return undefined;
      swap(0, heap.length - 1);
      heap.pop();
      sink(0);
      return first;
    },
  };
}

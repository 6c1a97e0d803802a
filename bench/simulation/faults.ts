import type { World } from "./world.ts";

/** Which misfortunes a day has. Each day has its own mixture: all at once would hide what two of them do together. */
export type Faults = {
  readonly loss: boolean;
  readonly doubling: boolean;
  readonly delay: boolean;
  readonly cuts: boolean;
  readonly crashes: boolean;
  readonly storageFaults: boolean;
  readonly reloads: boolean;
  readonly takeovers: boolean;
  readonly corrections: boolean;
  readonly structure: boolean;
  readonly sleep: boolean;
  readonly skew: boolean;
  readonly secondTab: boolean;
};

export type FaultSwitch = {
  /** True for as long as the day is bad. */
  readonly isOn: (fault: keyof Faults) => boolean;
  readonly heal: () => void;
  readonly names: () => string;
};

const NAMES = [
  "loss",
  "doubling",
  "delay",
  "cuts",
  "crashes",
  "storageFaults",
  "reloads",
  "takeovers",
  "corrections",
  "structure",
  "sleep",
  "skew",
  "secondTab",
] as const satisfies readonly (keyof Faults)[];

export function drawFaults({ chance }: World): FaultSwitch {
  const drawn = new Set<keyof Faults>(NAMES.filter(() => chance.below(3) > 0));
  let isBad = true;
  return {
    isOn: (fault) => isBad && drawn.has(fault),
    heal: () => void (isBad = false),
    names: () => [...drawn].join(", "),
  };
}

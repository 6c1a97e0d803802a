import type { Tempo } from "./tempo.ts";

/** What trying again does not mend; the message says in words who stops and why. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
}

export type Trying = {
  readonly tempo: Pick<Tempo, "isOver" | "wait">;
  readonly onTrouble: (cause: unknown) => void;
};

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;

/** Round after round. After a failure it comes back, later each time; it ends where that is of no use (OP18). */
export async function keepTrying({ tempo, onTrouble }: Trying, round: () => Promise<void>): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!tempo.isOver()) {
    try {
      await round();
      pauseMs = FIRST_PAUSE_MS;
    } catch (cause) {
      if (tempo.isOver()) return;
      onTrouble(cause);
      if (cause instanceof GivenUp) return;
      await tempo.wait(pauseMs).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

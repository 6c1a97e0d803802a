/** Does something after a while unless told not to. Handed in, so that a test can keep time itself. */
export type StartTimer = (delayMs: number, work: () => void) => () => void;

import type { Fighting } from "#contract/entity.ts";

export const isFinished = ({ state }: Fighting): boolean => state === "finished";
/** Called, fought or stopped. */
export const isOnMat = ({ state }: Fighting): boolean => state !== "waiting" && state !== "finished";

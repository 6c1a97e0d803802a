import type { Fighting } from "#contract/entity.ts";

export const isFinished = ({ state }: Fighting): boolean => state === "finished";
/** Called, fought or stopped. */
export const isOnMat = ({ state }: Fighting): boolean => state !== "waiting" && state !== "finished";
/** Before that a score would tell nothing. */
export const hasBegun = ({ state }: Fighting): boolean => state !== "waiting" && state !== "called";
/** Both corners know who stands in them. */
export const isPaired = ({ slots }: Fighting): boolean => slots.every(({ fighter }) => fighter !== null);

/** One pair may be called while another is still at it, whichever of them stands first: the fought bout is meant. */
export const boutOnMat = (bouts: readonly Fighting[]): Fighting | undefined => {
  const onMat = bouts.filter(isOnMat);
  return onMat.find(hasBegun) ?? onMat[0];
};

import { createContext } from "react";

/** How far the hall's wall clock is ahead of UTC, in milliseconds; undefined where nobody has said so. */
export const HallZone = createContext<number | undefined>(undefined);

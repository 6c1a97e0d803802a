import type { Draw } from "./bracket.ts";

/** What a format contributes to a draw; the caller knows the format and the number of entrants. */
export type Drawing = Omit<Draw, "format" | "n">;

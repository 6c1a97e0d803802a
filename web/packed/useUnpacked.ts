import { useMemo } from "react";
import type { Packed } from "./packed.ts";
import { recall } from "./recent.ts";
import { unpack } from "./unpack.ts";

export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => recall(packed) ?? unpack(packed), [packed]);
}

import { useEffect, useMemo } from "react";
import type { Packed } from "./packed.ts";
import { forget, recall } from "./recent.ts";
import { unpack } from "./unpack.ts";

export function useUnpacked<T>(packed: Packed<T>): T {
  useEffect(() => forget(packed), [packed]);
  return useMemo(() => recall(packed) ?? unpack(packed), [packed]);
}

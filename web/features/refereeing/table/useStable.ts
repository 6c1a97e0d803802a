import { useCallback, useLayoutEffect, useRef } from "react";

/** One function for the life of a component, so that what receives it is not painted again for its sake. */
export function useStable<A extends readonly unknown[]>(
  callback: (...args: A) => void,
): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

import { useState } from "react";

/** The value it first was, for as long as its mark stays the same. */
export function useKeptWhile<Value>(mark: string, value: Value): Value {
  const [kept, setKept] = useState({ mark, value });
  if (kept.mark === mark) return kept.value;
  setKept({ mark, value });
  return value;
}

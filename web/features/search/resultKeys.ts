import { useEffect, useRef, type RefObject } from "react";

/** Marks what the arrows walk through, the field itself included. */
export const RESULT = { "data-result": "" } as const;

type Keys = {
  /** What was focused when the key was pressed. */
  readonly onEscape: (from: Element | null) => void;
  readonly onLeave?: () => void;
};

/** ↓ ↑ Home End walk from the field through the results; Escape is the caller's, everything else the browser's. */
export function useResultKeys(box: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = box.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") latest.current.onEscape(document.activeElement);
      else if (element !== null) walk(element, event);
    };
    const onOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) latest.current.onLeave?.();
    };
    element?.addEventListener("keydown", onKey);
    element?.addEventListener("focusout", onOut);
    return () => {
      element?.removeEventListener("keydown", onKey);
      element?.removeEventListener("focusout", onOut);
    };
  }, [box]);
}

function walk(box: HTMLElement, event: KeyboardEvent): void {
  const stops = [...box.querySelectorAll<HTMLElement>("[data-result]")];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const to = nextStop(event.key, here, stops.length, event.target instanceof HTMLInputElement);
  if (to === undefined) return;
  event.preventDefault();
  stops[to]?.focus();
}

/** In the field Home and End belong to the text. */
export function nextStop(key: string, here: number, count: number, isTyping: boolean): number | undefined {
  if (here < 0 || count < 2) return undefined;
  if (key === "ArrowDown") return (here + 1) % count;
  if (key === "ArrowUp") return (here - 1 + count) % count;
  if (isTyping) return undefined;
  if (key === "Home") return 1;
  return key === "End" ? count - 1 : undefined;
}

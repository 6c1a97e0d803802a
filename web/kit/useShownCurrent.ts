import { useEffect, useRef, type RefObject } from "react";

/** For a strip of links that may be wider than the screen: brings the current one into sight. */
export function useShownCurrent(current: string | undefined): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  // Later: measured among the effects it would lay the page out once more.
  useEffect(() => {
    const timer = current === undefined ? undefined : setTimeout(() => showCurrent(strip.current));
    return () => clearTimeout(timer);
  }, [current]);
  return strip;
}

// Moves the strip only: scrollIntoView would move the page as well.
function showCurrent(strip: HTMLElement | null): void {
  const link = strip?.querySelector("[aria-current]");
  if (!strip || !link) return;
  const { left, width } = link.getBoundingClientRect();
  strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
}

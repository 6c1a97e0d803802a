import { useLayoutEffect, useRef } from "react";
import { cx } from "#web/ui/cx.ts";
import styles from "./FitText.module.css";

type Props = { text: string; className?: string | undefined };

/** Below this share of its size a line is broken instead of made smaller still. */
const SMALLEST = 0.5;

/**
 * A name is never cut: what is too wide for its place gets smaller, and what would get too small is broken in two.
 * Until the page runs, the number of letters is the guess.
 */
export function FitText({ text, className }: Props) {
  // Another text is another line, measured anew.
  return <Line key={text} text={text} className={className} />;
}

function Line({ text, className }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const line = place.current;
    if (line === null) return undefined;
    const refit = () => fit(line);
    refit();
    const watcher = new ResizeObserver(refit);
    if (line.parentElement) watcher.observe(line.parentElement);
    document.fonts.addEventListener("loadingdone", refit);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", refit);
    };
  }, []);
  return (
    <span ref={place} className={cx(styles.line, className)} data-long={guessOf(text)}>
      {text}
    </span>
  );
}

function guessOf(text: string): "no" | "rather" | "very" {
  if (text.length <= 14) return "no";
  return text.length <= 20 ? "rather" : "very";
}

function fit(line: HTMLElement): void {
  line.dataset["fitted"] = "one-line";
  line.style.setProperty("--fit", "1");
  const share = line.clientWidth / Math.max(1, line.scrollWidth);
  // A hair less than measured: a fraction of a pixel too many would be cut all the same.
  line.style.setProperty("--fit", String(share >= 1 ? 1 : Math.max(SMALLEST, share * 0.995)));
  if (share < SMALLEST) line.dataset["fitted"] = "broken";
}

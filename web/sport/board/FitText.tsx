import { useLayoutEffect, useRef } from "react";
import { cx } from "#web/kit/cx.ts";
import styles from "./FitText.module.css";

type Props = {
  text: string;
  className?: string | undefined;
  /** Words that may stand in lines: they get smaller only when there is no room for one line more. */
  wraps?: boolean;
};

/** Below this share of its size a line is broken between its words instead of made smaller still. */
const SMALLEST = 0.5;
const STEP = 0.94;
/** What is still too large at this share is broken inside its words. */
const LEAST = 0.2;

/**
 * A name is never cut: what is too wide for its place gets smaller, what would get too small is broken between its words,
 * and what is then too high or has no such place gets smaller again. Until the page runs, the number of letters is the guess.
 */
export function FitText({ text, className, wraps = false }: Props) {
  // Another text is another line, measured anew.
  return <Line key={text} text={text} className={className} wraps={wraps} />;
}

function Line({ text, className, wraps }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [line, inner] = [place.current, words.current];
    if (line === null || inner === null) return undefined;
    const refit = () => fit(line, inner, wraps);
    refit();
    const watcher = new ResizeObserver(refit);
    if (line.parentElement) watcher.observe(line.parentElement);
    document.fonts.addEventListener("loadingdone", refit);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", refit);
    };
  }, [wraps]);
  return (
    <span
      ref={place}
      className={cx(styles.line, className)}
      data-long={wraps ? undefined : guessOf(text)}
      data-fitted={wraps ? "wrapped" : undefined}
    >
      <span ref={words} className={styles.words}>
        {text}
      </span>
    </span>
  );
}

function guessOf(text: string): "no" | "rather" | "very" {
  if (text.length <= 14) return "no";
  return text.length <= 20 ? "rather" : "very";
}

function fit(line: HTMLElement, words: HTMLElement, wraps = false): void {
  line.dataset["fitted"] = wraps ? "wrapped" : "one-line";
  setFit(line, 1);
  const share = line.clientWidth / Math.max(1, line.scrollWidth);
  let size = 1;
  if (!wraps && share < 1) {
    // A hair less than measured: a fraction of a pixel too many would be cut all the same.
    size = Math.max(SMALLEST, share * 0.995);
    if (share < SMALLEST) line.dataset["fitted"] = "wrapped";
    setFit(line, size);
  }
  while (size > LEAST && isTooLarge(line, words)) {
    size *= STEP;
    setFit(line, size);
  }
  if (size <= LEAST) line.dataset["fitted"] = "broken";
}

const setFit = (line: HTMLElement, size: number): void => line.style.setProperty("--fit", String(size));

/** Only a place of a given height can be too low, and only words that are not broken too wide. */
const isTooLarge = (line: HTMLElement, words: HTMLElement): boolean =>
  words.offsetHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1;

import { useSyncExternalStore } from "react";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { cx } from "#web/ui/cx.ts";
import { windowWords } from "./startWindow.ts";
import styles from "./StartTime.module.css";

type Props = { window: Pick<StartWindow, "fromMs" | "toMs"> | undefined; className?: string | undefined };

/** The window a bout is likely to start in; the server, which does not know the hall's zone, keeps its place. */
export function StartTime({ window, className }: Props) {
  const words = useWindowWords()(window);
  return window === undefined ? null : (
    <span className={cx(styles.time, className)}>{words || "\u00a0"}</span>
  );
}

/** The same for sentences: empty until the browser has taken over. */
export function useWindowWords(): (window: Props["window"]) => string {
  const isHere = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (window) => (window === undefined || !isHere ? "" : windowWords(window));
}

const subscribe = () => () => undefined;

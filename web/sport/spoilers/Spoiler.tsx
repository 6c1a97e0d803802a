import { useState, type ReactNode } from "react";
import { spoilers } from "#texts/sport/spoilers.ts";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./Spoiler.module.css";

/** Marks a number or a name that gives a result away; the sheet hides it where that is wanted (NS2). */
export const SPOILER = { "data-spoiler": "" } as const;

type Props = {
  /** What is under it, where no heading above says so. */
  of?: string;
  children: ReactNode;
};

/**
 * A part of a page that tells results. The page is the same for everybody, so both the part and its cover are in it, and
 * what stands on <html> decides which is seen (NS2).
 */
export function Spoiler({ of, children }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={cx(styles.part, isShown && styles.shown)}>
      <div className={styles.cover}>
        <Icon name="eyeOff" />
        <span>
          {of && `${of}. `}
          {spoilers.hidden}
        </span>
        <Button
          size="sm"
          variant="secondary"
          aria-label={of && `${spoilers.show}: ${of}`}
          onClick={() => setIsShown(true)}
        >
          {spoilers.show}
        </Button>
      </div>
      <div className={styles.results}>{children}</div>
    </div>
  );
}

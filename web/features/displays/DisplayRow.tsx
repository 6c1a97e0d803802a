import type { ReactNode } from "react";
import type { PairedDisplay } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./DisplayRow.module.css";
import { pageWords } from "./pageWords.ts";

type Props = {
  display: PairedDisplay;
  competition: Competition;
  /** Whether it is on, in words. */
  state: string;
  /** What can be done to it. */
  children: ReactNode;
};

/** A screen of the hall in a list: its name, whether it is on, what it shows. */
export function DisplayRow({ display: { name, isOnline, show }, competition, state, children }: Props) {
  return (
    <Row as="li" gap={12} rowGap={8} wraps>
      <div className={styles.what}>
        <b>{name}</b>
        <span data-online={isOnline || undefined} className={styles.state}>
          {state}
        </span>
        <p>{show.pages.map((page) => pageWords(page, competition)).join(" · ")}</p>
      </div>
      {children}
    </Row>
  );
}

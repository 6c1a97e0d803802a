import type { PairedDisplay, ScreenPage } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import styles from "./DisplayRow.module.css";
import { pageKinds } from "#texts/displays/displays.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import type { ReactNode } from "react";

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

/** «Сетка категории: Мужчины, до 77 кг». */
export function pageWords(page: ScreenPage, { carpets, categories }: Competition): string {
  const kind = pageKinds[page.page];
  const subject =
    "carpet" in page
      ? carpets.find(({ uuid }) => uuid === page.carpet)?.name
      : "category" in page
        ? categories.find(({ uuid }) => uuid === page.category)?.title
        : "text" in page
          ? page.text
          : undefined;
  return subject === undefined ? kind : `${kind}: ${subject}`;
}

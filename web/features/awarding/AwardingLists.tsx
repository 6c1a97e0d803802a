import type { ReactNode } from "react";
import type { Category } from "#contract/entity.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import type { AwardingLine, SoonLine } from "./awardingDay.ts";
import styles from "./AwardingLists.module.css";

type Href = { href: (categoryUuid: string) => string };

/** What will finish next, with the window of its last bout. */
export function SoonList({ lines, href }: Href & { lines: readonly SoonLine[] }) {
  return (
    <List title={text.soon} empty={text.noneSoon}>
      {lines.map(({ category, boutsLeft, last }) => (
        <Row
          key={category.uuid}
          category={category}
          href={href(category.uuid)}
          note={text.boutsLeft(boutsLeft)}
          aside={last === undefined ? text.windowUnknown : <StartTime window={last} />}
        />
      ))}
    </List>
  );
}

export function DoneList({ lines, href }: Href & { lines: readonly AwardingLine[] }) {
  return (
    <List title={text.done} empty={text.noneDone}>
      {lines.map(({ category, state }) => (
        <Row
          key={category.uuid}
          category={category}
          href={href(category.uuid)}
          note={state.closed === undefined ? "" : state.closed.author}
          aside={<ClockTime atMs={state.closed?.atMs} />}
        />
      ))}
    </List>
  );
}

function List({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <Card>
      <CardHead>
        <CardTitle title={title} />
      </CardHead>
      {children.length === 0 ? <CardBody>{empty}</CardBody> : <ul>{children}</ul>}
    </Card>
  );
}

type RowProps = { category: Category; href: string; note: string; aside: ReactNode };

function Row({ category, href, note, aside }: RowProps) {
  const { main, detail } = categoryTitle(category);
  return (
    <li>
      <Anchor href={href} className={styles.row}>
        <span className={styles.words}>
          <b>{main}</b>
          <small>{[detail, note].filter(Boolean).join(", ")}</small>
        </span>
        <span className={styles.aside}>{aside}</span>
      </Anchor>
    </li>
  );
}

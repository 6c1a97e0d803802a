import type { ReactNode } from "react";
import type { Category } from "#contract/entity.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import type { AwardingDay } from "./awardingDay.ts";
import styles from "./AwardingNav.module.css";

type Props = { day: AwardingDay; current: string; href: (categoryUuid: string) => string };

/** Every category on its way to the podium: ready, soon, done. */
export function AwardingNav({ day: { ready, soon, done }, current, href }: Props) {
  const row = (category: Category, note: ReactNode, badge: ReactNode) => {
    const { main, detail } = categoryTitle(category);
    return (
      <li key={category.uuid} ref={category.uuid === current ? showRow : undefined}>
        <Anchor
          href={href(category.uuid)}
          className={styles.row}
          aria-current={category.uuid === current ? "page" : undefined}
        >
          <span className={styles.words}>
            <b>{main}</b>
            <small>
              {detail}
              {detail === "" ? null : ", "}
              {note}
            </small>
          </span>
          {badge}
        </Anchor>
      </li>
    );
  };
  return (
    <nav className={styles.nav} aria-label={text.queue}>
      <Group title={text.ready} empty={text.noneReady}>
        {ready.map(({ category, readiness, isPostponed, endedAtMs }) =>
          row(
            category,
            <ClockTime atMs={endedAtMs} />,
            readiness.status === "tied" ? (
              <Badge tone="wait">{text.checks.ties}</Badge>
            ) : isPostponed ? (
              <Badge tone="line">{text.postponedShort}</Badge>
            ) : null,
          ),
        )}
      </Group>
      <Group title={text.soon} empty={text.noneSoon}>
        {soon.map(({ category, boutsLeft, last }) =>
          row(category, text.boutsLeft(boutsLeft), last === undefined ? null : <StartTime window={last} />),
        )}
      </Group>
      <Group title={text.done} empty={text.noneDone}>
        {done.map(({ category, state }) =>
          row(
            category,
            <ClockTime atMs={state.closed?.atMs} />,
            <Badge tone="ok" icon="check">
              {text.done}
            </Badge>,
          ),
        )}
      </Group>
    </nav>
  );
}

/** Closing a category sends it to the end of the list. Scrolls the list only: the page stays where it is. */
function showRow(row: HTMLElement | null): void {
  const list = row?.closest("nav")?.parentElement;
  if (!row || !list) return;
  const [own, seen] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  else if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}

function Group({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}

import { memo } from "react";
import type { Category } from "#contract/competition/entity.ts";
import { isSameProps } from "#web/kit/sameProps.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { CategoryBadge } from "#web/sport/category/CategoryBadge.tsx";
import { CategoryProgress } from "#web/sport/category/CategoryProgress.tsx";
import {
  boutsOfCategory,
  progressOf,
  type CompetitionView,
  type Progress,
} from "#web/sport/facts/competitionView.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Row as Line } from "#web/kit/layout/layout.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { byMinute } from "#web/features/headTable/order/boardModel.ts";
import styles from "./DayCategories.module.css";
import type { DayPlan } from "#web/features/headTable/desk/dayPlan.ts";

const text = deskWords.categories;

type Props = { view: CompetitionView; plan: DayPlan };

/** How far every category is, where it is fought and when its last bout comes; those that are over or have not begun fold away (DK9). */
export function DayCategories({ view, plan }: Props) {
  const { categories } = view.competition;
  const over = categories.filter(isOver);
  const open = categories.filter((category) => !isOver(category));
  const live = open.filter(({ status }) => status === "in_progress");
  // Before the first bout everything is still ahead, and nothing is folded.
  const shown = live.length === 0 ? open : live;
  const ahead = open.filter((category) => !shown.includes(category));
  return (
    <Card isClipped className={styles.card}>
      {shown.length === 0 ? null : (
        <CategoryTable caption={text.title} view={view} plan={plan} categories={shown} />
      )}
      <Line wraps align="start">
        <Folded view={view} plan={plan} title={text.ahead(ahead.length)} categories={ahead} />
        <Folded
          view={view}
          plan={plan}
          title={text.over(over.length)}
          categories={over}
          isOpen={open.length === 0}
        />
      </Line>
    </Card>
  );
}

type FoldedProps = Props & { title: string; categories: readonly Category[]; isOpen?: boolean };

function Folded({ view, plan, title, categories, isOpen = false }: FoldedProps) {
  if (categories.length === 0) return null;
  return (
    <details className={styles.over} open={isOpen}>
      <summary>{title}</summary>
      <CategoryTable caption={title} view={view} plan={plan} categories={categories} />
    </details>
  );
}

const isOver = ({ status }: Category) => status === "finished" || status === "awarded";

type TableProps = Props & { caption: string; categories: readonly Category[] };

function CategoryTable({ caption, view, plan, categories }: TableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <HeadCell>{categoryList.category}</HeadCell>
          <HeadCell className={styles.bouts}>{categoryList.bouts}</HeadCell>
          <HeadCell>{categoryList.carpet}</HeadCell>
          <HeadCell align="end">{text.last}</HeadCell>
          <HeadCell align="end">{categoryList.status}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <Row
            key={category.uuid}
            title={boundTitle(category.title)}
            status={category.status}
            href={`/competition/${view.competition.uuid}/refereeing/category/${category.uuid}`}
            {...dayOf(view, plan, category)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type CategoryDay = { progress: Progress; mats: readonly string[]; lastMs: number | undefined };

function dayOf(view: CompetitionView, plan: DayPlan, { uuid }: Category): CategoryDay {
  const bouts = boutsOfCategory(view, uuid).filter((bout) => !plan.off.has(bout.uuid));
  const open = bouts.filter((bout) => !isFinished(bout));
  const starts = open.flatMap((bout) => plan.starts.get(bout.uuid)?.startMs ?? []);
  const names = (open.length === 0 ? bouts : open).flatMap(
    ({ carpet }) => view.carpets.get(carpet?.uuid ?? "")?.name ?? [],
  );
  return {
    progress: progressOf(bouts),
    mats: [...new Set(names)],
    lastMs: starts.length === 0 ? undefined : byMinute(Math.max(...starts)),
  };
}

type RowProps = Pick<Category, "title" | "status"> & CategoryDay & { href: string };

const Row = memo(function Row({ title, status, href, progress, mats: names, lastMs }: RowProps) {
  return (
    <tr className={status === "in_progress" ? styles.live : undefined}>
      <Cell>
        <Anchor className={styles.title} href={href}>
          {title}
        </Anchor>
      </Cell>
      <Cell className={styles.bouts}>
        <CategoryProgress progress={progress} status={status} />
      </Cell>
      <Cell>{names.join(", ")}</Cell>
      <Cell align="end" className={styles.time}>
        {lastMs === undefined ? "—" : <ClockTime atMs={lastMs} words={mats.about} />}
      </Cell>
      <Cell align="end">
        <CategoryBadge status={status} />
      </Cell>
    </tr>
  );
}, isSameProps);

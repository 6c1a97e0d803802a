import { memo } from "react";
import type { Category } from "#contract/competition/entity.ts";
import { isSameProps } from "#web/kit/sameProps.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { formatWords } from "#texts/sport/bout.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { home } from "#texts/spectating/home.ts";
import { personName } from "#web/i18n/names.ts";
import { boutOnMat, isAheadIn } from "#web/sport/facts/boutPhase.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { useMedallists } from "#web/sport/facts/useDraws.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { pairText } from "#web/sport/facts/boutText.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { CategoryProgress } from "./CategoryProgress.tsx";
import styles from "./CategoryList.module.css";
import { CATEGORY_STAGES, isAtStage, type CategoryStage } from "./categorySearch.ts";
import {
  boutsOfCategory,
  progressOf,
  type CompetitionView,
  type Progress,
} from "#web/sport/facts/competitionView.ts";
import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";

type Props = {
  view: CompetitionView;
  categories: readonly Category[];
  /** The page that the categories' own pages live under. */
  base: string;
  /** Between `base` and a category's uuid. */
  folder?: string;
  /** With it the list tells where, when and who won. */
  outlook?: DayOutlook | undefined;
};

/** As visitors see it. */
export function CategoryOutlook({ starts, ...list }: Omit<Props, "outlook"> & Pick<DayOutlook, "starts">) {
  const medallists = useMedallists(list.view.competition);
  return <CategoryList {...list} outlook={{ starts, medallists }} />;
}

export function CategoryList({ view, categories, base, folder = "categories", outlook }: Props) {
  return (
    <Card isClipped className={styles.card}>
      <Table caption={categoryList.title}>
        <thead>
          <tr>
            <HeadCell>{categoryList.category}</HeadCell>
            <HeadCell isWide>{categoryList.format}</HeadCell>
            <HeadCell align="end" isWide>
              {categoryList.fighters}
            </HeadCell>
            <HeadCell className={styles.bouts}>{categoryList.bouts}</HeadCell>
            {outlook ? <HeadCell className={styles.now}>{categoryList.nowOrMedals}</HeadCell> : null}
            <HeadCell>{categoryList.status}</HeadCell>
          </tr>
        </thead>
        {groupsOf(categories, outlook !== undefined).map(({ stage, members }) => (
          <tbody key={stage}>
            {stage === "all" ? null : (
              <tr className={styles.group}>
                <th colSpan={COLUMNS} scope="rowgroup">
                  {categoryList.group[stage]} {members.length}
                </th>
              </tr>
            )}
            {members.map((category) => (
              <CategoryRow
                key={category.uuid}
                title={category.title}
                style={category.style}
                status={category.status}
                format={category.format}
                fighters={category.fighters.length}
                progress={progressOf(boutsOfCategory(view, category.uuid))}
                outline={outlook && { ...categoryOutline(view, category, outlook), ...nowOn(view, category) }}
                href={`${base}/${folder}/${category.uuid}`}
              />
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

const COLUMNS = 6;

type Group = { readonly stage: CategoryStage; readonly members: readonly Category[] };

/** What is fought now first, then what comes, then what is over; a table's own list keeps its order. */
function groupsOf(categories: readonly Category[], isGrouped: boolean): Group[] {
  const stages = CATEGORY_STAGES.filter((stage) => (stage === "all") !== isGrouped);
  return stages
    .map((stage) => ({ stage, members: categories.filter(({ status }) => isAtStage(status, stage)) }))
    .filter(({ members }) => members.length > 0);
}

/** Where it is fought at this moment, and by whom. */
function nowOn(view: CompetitionView, { uuid }: Category) {
  const bout = boutOnMat(boutsOfCategory(view, uuid));
  return bout && { mat: view.carpets.get(bout.carpet?.uuid ?? "")?.name, pair: pairText(view, bout) };
}

type RowProps = Pick<Category, "title" | "style" | "status" | "format"> & {
  fighters: number;
  progress: Progress;
  outline: NowOutline | undefined;
  href: string;
};

/** Painted again only for its own news: a bout that changes its mat changes nothing here. */
const CategoryRow = memo(function CategoryRow(props: RowProps) {
  const { status, format, fighters, progress, outline, href } = props;
  const { main, detail } = categoryTitle(props);
  return (
    <tr className={cx(styles.row, status === "in_progress" && styles.live)}>
      <Cell className={styles.category}>
        <Anchor className={styles.title} href={href}>
          <b>{main}</b> <span>{detail}</span>
        </Anchor>
      </Cell>
      <Cell isWide>{formatWords(format)}</Cell>
      <Cell align="end" isWide>
        {fighters}
      </Cell>
      <Cell className={styles.bouts}>
        <CategoryProgress progress={progress} status={status} />
      </Cell>
      {outline ? (
        <Cell className={styles.now}>
          <Now {...outline} />
        </Cell>
      ) : null}
      <Cell className={styles.status}>
        <CategoryBadge status={status} />
      </Cell>
    </tr>
  );
}, isSameProps);

type NowOutline = CategoryOutline & { readonly mat?: string | undefined; readonly pair?: string };

/** What is worth knowing of it now: who fights, who won, or where and when it goes on. */
function Now({ carpets, next, medallists, mat, pair }: NowOutline) {
  if (pair !== undefined) {
    return (
      <>
        <b>{mat}</b> {pair}
      </>
    );
  }
  if (medallists.length > 0) {
    return (
      <ol className={styles.medallists} {...SPOILER}>
        {medallists.map(({ place, fighter }) => (
          <li key={fighter.uuid}>
            <Medal place={place} label={home.page.place(place)} />
            {personName(fighter)}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <>
      {carpets.join(", ")} <StartTime window={next} />
    </>
  );
}

type CategoryOutline = {
  /** Where its next bout is, or all of them were. */
  readonly carpets: readonly string[];
  /** When its next bout is likely to start. */
  readonly next: StartWindow | undefined;
  /** In the order of the places; only of a category that is over. */
  readonly medallists: readonly Placed[];
};

/** What is computed for a whole day: when its bouts are likely to start, and who won what in the categories that are over. */
type DayOutlook = {
  readonly starts: StartWindows;
  readonly medallists: ReadonlyMap<string, readonly Placed[]>;
};

/** What a list tells of a category: where it is fought, when it goes on, who has won it. */
function categoryOutline(
  view: CompetitionView,
  category: Category,
  { starts, medallists }: DayOutlook,
): CategoryOutline {
  const bouts = boutsOfCategory(view, category.uuid);
  const open = bouts.filter((bout) => isAheadIn(category, bouts, bout));
  const names = (open.length === 0 ? bouts : open).flatMap(
    ({ carpet }) => view.carpets.get(carpet?.uuid ?? "")?.name ?? [],
  );
  const windows = open.flatMap(({ uuid }) => starts.get(uuid) ?? []);
  return {
    carpets: [...new Set(names)],
    next: windows.toSorted((a, b) => a.startMs - b.startMs)[0],
    medallists: medallists.get(category.uuid) ?? NOBODY,
  };
}

const NOBODY: readonly Placed[] = [];

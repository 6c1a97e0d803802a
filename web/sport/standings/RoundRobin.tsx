import { useMemo } from "react";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { blockWords, draws } from "#texts/sport/draws.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import type { BoutCardProps } from "#web/sport/bout/BoutCard.tsx";
import { ListedBouts } from "#web/sport/bout/BoutList.tsx";
import { isFinished, isOnMat } from "#web/sport/facts/boutPhase.ts";
import type { CategoryPicture, ShownDraw } from "#web/sport/facts/categoryBase.ts";
import { CrossTable } from "./CrossTable.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import styles from "./RoundRobin.module.css";
import { circleKey, useKeptWhile } from "#web/sport/facts/decided.ts";
import { standingsOf, type Standings } from "#web/sport/facts/standingRows.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { personName } from "#web/i18n/names.ts";
import { needs as text } from "#texts/sport/needs.ts";
import { needLines, type Circle } from "#web/sport/facts/needLines.ts";

type Props = Pick<BoutCardProps, "picture" | "time" | "links">;

/** What fits beside the table of five. */
const MOST_LISTED = 5;

type RoundRobinProps = Props & {
  /** Where every bout is listed; they all stand here when it is absent. */
  boutsHref: string | undefined;
};

/** One table for everybody: the bouts, the standing beside them, who met whom below. */
export function RoundRobin(props: RoundRobinProps) {
  const { picture, links } = props;
  const { category, bouts } = picture;
  const { uuid: categoryUuid, fighters, decisions } = category;
  const standings = useStandings({ categoryUuid, fighters, bouts, decisions });
  const ranked = standings.rows.map(({ fighter }) => fighter);
  return (
    <Stack gap={24}>
      <Row gap={24} align="start" wraps className={styles.columns}>
        <NearBouts {...props} />
        <Stack gap={24} className={styles.standing}>
          <Leaderboard title={draws.table.title} standings={standings} links={links} />
          <Needs categoryUuid={categoryUuid} fighters={ranked} bouts={bouts} />
        </Stack>
      </Row>
      <CrossTable title={draws.cross.title} fighters={ranked} bouts={bouts} links={links} />
    </Stack>
  );
}

/** The bouts around now, with the way to all of them. */
function NearBouts({ picture, time, links, boutsHref }: RoundRobinProps) {
  const { bouts } = picture;
  return (
    <Card isClipped className={styles.bouts}>
      <CardHead className={styles.head}>
        <CardTitle title={draws.tabs.bouts} />
        {boutsHref !== undefined && bouts.length > MOST_LISTED ? (
          <Button variant="secondary" size="sm" href={boutsHref}>
            {draws.bouts.all}
          </Button>
        ) : null}
      </CardHead>
      <CardBody className={styles.list}>
        <ListedBouts
          picture={picture}
          time={time}
          links={links}
          bouts={aroundNow(bouts, boutsHref === undefined ? bouts.length : MOST_LISTED)}
        />
      </CardBody>
    </Card>
  );
}

const NO_DECISIONS: Category["decisions"] = [];

/** The table of those who all meet each other, computed again when something is decided. */
function useStandings(circle: Circle): Standings {
  const {
    categoryUuid: uuid,
    decisions = NO_DECISIONS,
    fighters,
    bouts,
  } = useKeptWhile(circleKey(circle), circle);
  return useMemo(() => standingsOf({ uuid, decisions }, fighters, bouts), [uuid, decisions, fighters, bouts]);
}

/** Several small round robins: each group with its standing and its cross table. */
export function GroupsView({ drawn, ...shown }: RoundRobinProps & { drawn: ShownDraw }) {
  const { picture, links } = shown;
  return (
    <>
      {shown.boutsHref && (
        <div className={styles.ofPhone}>
          <NearBouts {...shown} />
        </div>
      )}
      {Object.entries(drawn.draw.groups ?? {}).map(([group, seeds]) => (
        <Group key={group} {...{ picture, drawn, links, group, seeds }} />
      ))}
    </>
  );
}

type GroupProps = Omit<Props, "time"> & { drawn: ShownDraw; group: string; seeds: readonly number[] };

function Group({ picture, drawn, links, group, seeds }: GroupProps) {
  const { uuid: categoryUuid, decisions } = picture.category;
  const fighters = seeds.flatMap((seed) => drawn.entrants[seed - 1] ?? []);
  const bouts = groupBouts(picture, drawn, group);
  const standings = useStandings({ categoryUuid, fighters, bouts, decisions });
  const ranked = standings.rows.map(({ fighter }): Fighter => fighter);
  const title = blockWords("group", group);
  return (
    <section className={styles.group} aria-label={title}>
      <Stack gap={24} className={styles.standing}>
        <Leaderboard title={title} standings={standings} links={links} hasMedals={false} />
        <Needs
          categoryUuid={categoryUuid}
          fighters={ranked}
          bouts={bouts}
          qualifiers={drawn.draw.qualifiersPerGroup}
        />
      </Stack>
      <CrossTable
        title={`${title}: ${draws.cross.title.toLocaleLowerCase("ru")}`}
        fighters={ranked}
        bouts={bouts}
        links={links}
      />
    </section>
  );
}

function groupBouts({ boutByBracketId }: CategoryPicture, { draw }: ShownDraw, group: string): Fighting[] {
  return draw.bouts.filter((bout) => bout.group === group).flatMap(({ id }) => boutByBracketId.get(id) ?? []);
}

/** What is on, what comes next, then the latest results. */
function aroundNow(bouts: readonly Fighting[], most: number): Fighting[] {
  const onMat = bouts.filter(isOnMat);
  const coming = bouts.filter(({ state }) => state === "waiting");
  const latest = bouts.filter(isFinished).toReversed();
  const comingShown = Math.max(2, most - onMat.length - latest.length);
  return [...onMat, ...coming.slice(0, comingShown), ...latest].slice(0, most);
}

/** «Что нужно»: a line for everybody of a round robin or a group, while something is still open. */
function Needs({ categoryUuid, fighters, bouts, qualifiers }: Circle) {
  const lines = needLines({ categoryUuid, fighters, bouts, qualifiers });
  if (lines.size === 0) return null;
  return (
    <Card isClipped heading={text.title}>
      <ul>
        {fighters.map((fighter) => {
          const line = lines.get(fighter.uuid);
          return line === undefined ? null : (
            <li key={fighter.uuid} className={styles.line} data-kind={line.kind}>
              <b>{personName(fighter)}</b>
              <span>{line.words}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

import type { Fighter } from "#contract/competition/entity.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { StarButton } from "#web/features/following/face.ts";
import { personName } from "#web/i18n/names.ts";
import { formatCount, formatWeight } from "#texts/numbers.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import { useMedallists } from "#web/sport/facts/useDraws.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import {
  boutsOfFighter,
  categoriesOfFighter,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import type { FighterOrder } from "#web/sport/category/fighterOrder.ts";
import { FighterNext, type PodiumPlace } from "./FighterNext.tsx";
import { fighterRecord } from "#web/sport/facts/fighterRecord.ts";
import styles from "./FighterTable.module.css";
import { Row } from "#web/kit/layout/layout.tsx";

type Props = {
  view: CompetitionView;
  fighters: readonly Fighter[];
  starts: StartWindows;
  eventId: number;
  order: FighterOrder;
  orderHref: (order: FighterOrder) => string;
};

export function FighterTable({ view, fighters, starts, eventId, order, orderHref }: Props) {
  const head = (by: FighterOrder, words: string) => (
    <Anchor className={styles.order} href={orderHref(by)}>
      {words}
      {order === by ? <Icon name="down" size={14} /> : null}
    </Anchor>
  );
  const podiums = usePodiums(view);
  const sorted = (by: FighterOrder) => (order === by ? ("ascending" as const) : undefined);
  return (
    <Card isClipped className={styles.card}>
      <Table caption={categoryList.mode.fighters}>
        <thead>
          <tr>
            <HeadCell aria-sort={sorted("name")}>{head("name", categoryList.fighter)}</HeadCell>
            <HeadCell className={styles.wide} aria-sort={sorted("category")}>
              {head("category", categoryList.category)}
            </HeadCell>
            <HeadCell align="end" className={styles.wide} aria-sort={sorted("weight")}>
              {head("weight", categoryList.weight)}
            </HeadCell>
            <HeadCell aria-sort={sorted("next")}>{head("next", categoryList.nextBout)}</HeadCell>
            <HeadCell align="end" className={styles.record}>
              {categoryList.record}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {fighters.map((fighter) => (
            <FighterRow
              key={fighter.uuid}
              view={view}
              fighter={fighter}
              starts={starts}
              eventId={eventId}
              podiums={podiums.get(fighter.uuid) ?? NONE}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = Pick<Props, "view" | "starts" | "eventId"> & {
  fighter: Fighter;
  podiums: readonly PodiumPlace[];
};

function FighterRow({ view, fighter, starts, eventId, podiums }: RowProps) {
  const { uuid, team } = fighter;
  const base = `/events/${eventId}/competition`;
  const bouts = boutsOfFighter(view, uuid);
  const { wins, losses, subs } = fighterRecord(bouts, uuid);
  const categories = categoriesOfFighter(view, uuid)
    .map(({ title }) => boundTitle(title))
    .join("; ");
  return (
    <tr className={bouts.some(isOnMat) ? styles.live : undefined}>
      <Cell>
        <Row as="span" gap={6}>
          <StarButton
            star={{ kind: "fighter", ref: uuid, name: personName(fighter), note: team?.name, eventId }}
          />
          <Anchor className={styles.who} href={`${base}/fighters/${uuid}`}>
            {fighter.team ? <ClubRoundel name={fighter.team.name} size={28} /> : null}
            <span>
              <b>{personName(fighter)}</b>
              <small>{fighter.team?.name}</small>
              <small className={styles.narrow}>{categories}</small>
            </span>
          </Anchor>
        </Row>
      </Cell>
      <Cell className={styles.wide}>{categories}</Cell>
      <Cell align="end" className={styles.wide}>
        {fighter.weight === null ? null : formatWeight(fighter.weight)}
      </Cell>
      <Cell className={styles.then}>
        <FighterNext view={view} fighterUuid={uuid} starts={starts} podiums={podiums} base={base} />
      </Cell>
      <Cell align="end" className={styles.record}>
        <span {...SPOILER}>
          {wins}–{losses}
          {subs === 0 ? null : <small>{formatCount(subs, "submission")}</small>}
        </span>
      </Cell>
    </tr>
  );
}

const NONE: readonly PodiumPlace[] = [];

function usePodiums(view: CompetitionView): ReadonlyMap<string, readonly PodiumPlace[]> {
  const medallists = useMedallists(view.competition);
  const podiums = new Map<string, PodiumPlace[]>();
  for (const [category, placed] of medallists)
    for (const { place, fighter } of placed)
      podiums.set(fighter.uuid, [...(podiums.get(fighter.uuid) ?? []), { category, place }]);
  return podiums;
}

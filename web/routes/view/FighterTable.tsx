import type { Fighter } from "#contract/entity.ts";
import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { StarButton } from "#web/follow/FollowButton.tsx";
import { fullName } from "#web/i18n/names.ts";
import { formatWeight } from "#web/i18n/numbers.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { categoryList } from "#web/i18n/ru/categoryList.ts";
import { StartTime } from "#web/sport/StartTime.tsx";
import type { StartWindows } from "#web/sport/startWindows.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { ClubRoundel } from "#web/ui/ClubRoundel.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import { boutsOfFighter, categoriesOfFighter, type CompetitionView } from "./competitionView.ts";
import type { FighterOrder } from "./fighterOrder.ts";
import { fighterRecord, nextBout } from "./fighterRecord.ts";
import styles from "./FighterTable.module.css";

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
  const sorted = (by: FighterOrder) => (order === by ? ("ascending" as const) : undefined);
  return (
    <Card className={styles.card}>
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
            <FighterRow key={fighter.uuid} view={view} fighter={fighter} starts={starts} eventId={eventId} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = Pick<Props, "view" | "starts" | "eventId"> & { fighter: Fighter };

function FighterRow({ view, fighter, starts, eventId }: RowProps) {
  const { uuid, team } = fighter;
  const base = `/events/${eventId}/competition`;
  const { wins, losses } = fighterRecord(boutsOfFighter(view, fighter.uuid), fighter.uuid);
  return (
    <tr>
      <Cell>
        <span className={styles.starred}>
          <StarButton
            star={{ kind: "fighter", ref: uuid, name: fullName(fighter), note: team?.name, eventId }}
          />
          <Anchor className={styles.who} href={`${base}/fighters/${uuid}`}>
            {fighter.team ? <ClubRoundel name={fighter.team.name} size={28} /> : null}
            <span>
              <b>{fullName(fighter)}</b>
              <small>{fighter.team?.name}</small>
            </span>
          </Anchor>
        </span>
      </Cell>
      <Cell className={styles.wide}>
        {categoriesOfFighter(view, fighter.uuid)
          .map(({ title }) => title)
          .join("; ")}
      </Cell>
      <Cell align="end" className={styles.wide}>
        {fighter.weight === null ? null : formatWeight(fighter.weight)}
      </Cell>
      <Cell>
        <Next view={view} fighterUuid={fighter.uuid} starts={starts} base={base} />
      </Cell>
      <Cell align="end" className={styles.record}>
        <span {...SPOILER}>
          {wins}–{losses}
        </span>
      </Cell>
    </tr>
  );
}

type NextProps = Pick<Props, "view" | "starts"> & { fighterUuid: string; base: string };

function Next({ view, fighterUuid, starts, base }: NextProps) {
  const bout = nextBout(view, fighterUuid)?.bout;
  if (bout === undefined) return "—";
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid)?.name;
  const place = [carpet, bout.number === null ? undefined : boutWords.number(bout.number)];
  return (
    <Anchor className={styles.next} href={`${base}/bouts/${bout.uuid}`}>
      {bout.state === "waiting" ? (
        <StartTime window={starts.get(bout.uuid)} />
      ) : (
        <b>{boutStates[bout.state]}</b>
      )}
      <small>{place.filter(Boolean).join(", ")}</small>
    </Anchor>
  );
}

import type { Fighting } from "#contract/entity.ts";
import type { Desk } from "#contract/matActs.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { parkedPath } from "#web/routes/parked/ParkedNotice.tsx";
import { parked as parkedText } from "#web/i18n/ru/parked.ts";
import { deskWords } from "#web/i18n/ru/desk.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { pairText } from "#web/routes/view/boutText.ts";
import { cornersOf } from "#web/routes/view/competitionView.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import styles from "./AttentionCard.module.css";
import { matBouts } from "./matBouts.ts";
import { silentTables } from "./silentTables.ts";
import type { DeskState } from "./useDesk.ts";
import { boutWarnings } from "./warnings.ts";

type Props = { desk: DeskState; desks: Desk };

/** So near to their mats people have to be right. */
const NEAR_BOUTS = 5;

/** What a chief has to look at: who cannot be in two places, who is not weighed, in the bouts that come next. */
export function AttentionCard({ desk, desks }: Props) {
  const alarms = [...parkedAlarm(desk, desks), ...silenceAlarms(desk, desks), ...alarmsOf(desk, desks)];
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {mats.board.attention}
        </Heading>
        {alarms.length === 0 ? null : <Badge tone="bad">{alarms.length}</Badge>}
      </CardHead>
      {alarms.length === 0 ? (
        <EmptyState title={mats.board.calm} level={3}>
          {mats.board.calmText}
        </EmptyState>
      ) : null}
      <ul className={styles.alarms}>
        {alarms.map(({ key, title, where, href }) => (
          <li key={key}>
            <Icon name="warn" />
            <span>
              <b>{title}</b>
              <Anchor href={href}>{where}</Anchor>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Called more than once, and the bout has not begun: somebody of it is not there (DY3). */
const isAwaited = ({ state, calls }: Fighting): boolean => state === "called" && calls.length > 1;

type Alarm = { readonly key: string; readonly title: string; readonly where: string; readonly href: string };

/** Acts of tables that the protocol did not take (LS25): the score of a bout may hang on them. */
function parkedAlarm({ competition: { uuid } }: DeskState, { parked }: Desk): Alarm[] {
  if (parked === 0) return [];
  return [
    {
      key: "parked",
      title: parkedText.attention(parked),
      where: parkedText.attentionLink,
      href: parkedPath(uuid),
    },
  ];
}

function silenceAlarms(desk: DeskState, { mats: tables }: Desk): Alarm[] {
  return silentTables(desk, tables).map(({ carpet: { uuid, name }, silentMs }) => ({
    key: `silent ${uuid}`,
    title: mats.board.silent(name, formatClock(silentMs)),
    where: mats.board.open,
    href: `/competition/${desk.competition.uuid}/refereeing/carpet/${uuid}`,
  }));
}

function alarmsOf({ competition, view, plan }: DeskState, { people }: Desk): Alarm[] {
  const unweighed = new Set(people.filter(({ isWeighedIn }) => !isWeighedIn).map(({ fighter }) => fighter));
  return competition.carpets.flatMap((carpet) => {
    const href = `/competition/${competition.uuid}/refereeing/carpet/${carpet.uuid}`;
    return matBouts(view, plan, carpet)
      .queue.slice(0, NEAR_BOUTS)
      .flatMap((bout): Alarm[] => {
        const where = mats.board.soon(carpet.name, bout.number);
        const hard = boutWarnings(view, plan, bout).filter(({ severity }) => severity === "hard");
        const absent = cornersOf(view, bout).filter((fighter) => fighter && unweighed.has(fighter.uuid));
        return [
          ...(isAwaited(bout) ? [deskWords.absent(pairText(view, bout), bout.calls.length)] : []),
          ...hard.map(({ text }) => text),
          ...absent.map((fighter) => mats.board.unweighed(fighter ? fullName(fighter) : "")),
        ].map((title) => ({ key: `${bout.uuid} ${title}`, title, where, href }));
      });
  });
}

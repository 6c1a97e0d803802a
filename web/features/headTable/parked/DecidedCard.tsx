import type { Competition } from "#contract/entity.ts";
import type { ParkedAct } from "#contract/parked.ts";
import { actWords, tableView } from "#web/features/refereeing/face.ts";
import { counterNames } from "#web/i18n/ru/counters.ts";
import { parked as text } from "#web/i18n/ru/headTable/parked.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { List, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./Parked.module.css";

type Props = { competition: Competition; acts: readonly ParkedAct[] };

/** What was decided, by whom and why, the latest first. Nothing when nothing was. */
export function DecidedCard({ competition, acts }: Props) {
  const times = useTimes();
  const counters = counterNames(competition.rules);
  const decided = acts
    .flatMap((act) => (act.resolution === null ? [] : [{ ...act, resolution: act.resolution }]))
    .toSorted((a, b) => b.resolution.at - a.resolution.at);
  if (decided.length === 0) return null;
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {text.decided}
        </Heading>
      </CardHead>
      <List as="ol" lines="above" inset={[12, 20]} className={styles.acts}>
        {decided.map(({ id, fighting, submitted, resolution }) => {
          const bout = competition.fightings.find(({ uuid }) => uuid === fighting.uuid);
          const view = bout === undefined ? undefined : tableView(competition, bout);
          const isAccepted = resolution.decision === "accepted";
          return (
            <li key={id} className={styles.decided}>
              <Badge tone={isAccepted ? "ok" : "neutral"}>
                {isAccepted ? text.accepted : text.dismissed}
              </Badge>
              <Stack gap={2} className={styles.what}>
                <b>{actWords(submitted.event, view?.surnames ?? { red: "", blue: "" }, counters)}</b>
                <span>{view?.title}</span>
                <q>{resolution.reason}</q>
                <small>{text.by(resolution.by, times(resolution.at))}</small>
              </Stack>
            </li>
          );
        })}
      </List>
    </Card>
  );
}

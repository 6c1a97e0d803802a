import type { ParkedAct } from "#contract/parked.ts";
import { actWords } from "#web/features/refereeing/face.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { parked as text } from "#web/i18n/ru/headTable/parked.ts";
import { refusalText } from "#web/i18n/ru/refereeing/refereeing.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./Parked.module.css";
import type { ParkedGroup } from "./parkedGroups.ts";
import type { Decision } from "./useDecide.ts";

type Decide = (decision: Decision, acts: readonly ParkedAct[]) => void;
type Props = {
  group: ParkedGroup;
  href: string;
  /** Absent for those who may only read. */
  onDecide: Decide | undefined;
};

/** The acts of one bout that wait: what, when in the bout, from whom, and why the protocol did not take it. */
export function ParkedCard({ group, href, onDecide }: Props) {
  const { title, mat, names, score, acts } = group;
  return (
    <Card className={styles.card}>
      <CardHead className={styles.head}>
        <div>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <p className={styles.about}>
            {[mat, `${names.red} — ${names.blue}`, text.score(score.red, score.blue)]
              .filter(Boolean)
              .join(", ")}
          </p>
        </div>
        <TextLink href={href}>{text.toBout}</TextLink>
      </CardHead>
      <List as="ol" lines="above" inset={[12, 20]} className={styles.acts}>
        {acts.map((act) => (
          <OpenAct key={act.id} act={act} group={group} onDecide={onDecide} />
        ))}
      </List>
      {onDecide === undefined || acts.length === 1 ? null : (
        <Row gap={8} wraps justify="end" className={styles.all}>
          <Button size="sm" variant="secondary" onClick={() => onDecide("accept", acts)}>
            {text.acceptAll}
          </Button>
          <Button size="sm" variant="danger" onClick={() => onDecide("dismiss", acts)}>
            {text.dismissAll}
          </Button>
        </Row>
      )}
    </Card>
  );
}

type ActProps = { act: ParkedAct; group: ParkedGroup; onDecide: Decide | undefined };

function OpenAct({ act, group: { surnames, counters }, onDecide }: ActProps) {
  const { submitted, author, receivedAt, reason } = act;
  const times = useTimes();
  return (
    <li>
      <time className={styles.clock} title={text.boutTime}>
        {submitted.boutMs === null ? "" : formatClock(submitted.boutMs)}
      </time>
      <Stack gap={2} className={styles.what}>
        <b>{actWords(submitted.event, surnames, counters)}</b>
        <span>{refusalText(reason)}</span>
        <small>{text.author(author, times(receivedAt))}</small>
      </Stack>
      {onDecide === undefined ? null : (
        <Row gap={8} wraps className={styles.buttons}>
          <Button size="sm" onClick={() => onDecide("accept", [act])}>
            {text.accept}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onDecide("dismiss", [act])}>
            {text.dismiss}
          </Button>
        </Row>
      )}
    </li>
  );
}

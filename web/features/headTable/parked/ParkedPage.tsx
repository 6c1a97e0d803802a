import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { Competition } from "#contract/competition/entity.ts";
import type { ParkedAct } from "#contract/bout/parked.ts";
import type { loadParkedPage } from "#web/features/headTable/loadPages.server.ts";
import { DecideDialog, type Decision } from "./DecideDialog.tsx";
import { JournalImport } from "./JournalImport.tsx";
import { parkedGroups, type ParkedGroup } from "./parkedGroups.ts";
import styles from "./Parked.module.css";
import { actWords, tableView, type Targets } from "#web/features/refereeing/face.ts";
import { formatClock } from "#web/i18n/times.ts";
import { counterNames } from "#texts/counters.ts";
import { parked as text } from "#texts/headTable/parked.ts";
import { refusalText } from "#texts/refereeing/refereeing.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { useParkedBeacon } from "#web/platform/realtime/beacon.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { useState } from "react";

/** The acts as they were when the question came up: what others decide meanwhile does not take a typed reason away. */
type Asked = { readonly group: ParkedGroup; readonly decision: Decision };

/** LS25: what tables did and the protocol did not take, for whoever decides, and the journals of tables. */
export function ParkedPage({
  loaderData: { competition: loaded, acts, open, targets },
}: PageProps<typeof loadParkedPage>) {
  const competition = useLiveCompetition(readCompetition(loaded));
  useParkedBeacon();
  const [asked, setAsked] = useState<Asked>();
  const isChief = useMay("decide");
  const mayDecide = isChief && competition.status !== "closed";
  const groups = parkedGroups(competition, acts, targets);
  const decide =
    (group: ParkedGroup): Decide =>
    (decision, acts) =>
      setAsked({ group: { ...group, acts }, decision });
  return (
    <OpsPage className={styles.page}>
      <PageTitle title={text.title} lead={text.lead} />
      {isChief || groups.length === 0 ? null : <Banner icon="info">{text.onlyAdmin}</Banner>}
      {groups.length === 0 ? (
        <Card>
          <EmptyState title={text.none}>{text.noneText}</EmptyState>
        </Card>
      ) : (
        <Heading level={2} look="h3">
          {text.open} <Badge tone="wait">{open}</Badge>
        </Heading>
      )}
      {groups.map((group) => (
        <ParkedCard
          key={group.fighting}
          group={group}
          href={`/competition/${competition.uuid}/fighting/${group.fighting}`}
          correctHref={`/competition/${competition.uuid}/corrections/${group.fighting}`}
          onDecide={mayDecide ? decide(group) : undefined}
        />
      ))}
      <DecidedCard competition={competition} acts={acts} targets={targets} />
      {mayDecide ? <JournalImport competition={competition} /> : null}
      {asked === undefined ? null : (
        <DecideDialog
          group={leftOf(groups, asked.group)}
          decision={asked.decision}
          onClose={() => setAsked(undefined)}
        />
      )}
    </OpsPage>
  );
}

/** What is left of it to decide, as the page knows it by now. Of what others have decided whole the server says so. */
function leftOf(groups: readonly ParkedGroup[], asked: ParkedGroup): ParkedGroup {
  const now = groups.find(({ fighting }) => fighting === asked.fighting);
  const left = now?.acts.filter(({ id }) => asked.acts.some((act) => act.id === id)) ?? [];
  return now === undefined || left.length === 0 ? asked : { ...now, acts: left };
}

type Decide = (decision: Decision, acts: readonly ParkedAct[]) => void;
type Props = {
  group: ParkedGroup;
  href: string;
  correctHref: string;
  /** Absent for those who may only read. */
  onDecide: Decide | undefined;
};

/** The acts of one bout that wait: what, when in the bout, from whom, and why the protocol did not take it. */
function ParkedCard({ group, href, correctHref, onDecide }: Props) {
  const { title, mat, names, score, acts, over } = group;
  return (
    <Card isClipped>
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
      {over === undefined ? null : (
        <Banner
          tone="wait"
          icon="warn"
          isStrip
          className={styles.over}
          title={text.over(over.winner)}
          action={
            onDecide && (
              <Button size="sm" variant="secondary" href={correctHref}>
                {text.correct}
              </Button>
            )
          }
        >
          {text.overText}
        </Banner>
      )}
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

function OpenAct({ act, group: { surnames, counters, targets }, onDecide }: ActProps) {
  const { submitted, author, receivedAt, reason } = act;
  const times = useTimes();
  return (
    <li>
      <time className={styles.clock} title={text.boutTime}>
        {submitted.boutMs === null ? "" : formatClock(submitted.boutMs)}
      </time>
      <Stack gap={2} className={styles.what}>
        <b>{actWords(submitted.event, surnames, counters, targets)}</b>
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

type DecidedCardProps = { competition: Competition; acts: readonly ParkedAct[]; targets: Targets };

/** What was decided, by whom and why, the latest first. Nothing when nothing was. */
function DecidedCard({ competition, acts, targets }: DecidedCardProps) {
  const times = useTimes();
  const counters = counterNames(competition.rules);
  const decided = acts
    .flatMap((act) => (act.resolution === null ? [] : [{ ...act, resolution: act.resolution }]))
    .toSorted((a, b) => b.resolution.at - a.resolution.at);
  if (decided.length === 0) return null;
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={text.decided} />
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
                <b>{actWords(submitted.event, view?.surnames ?? { red: "", blue: "" }, counters, targets)}</b>
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

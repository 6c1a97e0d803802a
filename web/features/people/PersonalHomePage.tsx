import { personName } from "#web/i18n/names.ts";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { ReactNode } from "react";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { homeTasks } from "./homeTasks.ts";
import { MyAthletes } from "./MyAthletes.tsx";
import { Nearest } from "./Nearest.tsx";
import { TaskList } from "./TaskList.tsx";
import { organises } from "#web/platform/session/userRoles.ts";
import { follow } from "#texts/following/follow.ts";
import { general } from "#texts/general.ts";
import { personal } from "#texts/people/personal.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { userName } from "#web/platform/session/userName.ts";
import { clashesOf } from "#web/sport/person/clashes.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./PersonalHomePage.module.css";
import type { operatedOf, loadPersonalHomePage } from "./loadPersonalHomePage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { personalHome } from "#texts/people/personalHome.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { fightersOf, peopleNow, type OwnPerson } from "#web/sport/person/myPeople.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import { NextBoutCard } from "#web/sport/bout/NextBoutCard.tsx";
import { PersonCard } from "#web/sport/person/PersonCard.tsx";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import { useSlowNow } from "#web/platform/clock/useServerNow.ts";

type Props = PageProps<typeof loadPersonalHomePage> & {
  /** Whom the account follows, and how it is told of them. */
  followed: ReactNode;
  push: ReactNode;
};

export function PersonalHomePage({ loaderData, followed, push }: Props) {
  const { today, own, nearest, day, operated, waiting, fees, begun } = loaderData;
  const { user } = useSession();
  if (user === undefined) return null;
  return (
    <>
      <PageTitle
        title={personal.home.greeting(userName(user))}
        lead={
          <>
            <span>
              {personal.home.role}: {general.roles[user.role?.type ?? "authenticated"]}
            </span>
            <span>
              {personal.home.email}: {user.email}
            </span>
          </>
        }
      />
      {operated === undefined ? null : <Operated competitions={operated} canOrganise={organises(user)} />}
      {day === undefined ? null : <OwnDay {...day} competition={readCompetition(day.competition)} />}
      <Stack gap={24} className={styles.columns}>
        <div className={styles.tasks}>
          <TaskList
            tasks={homeTasks({ user, own, today, isOfficial: operated !== undefined, begun, waiting, fees })}
            account={user.id}
            people={own.profiles}
          />
        </div>
        <Grid gap={24} columns={1} className={styles.main}>
          <Nearest nearest={nearest} />
          <MyAthletes profiles={own.profiles} applications={own.applications} today={today} />
          <Stack as="section" gap={16} aria-labelledby="followed">
            <Heading level={2} id="followed">
              {follow.page.title}
            </Heading>
            {followed}
          </Stack>
        </Grid>
        <div className={styles.push}>{push}</div>
      </Stack>
    </>
  );
}

type Operated = ReturnType<typeof operatedOf>;

function Operated({
  competitions,
  canOrganise,
}: {
  competitions: readonly Operated[];
  canOrganise: boolean;
}) {
  return (
    <Card id="competitions" className={styles.operated}>
      <CardHead className={styles.operatedHead}>
        <CardTitle title={personal.operate.title} lead={personal.operate.text} />
        {canOrganise ? (
          <Button variant="secondary" href="/organiser">
            {general.nav.organiser}
          </Button>
        ) : null}
      </CardHead>
      {competitions.length === 0 ? (
        <EmptyState title={personal.operate.empty} level={3}>
          {personal.operate.emptyText}
        </EmptyState>
      ) : (
        competitions.map(({ uuid, title, dates, isInProgress }) => (
          <CardBody key={uuid} className={styles.competition}>
            <Row gap={12} rowGap={6} align="baseline" wraps className={styles.which}>
              <b>{title}</b>
              <Text size="small" tone="muted">
                {dates}
              </Text>
              {isInProgress ? <Badge tone="live">{personal.operate.live}</Badge> : null}
            </Row>
            <Button href={`/competition/${uuid}`}>{personal.operate.open}</Button>
            <Button variant="secondary" href={`/competition/${uuid}/refereeing`}>
              {personal.operate.referee}
            </Button>
          </CardBody>
        ))
      )}
    </Card>
  );
}

const isAhead = ({ now }: OwnPerson): boolean => now.type === "on-mat" || now.type === "next";

/** A coach of a whole club has a page of the day for all of them. */
const MOST_SHOWN = 3;

type DayProps = { competition: Competition; eventId: number; fighterUuids: readonly string[] };

/** The day itself: mat, start window and queue of those of the account who are next, as it happens (PE7, PE22). */
function OwnDay({ competition: loaded, eventId, fighterUuids }: DayProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const starts = useStartWindows(competition);
  const nowMs = useSlowNow(competition.serverTime);
  const followed = fighterUuids.map((ref) => ({ kind: "fighter", ref }) as const);
  const people = peopleNow(view, fightersOf(view, followed), starts);
  const clashes = clashesOf(people.filter(isAhead), starts, nowMs).length;
  const base = `/events/${eventId}/competition`;
  const whole = `/events/${eventId}/mine`;
  const shown = people.slice(0, MOST_SHOWN);
  const ahead = shown.filter(isAhead);
  const others = shown.filter((person) => !isAhead(person));
  const rest = people.length - shown.length;
  return (
    <Stack as="section" gap={16} className={styles.day} aria-labelledby="own-day">
      <Row gap={16} rowGap={4} wraps align="baseline" justify="between">
        <Heading level={2} id="own-day">
          {personalHome.day.title}
        </Heading>
        <TextLink href={whole}>{personalHome.day.mine}</TextLink>
      </Row>
      {clashes === 0 ? null : <Clashes count={clashes} href={whole} />}
      {ahead.map(({ fighter }) => {
        const next = nextBout(view, fighter.uuid, starts);
        return next === undefined ? null : (
          <div key={fighter.uuid}>
            <Heading level={3}>{personName(fighter)}</Heading>
            <NextBoutCard view={view} next={next} fighterUuid={fighter.uuid} starts={starts} base={base} />
          </div>
        );
      })}
      {others.length === 0 ? null : (
        <Row gap={12} wraps align="stretch">
          {others.map((person) => (
            <PersonCard key={person.fighter.uuid} view={view} person={person} base={base} />
          ))}
        </Row>
      )}
      {rest === 0 ? null : <TextLink href={whole}>{personalHome.day.rest(rest)}</TextLink>}
    </Stack>
  );
}

function Clashes({ count, href }: { count: number; href: string }) {
  return (
    <Banner
      tone="wait"
      icon="clock"
      title={personalHome.day.clashes(count)}
      action={
        <Button size="sm" variant="secondary" href={href}>
          {personalHome.day.whole}
        </Button>
      }
    >
      {personalHome.day.clashesText}
    </Banner>
  );
}

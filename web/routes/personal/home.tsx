import type { Event } from "#contract/content.ts";
import type { Competition } from "#contract/entity.ts";
import { homeTasks } from "#web/features/people/homeTasks.ts";
import { MyAthletes } from "#web/features/people/MyAthletes.tsx";
import { Nearest } from "#web/features/people/Nearest.tsx";
import { nearestEvent, type NearestEvent } from "#web/features/people/nearestEvent.ts";
import { TaskList } from "#web/features/people/TaskList.tsx";
import { FollowedList } from "#web/features/following/FollowedList.tsx";
import { PushSettings } from "#web/features/following/PushSettings.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { canOperate, isAdmin } from "#web/platform/session/decideAccess.ts";
import { eventDates } from "#web/i18n/eventDates.ts";
import { follow } from "#web/i18n/ru/following/follow.ts";
import { general } from "#web/i18n/ru/general.ts";
import { personal } from "#web/i18n/ru/people/personal.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { groupEvents } from "#web/sport/facts/eventState.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findRunningEvents } from "#web/platform/session/runningEvents.server.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { userName } from "#web/platform/session/userName.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";
import { OwnDay } from "#web/features/people/OwnDay.tsx";

const OPERATED_EVENTS = 5;

export async function loader(args: Route.LoaderArgs) {
  const today = hallDate(args);
  const [{ data: own }, operated] = await Promise.all([
    answerOf(apiFor(args).personal.overview()),
    findOperated(args, today),
  ]);
  const nearest = nearestEvent(own.applications, today);
  return { today, own, nearest, day: await findDay(args, nearest), operated };
}

/** The competition of the day, when somebody of the account is in it. */
async function findDay(args: Route.LoaderArgs, nearest: NearestEvent | undefined) {
  if (nearest?.daysAhead !== 0) return undefined;
  const fighterUuids = nearest.applications.flatMap(({ fighter }) => (fighter ? [fighter.uuid] : []));
  if (fighterUuids.length === 0) return undefined;
  const competition = await findEventCompetition(args, nearest.event.id);
  return competition && { eventId: nearest.event.id, fighterUuids, competition };
}

async function findOperated(args: Route.LoaderArgs, now: string) {
  if (!canOperate(args.context.get(sessionContext).user)) return undefined;
  const [{ data }, running] = await Promise.all([
    answerOf(apiFor(args).events.find({ pagination: { page: 1, pageSize: 100 } })),
    findRunningEvents(args),
  ]);
  const { today, upcoming } = groupEvents(data, now, running);
  const found = await Promise.all(
    [...today, ...upcoming].slice(0, OPERATED_EVENTS).map(async (event) => {
      const competition = await findEventCompetition(args, event.id);
      if (competition === undefined) return [];
      const { data: rights } = await answerOf(apiFor(args).competitions.rights(competition.uuid));
      return rights.canOperate ? [operatedOf(event, competition)] : [];
    }),
  );
  return found.flat();
}

const operatedOf = (event: Event, { uuid, title, status }: Competition) => ({
  uuid,
  title,
  dates: eventDates(event),
  isInProgress: status === "in_progress",
});

export const meta: Route.MetaFunction = () => pageMeta({ title: personal.home.title });

export default function PersonalHomePage({ loaderData }: Route.ComponentProps) {
  const { today, own, nearest, day, operated } = loaderData;
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
      {operated === undefined ? null : <Operated competitions={operated} canOrganise={isAdmin(user)} />}
      {day === undefined ? null : <OwnDay {...day} />}
      <div className={styles.columns}>
        <div className={styles.tasks}>
          <TaskList tasks={homeTasks({ user, own, today })} />
        </div>
        <div className={styles.main}>
          <Nearest nearest={nearest} />
          <MyAthletes profiles={own.profiles} applications={own.applications} today={today} />
          <section className={styles.followed} aria-labelledby="followed">
            <Heading level={2} id="followed">
              {follow.page.title}
            </Heading>
            <FollowedList />
          </section>
        </div>
        <div className={styles.push}>
          <PushSettings />
        </div>
      </div>
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
            <div className={styles.which}>
              <b>{title}</b>
              <Text size="small" tone="muted">
                {dates}
              </Text>
              {isInProgress ? <Badge tone="live">{personal.operate.live}</Badge> : null}
            </div>
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

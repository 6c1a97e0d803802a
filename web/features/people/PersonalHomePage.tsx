import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { ReactNode } from "react";
import { Stack } from "#web/kit/layout/layout.tsx";
import { homeTasks } from "./homeTasks.ts";
import { MyAthletes } from "./MyAthletes.tsx";
import { Nearest } from "./Nearest.tsx";
import { TaskList } from "./TaskList.tsx";
import { isAdmin } from "#web/platform/session/decideAccess.ts";
import { follow } from "#web/i18n/ru/following/follow.ts";
import { general } from "#web/i18n/ru/general.ts";
import { personal } from "#web/i18n/ru/people/personal.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { userName } from "#web/platform/session/userName.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./PersonalHomePage.module.css";
import { OwnDay } from "./OwnDay.tsx";
import type { operatedOf } from "./loadPersonalHomePage.server.ts";
import type { loadPersonalHomePage } from "./loadPersonalHomePage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadPersonalHomePage>;
  /** Whom the account follows, and how it is told of them. */
  followed: ReactNode;
  push: ReactNode;
};

export function PersonalHomePage({ loaderData, followed, push }: PageProps) {
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
      {day === undefined ? null : <OwnDay {...day} competition={readCompetition(day.competition)} />}
      <div className={styles.columns}>
        <div className={styles.tasks}>
          <TaskList tasks={homeTasks({ user, own, today })} />
        </div>
        <div className={styles.main}>
          <Nearest nearest={nearest} />
          <MyAthletes profiles={own.profiles} applications={own.applications} today={today} />
          <Stack as="section" gap={16} aria-labelledby="followed">
            <Heading level={2} id="followed">
              {follow.page.title}
            </Heading>
            {followed}
          </Stack>
        </div>
        <div className={styles.push}>{push}</div>
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

import { FollowedList } from "#web/follow/FollowedList.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { canOperate } from "#web/guards/decideAccess.ts";
import { plainDateOf } from "#web/i18n/dates.ts";
import { follow } from "#web/i18n/ru/follow.ts";
import { general } from "#web/i18n/ru/general.ts";
import { personal } from "#web/i18n/ru/personal.ts";
import { findEventCompetition } from "#web/session/eventCompetition.server.ts";
import { groupEvents } from "#web/layouts/eventState.ts";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { useSession } from "#web/session/Session.tsx";
import { userName } from "#web/session/userName.ts";
import { sessionContext } from "#web/session/sessionContext.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon, type IconName } from "#web/ui/Icon.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { Text } from "#web/ui/Text.tsx";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

const OPERATED_EVENTS = 5;

export async function loader(args: Route.LoaderArgs) {
  if (!canOperate(args.context.get(sessionContext).user)) return { operated: undefined };
  const { data } = await answerOf(apiFor(args).events.find({ pagination: { page: 1, pageSize: 100 } }));
  const { today, upcoming } = groupEvents(data, plainDateOf(new Date()));
  const found = await Promise.all(
    [...today, ...upcoming]
      .slice(0, OPERATED_EVENTS)
      .map((event) => findEventCompetition(args, String(event.id))),
  );
  const operated = found.flatMap((competition) =>
    competition === undefined ? [] : [{ uuid: competition.uuid, title: competition.title }],
  );
  return { operated };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: personal.home.title });

export default function PersonalHomePage({ loaderData: { operated } }: Route.ComponentProps) {
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
      <ul className={styles.links}>
        <Section
          href="/personal/applications"
          icon="doc"
          title={personal.applications.title}
          text={personal.applications.about}
        />
        <Section
          href="/personal/profiles"
          icon="users"
          title={personal.profiles.title}
          text={personal.profiles.about}
        />
      </ul>
      <section className={styles.followed} aria-labelledby="followed">
        <Heading level={2} id="followed">
          {follow.page.title}
        </Heading>
        <FollowedList />
      </section>
      {operated === undefined ? null : <Operated competitions={operated} />}
    </>
  );
}

function Section({ href, icon, title, text }: { href: string; icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Anchor className={styles.link} href={href}>
        <Icon name={icon} size={24} />
        <span>
          <b>{title}</b>
          {text}
        </span>
        <Icon name="right" />
      </Anchor>
    </li>
  );
}

type Operated = { readonly uuid: string; readonly title: string };

function Operated({ competitions }: { competitions: readonly Operated[] }) {
  return (
    <Card id="competitions" className={styles.operated}>
      <CardHead>
        <div>
          <Heading level={2} look="h3">
            {personal.operate.title}
          </Heading>
          <Text size="small" tone="muted">
            {personal.operate.text}
          </Text>
        </div>
      </CardHead>
      {competitions.length === 0 ? (
        <EmptyState title={personal.operate.empty} level={3}>
          {personal.operate.emptyText}
        </EmptyState>
      ) : (
        competitions.map(({ uuid, title }) => (
          <CardBody key={uuid} className={styles.competition}>
            <b>{title}</b>
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

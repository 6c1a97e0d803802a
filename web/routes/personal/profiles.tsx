import { useSearchParams } from "react-router";
import { MergeRequests } from "#web/features/people/MergeRequests.tsx";
import styles from "#web/features/people/people.module.css";
import { PersonList } from "#web/features/people/PersonList.tsx";
import { ProfileEditor } from "#web/features/people/ProfileEditor.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { people } from "#web/i18n/ru/people/people.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/profiles.ts";

const NEW = "new";

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const person = new URL(args.request.url).searchParams.get("person") ?? undefined;
  const [{ data: own }, { data: readable }, { data: requests }] = await Promise.all([
    answerOf(api.personal.overview()),
    answerOf(api.profiles.find()),
    answerOf(api.mergeRequests.find()),
  ]);
  // An organiser may open anybody's by its address; listed are the own ones.
  const { profiles } = own;
  const chosen =
    readable.find(({ documentId }) => documentId === person) ?? (person === NEW ? undefined : profiles[0]);
  const consents =
    chosen === undefined ? undefined : (await answerOf(api.profiles.consents(chosen.documentId))).data;
  return { profiles, requests, chosen, consents, today: hallDate(args) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: people.profiles.title });

export default function ProfilesPage({ loaderData }: Route.ComponentProps) {
  const { profiles, requests, chosen, consents, today } = loaderData;
  const [search] = useSearchParams();
  const isNew = search.get("person") === NEW;
  return (
    <>
      <PageTitle
        title={people.profiles.title}
        lead={people.profiles.about}
        actions={
          <Button variant="secondary" href={`?person=${NEW}`}>
            <Icon name="plus" /> {people.profiles.add}
          </Button>
        }
      />
      {profiles.length === 0 && !isNew ? (
        <Card>
          <EmptyState
            title={people.profiles.empty}
            action={<Button href={`?person=${NEW}`}>{people.profiles.add}</Button>}
          >
            {people.profiles.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <div className={styles.split}>
          <div>
            <PersonList profiles={profiles} chosen={chosen?.documentId} today={today} />
            <MergeRequests requests={requests} profiles={profiles} />
          </div>
          <ProfileEditor
            key={chosen?.documentId ?? NEW}
            profile={chosen}
            others={profiles.filter((other) => other !== chosen)}
            consents={consents}
            initial={
              new Map([["relation", profiles.some(({ relation }) => relation === "self") ? "child" : "self"]])
            }
            today={today}
          />
        </div>
      )}
    </>
  );
}

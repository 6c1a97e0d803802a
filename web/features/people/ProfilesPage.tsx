import { useSearchParams } from "react-router";
import { MergeRequests } from "./MergeRequests.tsx";
import styles from "./people.module.css";
import { PersonList } from "./PersonList.tsx";
import { ProfileEditor } from "./ProfileEditor.tsx";
import { people } from "#web/i18n/ru/people/people.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { NEW } from "./newProfile.ts";
import type { loadProfilesPage } from "./loadProfilesPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function ProfilesPage({ loaderData }: PageProps<typeof loadProfilesPage>) {
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

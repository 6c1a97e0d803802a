import { useSearchParams } from "react-router";
import type { Registered } from "#contract/entry/profile.ts";
import type { Raw } from "#web/kit/forms/fields.ts";
import { MergeRequests } from "./MergeRequests.tsx";
import { OwnClaims } from "./OwnClaims.tsx";
import styles from "./people.module.css";
import { PersonList } from "./PersonList.tsx";
import { ProfileEditor } from "./ProfileEditor.tsx";
import { people } from "#texts/people/people.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { firstFee } from "./entryFees.ts";
import { NEW } from "./entryPaths.ts";
import type { loadProfilesPage } from "./loadProfilesPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

const SOMEBODY_ELSE = new Map<string, Raw>([["relation", "child"]]);

/** What was told at registration is not asked again. */
function ownProfile({ consents, ...known }: Registered): ReadonlyMap<string, Raw> {
  const given = Object.entries(known).map(([name, value]) => [name, value ?? ""] as const);
  const agreed = (["processing", "publication"] as const).map(
    (kind) => [kind, consents.includes(kind)] as const,
  );
  return new Map<string, Raw>([["relation", "self"], ...given, ...agreed]);
}

export function ProfilesPage({ loaderData }: PageProps<typeof loadProfilesPage>) {
  const { profiles, registered, requests, chosen, consents, claims, event, today } = loaderData;
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
      {event === undefined ? null : (
        <Banner title={people.profiles.entering(event.name)} className={styles.entering}>
          {people.profiles.enteringText(eventDates(event), firstFee(event, today))}
        </Banner>
      )}
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
          <div>
            {chosen && claims ? <OwnClaims profile={chosen} claims={claims} /> : null}
            <ProfileEditor
              key={chosen?.documentId ?? NEW}
              profile={chosen}
              others={profiles.filter((other) => other !== chosen)}
              consents={consents}
              initial={
                profiles.some(({ relation }) => relation === "self") ? SOMEBODY_ELSE : ownProfile(registered)
              }
              today={today}
            />
          </div>
        </div>
      )}
    </>
  );
}

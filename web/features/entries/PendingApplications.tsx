import { personName } from "#web/i18n/names.ts";
import type { Application } from "#contract/entry/profile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatWeight } from "#texts/numbers.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import styles from "./entries.module.css";

const { applications: words } = entriesDesk;

/** What waits for the organiser's answer; anything but a plain yes is said on the page of the application. */
export function PendingApplications({ applications }: { applications: readonly Application[] }) {
  const { accept, acceptAll } = useDecisions();
  const ready = applications.filter(({ needsChange }) => !needsChange);
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead(applications.length)} />
        {ready.length > 1 ? (
          <ActButton variant="secondary" onPress={() => acceptAll(ready)}>
            {words.acceptAll}
          </ActButton>
        ) : null}
      </CardHead>
      <ul className={styles.pending}>
        {applications.map((application) => (
          <li key={application.documentId}>
            <span className={styles.who}>
              <b>{nameOf(application)}</b>
              <small>{factsOf(application)}</small>
            </span>
            {application.needsChange ? <Badge tone="wait">{words.asked}</Badge> : null}
            <Button variant="secondary" href={`/personal/applications/${application.documentId}`}>
              {words.open}
            </Button>
            <ActButton
              disabled={application.needsChange}
              aria-label={`${words.accept}: ${nameOf(application)}`}
              onPress={() => accept(application)}
            >
              {words.accept}
            </ActButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const nameOf = ({ profile }: Application) => (profile ? personName(profile) : "");

function factsOf({ category, team, profile, weight }: Application): string {
  const club = team?.name ?? profile?.team?.name;
  return [
    category ? titleWords(category.title) : words.withdrawn,
    club,
    weight === null ? "" : formatWeight(weight),
  ]
    .filter(Boolean)
    .join(" · ");
}

function useDecisions() {
  const api = useApi();
  const reload = useReload();
  const decide = async (application: Application): Promise<boolean> => {
    try {
      await api.applications.decide(application.documentId, { data: { decision: "accept" } });
      return true;
    } catch {
      // The toast said why.
      return false;
    }
  };
  return {
    accept: async (application: Application) => {
      if (await decide(application))
        showToast({ type: "success", message: words.accepted(nameOf(application)) });
      await reload();
    },
    acceptAll: async (applications: readonly Application[]) => {
      let done = 0;
      for (const application of applications) if (await decide(application)) done += 1;
      showToast({ type: "success", message: words.acceptedAll(done, applications.length) });
      await reload();
    },
  };
}

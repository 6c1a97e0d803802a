import { personName } from "#web/i18n/names.ts";
import { useNavigate, useSearchParams } from "react-router";
import type { Application } from "#contract/entry/profile.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { ownFees } from "#texts/fees/ownFees.ts";
import { FeeCard } from "./fees/FeeCard.tsx";
import { ApplicationList } from "./ApplicationList.tsx";
import { describeStatus, STATUSES, statusOf } from "./applicationStatus.ts";
import styles from "./entry.module.css";
import { groupPath } from "./entryPaths.ts";
import { groupEntry } from "#texts/people/groupEntry.ts";
import { people } from "#texts/people/people.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import type { loadApplicationsPage } from "./loadApplicationsPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const { applications: words } = people;

const NEW_PATH = "/personal/applications/new";

export function ApplicationsPage({ loaderData }: PageProps<typeof loadApplicationsPage>) {
  const { applications, people: own, fees } = loaderData;
  const [search] = useSearchParams();
  const shown = applications.filter((application) => isWanted(application, search));
  const toFix = applications.find((application) => statusOf(application) === "fix");
  return (
    <>
      <PageTitle
        title={words.title}
        actions={
          <>
            {own < 2 ? null : (
              <Button variant="secondary" href={groupPath(undefined)}>
                {groupEntry.title}
              </Button>
            )}
            <Button href={NEW_PATH}>
              <Icon name="plus" /> {words.add}
            </Button>
          </>
        }
      />
      {toFix === undefined ? null : (
        <Banner
          tone="live"
          icon="warn"
          className={styles.banner}
          action={
            <Button variant="secondary" href={`/personal/applications/${toFix.documentId}`}>
              {words.open}
            </Button>
          }
        >
          {words.fixBanner(toFix.event?.name ?? "")}
        </Banner>
      )}
      {fees.length === 0 ? null : (
        <Stack gap={16} className={styles.banner}>
          {fees.map((one) => (
            <FeeCard key={one.event.id} fees={one} heading={ownFees.titleOf(one.event.name)} />
          ))}
        </Stack>
      )}
      {applications.length === 0 ? (
        <Card>
          <EmptyState title={words.empty} action={<Button href={NEW_PATH}>{words.add}</Button>}>
            {words.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Filters applications={applications} />
          {shown.length > 0 ? <ApplicationList applications={shown} /> : <NothingFits />}
          <Meanings />
        </>
      )}
    </>
  );
}

/** What each state means for the draw. */
function Meanings() {
  return (
    <details className={styles.meanings}>
      <summary>{words.meanings}</summary>
      <dl>
        {STATUSES.map((status) => {
          const { label, meaning, tone } = describeStatus(status);
          return (
            <div key={status}>
              <dt>
                <Badge tone={tone}>{label}</Badge>
              </dt>
              <dd>{meaning}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

function NothingFits() {
  return (
    <Card>
      <EmptyState title={words.emptyFiltered} action={<Button href="?">{words.reset}</Button>}>
        {words.emptyFilteredText}
      </EmptyState>
    </Card>
  );
}

/** In the address, so that a link shows the same and «back» undoes a choice. */
function Filters({ applications }: { applications: readonly Application[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const persons = new Map(
    applications.flatMap(({ profile }) => (profile ? [[profile.documentId, personName(profile)]] : [])),
  );
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === "all") next.delete(name);
    else next.set(name, value);
    void navigate(`?${next.toString()}`, { replace: true });
  };
  const all = { value: "all", label: words.all };
  return (
    <Row gap={12} align="end" wraps className={styles.filters}>
      <SelectField
        label={words.filterProfile}
        value={search.get("person") ?? "all"}
        options={[all, ...[...persons].map(([value, label]) => ({ value, label }))]}
        onChange={({ target }) => choose("person", target.value)}
      />
      <SelectField
        label={words.filterStatus}
        value={search.get("status") ?? "all"}
        options={[all, ...STATUSES.map((value) => ({ value, label: describeStatus(value).label }))]}
        onChange={({ target }) => choose("status", target.value)}
      />
    </Row>
  );
}

function isWanted(application: Application, search: URLSearchParams): boolean {
  const [person, status] = [search.get("person"), search.get("status")];
  if (person !== null && application.profile?.documentId !== person) return false;
  return status === null || statusOf(application) === status;
}

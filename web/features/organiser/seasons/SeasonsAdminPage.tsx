import { formatDate } from "#texts/dates.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { seasonAdmin as words } from "#texts/organiser/seasonAdmin.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Fill } from "#web/kit/layout/layout.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import type { loadSeasonsAdminPage } from "./loadSeasonAdmin.server.ts";
import styles from "./seasons.module.css";

export function SeasonsAdminPage({ loaderData: { seasons } }: PageProps<typeof loadSeasonsAdminPage>) {
  const add = (
    <Button href="/organiser/seasons/new">
      <Icon name="plus" /> {words.add}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={words.title}
        lead={words.lead}
        crumbs={
          <Crumbs
            label={organiser.menu}
            items={[{ label: organiser.home.title, href: "/organiser" }, { label: words.title }]}
          />
        }
        actions={
          <>
            <Button variant="secondary" href="/organiser/people">
              {words.people}
            </Button>
            {add}
          </>
        }
      />
      <Card>
        {seasons.length === 0 ? (
          <EmptyState title={words.empty} action={add}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {seasons.map((season) => (
              <li key={season.documentId}>
                <Anchor href={`/organiser/seasons/${season.id}`}>
                  <Fill as="span">
                    <b>{season.title}</b>
                    <small>
                      {formatDate(season.startsOn)} – {formatDate(season.endsOn)}
                    </small>
                  </Fill>
                  <Badge tone={season.isPublished ? "ok" : "wait"}>
                    {season.isPublished ? words.published : words.draft}
                  </Badge>
                  <Icon name="right" />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

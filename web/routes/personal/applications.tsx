import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { personal } from "#web/i18n/ru/personal.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Crumbs } from "#web/ui/Crumbs.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/applications.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: personal.applications.title });

export default function ApplicationsPage() {
  return (
    <Wrap>
      <PageTitle
        title={personal.applications.title}
        lead={personal.applications.about}
        crumbs={
          <Crumbs
            label={personal.crumbs}
            items={[
              { label: personal.home.title, href: "/personal" },
              { label: personal.applications.title },
            ]}
          />
        }
      />
      <Card>
        <EmptyState
          title={personal.applications.empty}
          action={<Button href="/">{personal.applications.toEvents}</Button>}
        >
          {personal.applications.emptyText}
        </EmptyState>
      </Card>
    </Wrap>
  );
}

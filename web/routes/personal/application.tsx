import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { personal } from "#web/i18n/ru/personal.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Crumbs } from "#web/ui/Crumbs.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/application.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: personal.application.title(params.id) });

export default function ApplicationPage({ params }: Route.ComponentProps) {
  const title = personal.application.title(params.id);
  return (
    <Wrap>
      <PageTitle
        title={title}
        crumbs={
          <Crumbs
            label={personal.crumbs}
            items={[
              { label: personal.home.title, href: "/personal" },
              { label: personal.applications.title, href: "/personal/applications" },
              { label: title },
            ]}
          />
        }
      />
      <Card>
        <EmptyState
          title={personal.application.missing}
          action={<Button href="/personal/applications">{personal.application.toList}</Button>}
        >
          {personal.application.missingText}
        </EmptyState>
      </Card>
    </Wrap>
  );
}

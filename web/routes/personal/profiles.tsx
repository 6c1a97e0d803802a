import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { personal } from "#web/i18n/ru/personal.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Crumbs } from "#web/ui/Crumbs.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/profiles.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: personal.profiles.title });

export default function ProfilesPage() {
  return (
    <Wrap>
      <PageTitle
        title={personal.profiles.title}
        lead={personal.profiles.about}
        crumbs={
          <Crumbs
            label={personal.crumbs}
            items={[{ label: personal.home.title, href: "/personal" }, { label: personal.profiles.title }]}
          />
        }
      />
      <Card>
        <EmptyState
          title={personal.profiles.empty}
          action={<Button href="/personal">{personal.profiles.toPersonal}</Button>}
        >
          {personal.profiles.emptyText}
        </EmptyState>
      </Card>
    </Wrap>
  );
}

import { people } from "#texts/people/people.ts";
import { personal } from "#texts/people/personal.ts";
import { Crumbs } from "#web/kit/Crumbs.tsx";

/** From the list of applications to this one. */
export function ApplicationsWay({ last }: { last: string }) {
  return (
    <Crumbs
      label={personal.crumbs}
      items={[{ label: people.applications.title, href: "/personal/applications" }, { label: last }]}
    />
  );
}

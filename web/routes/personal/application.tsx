import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { entry } from "#texts/people/entry.ts";
import { groupEntry } from "#texts/people/groupEntry.ts";
import type { Route } from "./+types/application.ts";
import { ApplicationPage } from "#web/features/people/ApplicationPage.tsx";
import { isOnlyAStep } from "#web/features/people/entrySteps.ts";
import { MANY } from "#web/features/people/entryPaths.ts";
import { GroupEntryPage } from "#web/features/people/group/GroupEntryPage.tsx";
import { loadGroupEntryPage } from "#web/features/people/group/loadGroupEntryPage.server.ts";
import { loadApplicationPage } from "#web/features/people/loadApplicationPage.server.ts";

export const handle: PageHandle = { signInFor: "applications" };

/** The table of several entries has an address among the applications, as the form of a new one has. */
export const loader = (args: Route.LoaderArgs) =>
  args.params.id === MANY ? loadGroupEntryPage(args) : loadApplicationPage(args);

/** Turning a page of an entry asks the server for nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => !isOnlyAStep(currentUrl, nextUrl) && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: titleOf(loaderData) });

function titleOf(loaded: Route.MetaArgs["loaderData"]): string {
  if (loaded?.kind === "one") return entry.one.number(loaded.application.id);
  return loaded?.kind === "many" ? groupEntry.title : entry.title;
}

export default function ApplicationRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "many" ? (
    <GroupEntryPage loaderData={loaderData} />
  ) : (
    <ApplicationPage loaderData={loaderData} />
  );
}

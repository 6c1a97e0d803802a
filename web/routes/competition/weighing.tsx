import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { weighing } from "#texts/entries/weighing.ts";
import type { Route } from "./+types/weighing.ts";
import { WeighingPage } from "#web/features/entries/weighing/WeighingPage.tsx";
import { loadWeighingPage } from "#web/features/entries/weighing/loadWeighingPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadWeighingPage(args);

/** Who is chosen and what is looked for is known here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSearch ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${weighing.title}: ${loaderData.competition.title}` });

export default function WeighingRoute({ loaderData }: Route.ComponentProps) {
  return <WeighingPage loaderData={loaderData} />;
}

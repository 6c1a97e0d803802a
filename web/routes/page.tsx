import { data } from "react-router";
import { SanitisedHtml } from "#web/frame/SanitisedHtml.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { builtInPage } from "#web/i18n/ru/builtInPages.ts";
import { content } from "#web/i18n/ru/content.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/page.ts";

export async function loader(args: Route.LoaderArgs) {
  const { data: pages } = await answerOf(apiFor(args).pages.bySlug(args.params.slug));
  const page = pages[0] ?? builtInPage(args.params.slug);
  if (page === undefined) throw data("Not Found", { status: 404 });
  return { page };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.page.title });

export default function ContentPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Wrap>
      <PageTitle title={page.title} lead={content.updated(formatDate(page.updatedAt))} />
      <SanitisedHtml html={page.content} />
    </Wrap>
  );
}

import { data } from "react-router";
import { withContents, type ContentsLine } from "#web/features/content/pageContents.server.ts";
import { PrintButton } from "#web/kit/PrintButton.tsx";
import { SanitisedHtml } from "#web/kit/SanitisedHtml.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { builtInPage } from "#web/i18n/ru/builtInPages.ts";
import { content } from "#web/i18n/ru/content.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { data: pages } = await answerOf(apiFor(args).pages.bySlug(args.params.slug));
  const page = pages[0] ?? builtInPage(args.params.slug);
  if (page === undefined) throw data("Not Found", { status: 404 });
  return { title: page.title, updatedAt: page.updatedAt, ...withContents(page.content) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.title });

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { title, updatedAt, html, contents } = loaderData;
  return (
    <Wrap className={styles.page}>
      <PageTitle title={title} lead={content.updated(formatDate(updatedAt))} actions={<PrintButton />} />
      {contents.length === 0 ? null : <Contents lines={contents} />}
      <SanitisedHtml html={html} className={styles.text} />
    </Wrap>
  );
}

function Contents({ lines }: { lines: readonly ContentsLine[] }) {
  return (
    <nav className={styles.contents} aria-label={content.contents}>
      <ol>
        {lines.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ContentsLine } from "./pageContents.server.ts";
import { PrintButton } from "#web/kit/PrintButton.tsx";
import { SanitisedHtml } from "#web/kit/SanitisedHtml.tsx";
import { formatDate } from "#texts/dates.ts";
import { content } from "#texts/content.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./ContentPage.module.css";
import type { loadContentPage } from "./loadContentPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function ContentPage({ loaderData }: PageProps<typeof loadContentPage>) {
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

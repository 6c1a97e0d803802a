import { season as words } from "#texts/season/season.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Fill } from "#web/kit/layout/layout.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import type { loadSeasonsPage } from "./loadSeasonPages.server.ts";
import styles from "./season.module.css";

export function SeasonsPage({ loaderData: { seasons } }: PageProps<typeof loadSeasonsPage>) {
  return (
    <Wrap>
      <PageTitle title={words.title} lead={words.lead} />
      <Card>
        {seasons.length === 0 ? (
          <EmptyState title={words.none} action={<TextLink href="/">{words.toEvents}</TextLink>}>
            {words.noneText}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {seasons.map(({ href, title, when, isDraft }) => (
              <li key={href}>
                <Anchor href={href} className={styles.wholeRow}>
                  <Fill as="span">
                    <b>{title}</b>
                    <small>{when}</small>
                  </Fill>
                  {isDraft ? <Badge tone="wait">{words.draft}</Badge> : null}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Wrap>
  );
}

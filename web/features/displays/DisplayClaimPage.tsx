import { useState } from "react";
import { useSearchParams } from "react-router";
import { DEFAULT_SHOW } from "#contract/display/display.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { PairDisplay } from "./PairDisplay.tsx";
import { displays } from "#texts/displays/displays.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./DisplayClaimPage.module.css";
import type { loadDisplayClaimPage } from "./loadPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const text = displays.claim;

/** Where the camera of an official's phone leads: the code is known, the competition is asked for. */
export function DisplayClaimPage({ loaderData: { competitions } }: PageProps<typeof loadDisplayClaimPage>) {
  const [query] = useSearchParams();
  const likely = competitions.find(({ status }) => status === "in_progress") ?? competitions[0];
  const [paired, setPaired] = useState<string>();
  return (
    <Wrap>
      <PageTitle title={text.title} />
      {likely === undefined ? (
        <EmptyState title={text.none} />
      ) : paired !== undefined ? (
        <Banner tone="ok" action={<TextLink href={`/competition/${paired}`}>{text.toPanel}</TextLink>}>
          {text.done}
        </Banner>
      ) : (
        <Stack gap={16} className={styles.form}>
          <p>{text.text}</p>
          <PairDisplay
            competitionUuid={likely.uuid}
            competitions={competitions}
            show={DEFAULT_SHOW}
            defaultName={displays.defaultName}
            code={query.get("code") ?? undefined}
            onPaired={(by, uuid) => setPaired(by === "code" ? uuid : undefined)}
          />
        </Stack>
      )}
    </Wrap>
  );
}

import { useState } from "react";
import { useSearchParams } from "react-router";
import { DEFAULT_SHOW } from "#contract/display.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { PairDisplay } from "./PairDisplay.tsx";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./DisplayClaimPage.module.css";
import type { loadDisplayClaimPage } from "./loadPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const text = displays.claim;

/** Where the camera of an official's phone leads: the code is known, the competition is asked for. */
export function DisplayClaimPage({ loaderData: { competitions } }: PageProps<typeof loadDisplayClaimPage>) {
  const [query] = useSearchParams();
  const [uuid, setUuid] = useState(
    competitions.find(({ status }) => status === "in_progress")?.uuid ?? competitions[0]?.uuid ?? "",
  );
  const [isDone, setIsDone] = useState(false);
  return (
    <Wrap>
      <PageTitle title={text.title} />
      {competitions.length === 0 ? (
        <EmptyState title={text.none} />
      ) : isDone ? (
        <Banner tone="ok" action={<TextLink href={`/competition/${uuid}`}>{text.toPanel}</TextLink>}>
          {text.done}
        </Banner>
      ) : (
        <Stack gap={16} className={styles.form}>
          <p>{text.text}</p>
          <SelectField
            label={text.competition}
            value={uuid}
            options={competitions.map((one) => ({ value: one.uuid, label: one.title }))}
            onChange={({ currentTarget }) => setUuid(currentTarget.value)}
          />
          <PairDisplay
            competitionUuid={uuid}
            show={DEFAULT_SHOW}
            defaultName={displays.defaultName}
            code={query.get("code") ?? undefined}
            onPaired={(by) => setIsDone(by === "code")}
          />
        </Stack>
      )}
    </Wrap>
  );
}

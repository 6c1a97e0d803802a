import { useState } from "react";
import { useSearchParams } from "react-router";
import { DEFAULT_SHOW } from "#contract/display.ts";
import { PairDisplay } from "#web/features/displays/PairDisplay.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import type { Route } from "./+types/displayClaim.ts";
import styles from "./displayClaim.module.css";

const text = displays.claim;

export async function loader(args: Route.LoaderArgs) {
  const { data } = await answerOf(apiFor(args).displays.targets());
  return { competitions: data.filter(({ status }) => status !== "closed") };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: text.title });

/** Where the camera of an official's phone leads: the code is known, the competition is asked for. */
export default function DisplayClaimPage({ loaderData: { competitions } }: Route.ComponentProps) {
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
        <div className={styles.form}>
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
        </div>
      )}
    </Wrap>
  );
}

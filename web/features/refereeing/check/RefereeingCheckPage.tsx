import { useCallback, useEffect, useState } from "react";
import { downloadJournal } from "#web/features/refereeing/journal/downloadJournal.ts";
import { openOutbox } from "#web/features/refereeing/journal/outbox.ts";
import { readiness as text } from "#web/i18n/ru/refereeing/readiness.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { CheckList } from "./CheckList.tsx";
import { CHECKS, checkDevice, type CheckCalls, type CheckResult } from "./readiness.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./RefereeingCheckPage.module.css";
import type { loadRefereeingCheckPage } from "./loadRefereeingCheckPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadRefereeingCheckPage>;
};

/** LS22: run in the morning on every laptop that will be a table. */
export function RefereeingCheckPage({ loaderData: { competition } }: PageProps) {
  const { results, isRunning, run } = useChecks(competition.uuid);
  return (
    <OpsPage className={styles.page}>
      <PageTitle
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <Button variant="secondary" href={`/competition/${competition.uuid}/refereeing`}>
              {text.back}
            </Button>
            <Button isBusy={isRunning} onClick={run}>
              {isRunning ? text.running : text.run}
            </Button>
          </>
        }
      />
      {isRunning ? null : <Verdict results={results} />}
      <Card>
        <CardBody>
          <CheckList ids={CHECKS} results={results} />
        </CardBody>
      </Card>
      <JournalCard />
    </OpsPage>
  );
}

function useChecks(competitionUuid: string) {
  const backgroundApi = useBackgroundApi();
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const check = useCallback(() => {
    const found: CheckResult[] = [];
    const calls: CheckCalls = {
      time: backgroundApi.time,
      sendTrial: (body) => backgroundApi.parked.tryTable(competitionUuid, body),
    };
    void checkDevice(calls, (result) => {
      found.push(result);
      setResults([...found]);
    });
  }, [backgroundApi, competitionUuid]);
  useEffect(check, [check]);
  const run = () => {
    setResults([]);
    check();
  };
  return { results, isRunning: results.length < CHECKS.length, run };
}

function Verdict({ results }: { results: readonly CheckResult[] }) {
  if (results.some(({ level }) => level === "fail"))
    return (
      <Banner tone="bad" icon="warn" title={text.bad}>
        {text.badText}
      </Banner>
    );
  if (results.some(({ level }) => level === "warn"))
    return (
      <Banner tone="wait" icon="warn" title={text.warned}>
        {text.warnedText}
      </Banner>
    );
  return (
    <Banner tone="ok" icon="check" title={text.good}>
      {text.goodText}
    </Banner>
  );
}

function JournalCard() {
  const [counts, setCounts] = useState<{ acts: number; waiting: number }>();
  useEffect(() => {
    const read = async () => {
      const acts = await (await openOutbox()).findJournal();
      setCounts({ acts: acts.length, waiting: acts.filter(({ decision }) => decision === undefined).length });
    };
    void read().catch(() => {});
  }, []);
  return (
    <Card>
      <CardHead>
        <Heading level={2}>{text.journal.title}</Heading>
        <Button
          variant="secondary"
          disabled={counts === undefined || counts.acts === 0}
          onClick={() => void downloadJournal()}
        >
          <Icon name="doc" />
          {text.journal.download}
        </Button>
      </CardHead>
      <CardBody>
        <p>{counts === undefined ? text.running : text.journal.text(counts.acts, counts.waiting)}</p>
        <p>{text.journal.help}</p>
      </CardBody>
    </Card>
  );
}

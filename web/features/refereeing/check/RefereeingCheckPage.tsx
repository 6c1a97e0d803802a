import { writeJournal } from "#contract/bout/journal.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { CheckList } from "./CheckList.tsx";
import styles from "./RefereeingCheckPage.module.css";
import type { loadRefereeingCheckPage } from "./loadRefereeingCheckPage.server.ts";
import { CHECKS, checkDevice, type CheckCalls, type CheckResult } from "./readiness.ts";
import { openOutbox } from "#web/features/refereeing/journal/outbox.ts";
import { readiness as text } from "#texts/refereeing/readiness.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { deviceId } from "#web/platform/offline/device.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useCallback, useEffect, useState } from "react";

/** LS22: run in the morning on every laptop that will be a table. */
export function RefereeingCheckPage({
  loaderData: { competition },
}: PageProps<typeof loadRefereeingCheckPage>) {
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

const VERDICTS = {
  fail: { tone: "bad", icon: "warn", title: text.bad, children: text.badText },
  warn: { tone: "wait", icon: "warn", title: text.warned, children: text.warnedText },
  ok: { tone: "ok", icon: "check", title: text.good, children: text.goodText },
} as const;

function Verdict({ results }: { results: readonly CheckResult[] }) {
  const worst = (["fail", "warn"] as const).find((one) => results.some(({ level }) => level === one));
  return <Banner {...VERDICTS[worst ?? "ok"]} />;
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

/** Every act of this device of the last 30 days, as a file with a hash over it (LS11, LS17). */
async function downloadJournal(): Promise<void> {
  const acts = await (await openOutbox()).findJournal();
  const exportedAt = Date.now();
  const text = writeJournal({
    header: { journal: "kover", version: 1, device: deviceId(), exportedAt },
    entries: acts.map(toEntry),
  });
  const moment = new Date(exportedAt).toISOString().slice(0, 16).replaceAll(":", "-");
  saveFile(`kover-${moment}.ndjson`, text, "application/x-ndjson");
}

const toEntry = ({ fightingUuid, submitted, decision }: JournalAct) => ({
  fighting: fightingUuid,
  submitted,
  decision: decision ?? null,
});

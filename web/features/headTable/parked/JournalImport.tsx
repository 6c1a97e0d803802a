import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure, isAnswered } from "#contract/error.ts";
import { parseJournal, type JournalProblem } from "#contract/bout/journal.ts";
import type { JournalReport } from "#contract/bout/parked.ts";
import styles from "./Parked.module.css";
import { tableView } from "#web/features/refereeing/face.ts";
import { formatNumber } from "#texts/numbers.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { journalImport as text } from "#texts/headTable/parked.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";

/** LS26, LS30: the way back for what a server lost: choose the files, see what they hold and would change, confirm. */
export function JournalImport({ competition }: { competition: Competition }) {
  const { state, choose, confirm, cancel } = useJournalImport(competition.uuid);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.step === "busy";
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={text.title} />
        <Button variant="secondary" isBusy={isBusy} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {state.step === "empty" || isBusy ? text.choose : text.another}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={text.file}
          accept=".ndjson,application/x-ndjson"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) void choose(files);
            // The same files may be chosen again after one was mended.
            target.value = "";
          }}
        />
      </CardHead>
      <CardBody>
        <Stack gap={12}>
          {state.step === "empty" ? <p>{text.text}</p> : null}
          {isBusy ? <output>{text.reading}</output> : null}
          {state.step === "problem" ? (
            <Banner tone="bad" icon="warn">
              {state.words}
            </Banner>
          ) : null}
          {state.step === "trial" || state.step === "done" ? (
            <Found competition={competition} state={state} onConfirm={confirm} onCancel={cancel} />
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

type FoundProps = {
  competition: Competition;
  state: Extract<ImportState, { readonly report: unknown }>;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
};

function Found({ competition, state: { step, exportedAt, report }, onConfirm, onCancel }: FoundProps) {
  const moments = useMoments();
  const bouts = journalSummary(competition, report);
  const changes = changeCount(report);
  const words = step === "done" ? text.totalsDone : text.totals;
  return (
    <>
      {step === "done" ? <Banner tone="ok" icon="check" title={text.done} /> : null}
      <p>
        {text.holds(report.devices.length, report.lines.length, bouts.length)}{" "}
        {text.written(moments(exportedAt))}{" "}
        {step === "trial" && changes === 0 && report.lines.length > 0 ? text.nothing : ""}
      </p>
      <List lines="above" inset={[10, 0]} className={styles.bouts}>
        {bouts.map(({ fighting, title, counts }) => (
          <Row as="li" key={fighting} gap={16} rowGap={4} align="stretch" justify="between" wraps>
            <b>{title}</b>
            <span>
              {counts.map(([status, count]) => `${words[status]}: ${formatNumber(count)}`).join(", ")}
            </span>
          </Row>
        ))}
      </List>
      {step === "done" || changes === 0 ? null : (
        <Row gap={8} wraps justify="end">
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
          <ActButton onPress={onConfirm}>{text.confirm(changes)}</ActButton>
        </Row>
      )}
    </>
  );
}

/** The server takes neither a longer one nor more of them. */
const MOST_BYTES = 8_000_000;
const MOST_BYTES_TOGETHER = 30_000_000;

type ImportState =
  | { readonly step: "empty" | "busy" }
  | { readonly step: "problem"; readonly words: string }
  | {
      readonly step: "trial" | "done";
      readonly journals: readonly string[];
      /** When the oldest of them was written. */
      readonly exportedAt: number;
      readonly report: JournalReport;
    };

/** Files are read here, tried on the server as one set, and sent only when somebody has seen what would come of them. */
function useJournalImport(competitionUuid: string) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ImportState>({ step: "empty" });

  const send = async (journals: readonly string[], exportedAt: number, isTrial: boolean) => {
    setState({ step: "busy" });
    try {
      const { data: report } = await backgroundApi.parked.importJournal(competitionUuid, {
        data: { journals: [...journals], isTrial },
      });
      setState({ step: isTrial ? "trial" : "done", journals, exportedAt, report });
      if (!isTrial) await revalidate();
    } catch (cause) {
      setState({ step: "problem", words: problemOf(cause) });
    }
  };

  const choose = async (files: readonly File[]) => {
    const big = files.find(({ size }) => size > MOST_BYTES);
    const sum = files.reduce((bytes, { size }) => bytes + size, 0);
    if (big !== undefined || sum > MOST_BYTES_TOGETHER)
      return setState({ step: "problem", words: text.tooBig(big?.name) });
    setState({ step: "busy" });
    const journals: string[] = [];
    let exportedAt = Number.MAX_SAFE_INTEGER;
    for (const file of files) {
      const journal = await file.text();
      const read = parseJournal(journal);
      if (!read.ok) return setState({ step: "problem", words: fileProblem(file.name, read.problem) });
      journals.push(journal);
      exportedAt = Math.min(exportedAt, read.value.header.exportedAt);
    }
    return send(journals, exportedAt, true);
  };

  return {
    state,
    choose,
    confirm: async () => {
      if (state.step === "trial") await send(state.journals, state.exportedAt, false);
    },
    cancel: () => setState({ step: "empty" }),
  };
}

const fileProblem = (name: string, problem: JournalProblem): string =>
  problem.code === "damaged" ? text.damaged(name) : text.unreadable(name, problem.line);

function problemOf(cause: unknown): string {
  if (!(cause instanceof ApiFailure)) throw cause;
  return isAnswered(cause) ? apiErrorText(cause.error) : text.failed;
}

type LineStatus = JournalReport["lines"][number]["status"];
type BoutLines = {
  readonly fighting: string;
  readonly title: string;
  readonly counts: readonly (readonly [LineStatus, number])[];
};

/** The lines of a journal as a person reads them: bout by bout, with what becomes of them. */
function journalSummary(competition: Competition, { lines }: JournalReport): BoutLines[] {
  return [...Map.groupBy(lines, ({ fighting }) => fighting)].map(([uuid, all]) => {
    const bout = competition.fightings.find((one) => one.uuid === uuid);
    const counts = [...Map.groupBy(all, ({ status }) => status)];
    return {
      fighting: uuid,
      title: bout === undefined ? text.unknownBout : tableView(competition, bout).title,
      counts: counts.map(([status, same]) => [status, same.length] as const),
    };
  });
}

/** Lines the import would do something with: written, or put before somebody. */
function changeCount({ lines }: JournalReport): number {
  return lines.filter(({ status }) => status === "applied" || status === "parked" || status === "rejected")
    .length;
}

import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure, isAnswered } from "#contract/error.ts";
import { parseJournal, type JournalHeader } from "#contract/bout/journal.ts";
import type { JournalReport } from "#contract/bout/parked.ts";
import styles from "./Parked.module.css";
import { tableView } from "#web/features/refereeing/face.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { journalImport as text } from "#web/i18n/ru/headTable/parked.ts";
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

/** LS26: the way back for what a server lost: choose the file, see what it holds and would change, confirm. */
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
          aria-label={text.file}
          accept=".ndjson,application/x-ndjson"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void choose(file);
            // The same file may be chosen again after it was mended.
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

function Found({ competition, state: { step, header, report }, onConfirm, onCancel }: FoundProps) {
  const moments = useMoments();
  const bouts = journalSummary(competition, report);
  const changes = changeCount(report);
  const words = step === "done" ? text.totalsDone : text.totals;
  return (
    <>
      {step === "done" ? <Banner tone="ok" icon="check" title={text.done} /> : null}
      <p>
        {text.holds(report.lines.length, bouts.length)} {text.written(moments(header.exportedAt))}{" "}
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

/** The server takes no longer one. */
const MOST_BYTES = 8_000_000;

type ImportState =
  | { readonly step: "empty" | "busy" }
  | { readonly step: "problem"; readonly words: string }
  | {
      readonly step: "trial" | "done";
      readonly journal: string;
      readonly header: JournalHeader;
      readonly report: JournalReport;
    };

/** A file is read here, tried on the server, and sent only when somebody has seen what would come of it. */
function useJournalImport(competitionUuid: string) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ImportState>({ step: "empty" });

  const send = async (journal: string, header: JournalHeader, isTrial: boolean) => {
    setState({ step: "busy" });
    try {
      const { data: report } = await backgroundApi.parked.importJournal(competitionUuid, {
        data: { journal, isTrial },
      });
      setState({ step: isTrial ? "trial" : "done", journal, header, report });
      if (!isTrial) await revalidate();
    } catch (cause) {
      setState({ step: "problem", words: problemOf(cause) });
    }
  };

  const choose = async (file: File) => {
    if (file.size > MOST_BYTES) return setState({ step: "problem", words: text.tooBig });
    setState({ step: "busy" });
    const journal = await file.text();
    const read = parseJournal(journal);
    if (read.ok) return send(journal, read.value.header, true);
    const { problem } = read;
    setState({
      step: "problem",
      words: problem.code === "damaged" ? text.damaged : text.unreadable(problem.line),
    });
  };

  return {
    state,
    choose,
    confirm: async () => {
      if (state.step === "trial") await send(state.journal, state.header, false);
    },
    cancel: () => setState({ step: "empty" }),
  };
}

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

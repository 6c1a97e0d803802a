import { useRef } from "react";
import type { Competition } from "#contract/entity.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { journalImport as text } from "#web/i18n/ru/headTable/parked.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { changeCount, journalSummary } from "./journalSummary.ts";
import styles from "./Parked.module.css";
import { useJournalImport, type ImportState } from "./useJournalImport.ts";

/** LS26: the way back for what a server lost: choose the file, see what it holds and would change, confirm. */
export function JournalImport({ competition }: { competition: Competition }) {
  const { state, choose, confirm, cancel } = useJournalImport(competition.uuid);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.step === "busy";
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {text.title}
        </Heading>
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

import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import type { Roll } from "#contract/roll.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { entriesDesk } from "#web/i18n/ru/entries/entriesDesk.ts";
import { general } from "#web/i18n/ru/general.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Table, Cell, HeadCell } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextArea } from "#web/kit/fields/TextArea.tsx";
import styles from "./entries.module.css";
import { readList, type ImportLine } from "./importList.ts";

const { paste: words } = entriesDesk;
const MOST = 500;

type Props = { uuid: string; roll: Roll; eventDate: string; onClose: () => void };

/** A whole list at once: looked through line by line, then everybody is written or nobody (EN10). */
export function ImportDialog({ uuid, roll, eventDate, onClose }: Props) {
  const [text, setText] = useState("");
  const { write, isBusy, refusal } = useImport(uuid, onClose);
  const lines = readList(text, roll, eventDate);
  const wrong = lines.filter(({ problems }) => problems.length > 0);
  const athletes = lines.flatMap(({ athlete }) => athlete ?? []);
  const isReady = athletes.length > 0 && wrong.length === 0 && athletes.length <= MOST;
  const takeFile = async (file: File | undefined) => {
    if (file !== undefined) setText(await file.text());
  };
  return (
    <Dialog
      isOpen
      isPersistent
      size="lg"
      onClose={onClose}
      title={words.title}
      closeLabel={general.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {entriesDesk.form.cancel}
          </Button>
          <Button disabled={!isReady} isBusy={isBusy} onClick={() => void write(athletes)}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Text tone="secondary">
          {words.lead} {words.auto}
        </Text>
        <TextArea
          label={words.text}
          rows={6}
          value={text}
          spellCheck={false}
          className={styles.pasted}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <label className={styles.file}>
          {words.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])}
          />
        </label>
        {refusal === undefined ? null : <Banner tone="bad">{refusal}</Banner>}
        {lines.length === 0 ? null : <Preview lines={lines} wrong={wrong.length} ready={athletes.length} />}
      </div>
    </Dialog>
  );
}

type PreviewProps = { lines: readonly ImportLine[]; wrong: number; ready: number };

function Preview({ lines, wrong, ready }: PreviewProps) {
  return (
    <>
      <Banner tone={wrong > 0 || ready > MOST ? "bad" : "ok"}>
        {wrong > 0 ? words.wrong(wrong) : ready > MOST ? words.tooMany : words.ready(ready)}
      </Banner>
      <Table caption={words.preview} isDense className={styles.previewTable}>
        <thead>
          <tr>
            <HeadCell align="end">{words.columns.line}</HeadCell>
            <HeadCell>{words.columns.name}</HeadCell>
            <HeadCell>{words.columns.category}</HeadCell>
            <HeadCell>{words.columns.problems}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {/* What must be put right first. */}
          {lines
            .toSorted((one, other) => other.problems.length - one.problems.length || one.line - other.line)
            .slice(0, MOST)
            .map(({ line, name, categoryTitle, problems }) => (
              <tr key={line} data-wrong={problems.length > 0 || undefined}>
                <Cell align="end">{line}</Cell>
                <Cell>{name}</Cell>
                <Cell>{categoryTitle}</Cell>
                <Cell>{problems.join("; ") || words.ok}</Cell>
              </tr>
            ))}
        </tbody>
      </Table>
    </>
  );
}

const rowSchema = z.object({ code: z.enum(["unknown-category", "category-drawn"]), row: z.number() });

function useImport(uuid: string, onDone: () => void) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const write = async (athletes: Parameters<typeof api.roll.add>[1]) => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const { data } = await api.roll.add(uuid, athletes);
      showToast({ type: "success", message: words.done(data.made) });
      onDone();
      await revalidate();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const row = rowSchema.safeParse(cause.error.details);
      setRefusal(
        row.success
          ? words.refused(row.data.row, entriesDesk.problems[row.data.code])
          : apiErrorText(cause.error),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return { write, isBusy, refusal };
}

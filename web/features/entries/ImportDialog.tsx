import { useRef } from "react";
import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import type { ImportRequest, Roll } from "#contract/entry/roll.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { entriesDesk } from "#web/i18n/ru/entries/entriesDesk.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { Table, Cell, HeadCell } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./entries.module.css";
import { countHidden, readList, type ImportLine } from "./importList.ts";

const { paste: words, consent } = entriesDesk;
const MOST = 500;

type Props = { uuid: string; roll: Roll; eventDate: string; onClose: () => void };

/** A whole list at once: looked through line by line, then everybody is written or nobody (EN10). */
export function ImportDialog({ uuid, roll, eventDate, onClose }: Props) {
  const write = useImport(uuid);
  const read = (text: string) => {
    const lines = readList(text, roll, eventDate);
    const wrong = lines.filter(({ problems }) => problems.length > 0).length;
    return { lines, wrong, athletes: lines.flatMap(({ athlete }) => athlete ?? []) };
  };
  return (
    <ActDialog
      title={words.title}
      confirm={words.submit}
      size="lg"
      fields={{
        text: { kind: "textarea", label: words.text, rows: 6 },
        haveAllConsents: { kind: "checkbox", label: consent.all },
      }}
      canConfirm={({ text }) => {
        const { wrong, athletes } = read(text);
        return wrong === 0 && athletes.length > 0 && athletes.length <= MOST;
      }}
      onConfirm={({ text, haveAllConsents }) => write({ athletes: read(text).athletes, haveAllConsents })}
      onClose={onClose}
    >
      {({ values: { text, haveAllConsents }, form }) => {
        const takeFile = async (file: File | undefined) => {
          if (file !== undefined) form.store.put(new Map([["text", await file.text()]]));
        };
        const { lines, wrong, athletes } = read(text);
        const hidden = haveAllConsents ? 0 : countHidden(athletes, roll, eventDate);
        return (
          <>
            <Text tone="secondary">
              {words.lead} {words.auto}
            </Text>
            <div spellCheck={false}>
              <FormField form={form} name="text" className={styles.pasted} />
            </div>
            <FileButton onChoose={takeFile} />
            <FormField form={form} name="haveAllConsents" />
            <Text size="small" tone="secondary">
              {consent.answerable} {words.consentsHint}
            </Text>
            {hidden === 0 ? null : <Banner tone="wait">{consent.hidden(hidden)}</Banner>}
            {lines.length === 0 ? null : <Preview {...{ lines, wrong }} ready={athletes.length} />}
          </>
        );
      }}
    </ActDialog>
  );
}

/** The browser's own field would speak the browser's language. */
function FileButton({ onChoose }: { onChoose: (file: File | undefined) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {words.file}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          void onChoose(currentTarget.files?.[0]);
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
    </div>
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

function useImport(uuid: string) {
  const api = useBackgroundApi();
  const reload = useReload();
  return async (list: ImportRequest) => {
    try {
      const { data } = await api.roll.add(uuid, { data: list });
      showToast({ type: "success", message: words.done(data.made) });
    } catch (cause) {
      const { data: refused } = rowSchema.safeParse(cause instanceof ApiFailure && cause.error.details);
      if (refused === undefined) throw cause;
      return words.refused(refused.row, entriesDesk.problems[refused.code]);
    }
    await reload();
    return true;
  };
}

import { useRef, useState, type DragEvent } from "react";
import { entryList as words } from "#texts/entries/entryList.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useAct } from "#web/kit/useAct.ts";
import type { ReadSheet } from "#web/platform/files/readXlsx.ts";
import styles from "./list.module.css";
import { readInWorker } from "./readInWorker.ts";
import { readListText } from "./readListFile.ts";

type Props = {
  isDisabled: boolean;
  onTaken: (name: string, sheets: readonly ReadSheet[]) => void;
};

/** Drop a file, choose one, or paste; what cannot be read is told in one sentence and changes nothing (EN17). */
export function TakeFile({ isDisabled, onTaken }: Props) {
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, press } = useAct(
    async (file: File) => {
      setProblem(undefined);
      const read = await readInWorker(file);
      if (read.ok) onTaken(file.name, read.value);
      else setProblem(words.fileProblems[read.problem.code]);
    },
    { onFailure: () => setProblem(words.readFailed) },
  );
  const take = (file: File | undefined) => {
    if (file !== undefined && !isDisabled) press(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Stack gap={16}>
      {problem === undefined ? null : (
        <Banner tone="bad" icon="warn">
          {problem}
        </Banner>
      )}
      <Card
        className={cx(styles.drop, isOver && styles.over)}
        aria-busy={isBusy || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <EmptyState
          art="bracket"
          title={isBusy ? words.loading : words.empty.title}
          action={
            <Row gap={12} wraps justify="center">
              <Button isBusy={isBusy} disabled={isDisabled} onClick={() => input.current?.click()}>
                <Icon name="upload" /> {words.empty.choose}
              </Button>
              <Button variant="secondary" disabled={isDisabled || isBusy} onClick={() => setIsPasting(true)}>
                {words.empty.paste}
              </Button>
            </Row>
          }
        >
          {words.empty.text}
        </EmptyState>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.empty.choose}
          accept=".xlsx,.csv,.tsv,.txt,.xls"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file again, put right meanwhile, is a change too.
            currentTarget.value = "";
          }}
        />
      </Card>
      {isPasting ? (
        <PasteDialog
          onTaken={(sheets) => onTaken(words.pasted, sheets)}
          onClose={() => setIsPasting(false)}
        />
      ) : null}
    </Stack>
  );
}

type PasteProps = { onTaken: (sheets: readonly ReadSheet[]) => void; onClose: () => void };

function PasteDialog({ onTaken, onClose }: PasteProps) {
  return (
    <ActDialog
      title={words.paste.title}
      confirm={words.paste.confirm}
      size="lg"
      fields={{
        text: {
          kind: "textarea",
          label: words.paste.label,
          rows: 10,
          rules: [saying(required, words.fileProblems.empty)],
        },
      }}
      onConfirm={({ text }) => {
        const read = readListText(text);
        if (!read.ok) return words.fileProblems[read.problem.code];
        onTaken(read.value);
        return true;
      }}
      onClose={onClose}
    >
      <Text tone="secondary">{words.paste.hint}</Text>
    </ActDialog>
  );
}

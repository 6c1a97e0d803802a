import { useState } from "react";
import { formatNumber } from "#texts/numbers.ts";
import { entryList as words } from "#texts/entries/entryList.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Fill, Row } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./list.module.css";
import { draftOf, type ListDraft } from "./listDraft.ts";
import type { ListPreview } from "./previewList.ts";

type Props = {
  draft: ListDraft;
  counts: ListPreview["counts"];
  isReadOnly: boolean;
  onPut: (draft: Omit<ListDraft, "savedAt"> | undefined) => void;
};

/** Which file this is, and how it stands. */
export function FileHead({ draft, counts, isReadOnly, onPut }: Props) {
  const { fileName, sheets, sheet } = draft;
  const [next, setNext] = useState<{ readonly sheet: number | undefined }>();
  const title = sheets[sheet]?.title ?? "";
  return (
    <Card className={styles.file}>
      <span className={styles.fileIcon}>
        <Icon name="doc" />
      </span>
      <Fill>
        <b className={styles.fileName}>{fileName}</b>
        <Row gap={8} wraps>
          {title === "" ? null : (
            <Text size="small" tone="muted">
              {words.file.sheet(title)}
            </Text>
          )}
          {sheets.map((other, at) =>
            at === sheet ? null : (
              <Button
                key={other.title}
                variant="ghost"
                size="sm"
                disabled={isReadOnly}
                onClick={() => setNext({ sheet: at })}
                className={styles.other}
              >
                {words.file.otherSheet(other.title)}
              </Button>
            ),
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={isReadOnly}
            onClick={() => setNext({ sheet: undefined })}
            className={styles.other}
          >
            {words.file.other}
          </Button>
        </Row>
      </Fill>
      <dl className={styles.counts}>
        <Count value={counts.all} label={words.counts.all} />
        <Count value={counts.good} label={words.counts.good} tone="ok" />
        <Count value={counts.similar} label={words.counts.similar} tone="wait" />
        <Count value={counts.wrong} label={words.counts.wrong} tone="bad" />
      </dl>
      {next === undefined ? null : (
        <ActDialog
          title={words.file.otherAsk}
          confirm={words.file.otherConfirm}
          isDangerous
          onConfirm={() =>
            onPut(
              next.sheet === undefined
                ? undefined
                : { ...draftOf(fileName, sheets, next.sheet), written: draft.written },
            )
          }
          onClose={() => setNext(undefined)}
        >
          <Text>{words.file.otherText}</Text>
        </ActDialog>
      )}
    </Card>
  );
}

type CountProps = { value: number; label: string; tone?: "ok" | "wait" | "bad" };

function Count({ value, label, tone }: CountProps) {
  return (
    <div data-tone={value === 0 ? undefined : tone}>
      <dd>{formatNumber(value)}</dd>
      <dt>{label}</dt>
    </div>
  );
}

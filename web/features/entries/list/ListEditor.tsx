import { useMemo, useState } from "react";
import type { ListBasis } from "#contract/entry/list.ts";
import { entryList as words } from "#texts/entries/entryList.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Columns, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { Text } from "#web/kit/Text.tsx";
import { AfterCard } from "./AfterCard.tsx";
import { assignColumn, type ListField } from "./columns.ts";
import { FileHead } from "./FileHead.tsx";
import { LineTable } from "./LineTable.tsx";
import styles from "./list.module.css";
import { type ChangeDraft, type ListDraft, rememberHead } from "./listDraft.ts";
import { NewCategoriesCard } from "./NewCategoriesCard.tsx";
import { isOpenState, requestOf, type ListPreview } from "./previewList.ts";
import { SimilarClubsCard } from "./SimilarClubsCard.tsx";
import { SimilarPeopleCard } from "./SimilarPeopleCard.tsx";
import { usePreview } from "./usePreview.ts";

type Props = {
  draft: ListDraft;
  basis: ListBasis;
  eventDate: string;
  change: ChangeDraft;
  isReadOnly: boolean;
  backHref: string;
  onWrite: (preview: ListPreview) => Promise<void>;
  onPut: (draft: Omit<ListDraft, "savedAt"> | undefined) => void;
};

/** The lines of a list with what is to be decided beside them. */
export function ListEditor({ draft, basis, eventDate, change, isReadOnly, ...rest }: Props) {
  const preview = usePreview(draft, basis, eventDate);
  const [filter, setFilter] = useState<"all" | "open">("all");
  const [shown, setShown] = useState<number>();
  const { counts } = preview;
  const open = counts.similar + counts.wrong;
  const lines = useMemo(
    () => (filter === "all" ? preview.lines : preview.lines.filter(({ state }) => isOpenState(state))),
    [preview, filter],
  );
  const toWrite = useMemo(() => requestOf(preview), [preview]);
  const edit = useEdits(change);
  return (
    <Columns aside={340} className={styles.columns}>
      <Stack gap={16}>
        <FileHead draft={draft} counts={counts} isReadOnly={isReadOnly} onPut={rest.onPut} />
        <Card isClipped>
          {lines.length === 0 ? (
            <Text tone="secondary" className={styles.nothing}>
              {words.filter.nothing}
            </Text>
          ) : (
            <LineTable
              columns={draft.table.columns}
              rows={draft.table.rows}
              {...{ lines, isReadOnly, shown }}
              onShow={setShown}
              {...edit}
            />
          )}
          <Row gap={12} wraps className={styles.foot}>
            <Segmented
              label={words.filter.label}
              value={filter}
              onChange={setFilter}
              segments={[
                { value: "all", label: words.filter.all(counts.all) },
                { value: "open", label: words.filter.open(open) },
              ]}
            />
            <Taken columns={draft.table.columns} />
            <Row gap={12} className={styles.acts}>
              <Button variant="ghost" href={rest.backHref}>
                {words.later}
              </Button>
              <ActButton disabled={isReadOnly || counts.good === 0} onPress={() => rest.onWrite(preview)}>
                {words.write(counts.good, counts.all)}
              </ActButton>
            </Row>
          </Row>
        </Card>
        <Text size="small" tone="muted">
          {words.stay(counts.wrong, counts.similar)} {words.keys}
        </Text>
      </Stack>
      <Stack as="aside" gap={16} aria-label={words.decisions}>
        <SimilarPeopleCard {...{ preview, basis, change, isReadOnly, shown }} onShow={setShown} />
        <SimilarClubsCard clubs={preview.clubs} {...{ change, isReadOnly }} />
        <NewCategoriesCard {...{ draft, change, isReadOnly }} categories={preview.categories} />
        <AfterCard {...{ preview, eventDate, draft, change, isReadOnly }} request={toWrite.request} />
      </Stack>
    </Columns>
  );
}

function useEdits(change: ChangeDraft) {
  return {
    onEdit: (line: number, column: number, text: string) =>
      change(({ table }) => ({
        table: {
          ...table,
          rows: table.rows.map((row) =>
            row.line === line
              ? { line, cells: row.cells.map((cell, at) => (at === column ? text : cell)) }
              : row,
          ),
        },
      })),
    onAssign: (column: number, field: ListField | undefined) =>
      change(({ table }) => {
        const head = table.columns[column]?.head ?? "";
        if (head !== "") rememberHead(head, field);
        return { table: { ...table, columns: assignColumn(table.columns, column, field) } };
      }),
  };
}

/** Nothing is left out in silence. */
function Taken({ columns }: Pick<ListDraft["table"], "columns">) {
  const left = columns
    .filter(({ head, field }) => field === undefined && head !== "")
    .map(({ head }) => head);
  return (
    <Text size="small" tone="secondary" className={styles.taken}>
      <Icon name="info" size={16} /> {left.length === 0 ? words.columns.allTaken : words.columns.left(left)}
    </Text>
  );
}

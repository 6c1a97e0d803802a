import { useState } from "react";
import type { OwnTable, OwnTableDraft } from "#contract/event/organiser.ts";
import { SEXES } from "#domain/category/category.ts";
import { weightTables as words } from "#texts/organiser/weightTables.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Fill, Grid } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./organiser.module.css";
import { classWords, draftOfTable, rawOfTable, tableFields } from "./ownTableFields.ts";
import { readLimits } from "./typedLimits.ts";
import { peopleWords } from "./usualSet.ts";

type Props = { tables: readonly OwnTable[] };
type Open = { readonly act: "add" } | { readonly act: "change" | "remove"; readonly table: OwnTable };

/** Weights that are nobody's but the organiser's, made once for every competition (CT51). */
export function OwnTables({ tables }: Props) {
  const acts = useOwnTables();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const changed = open?.act === "change" ? open.table : undefined;
  return (
    <Card className={styles.ownTables}>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead} />
        <Button variant="secondary" onClick={() => setOpen({ act: "add" })}>
          <Icon name="plus" /> {words.add}
        </Button>
      </CardHead>
      {tables.length === 0 ? (
        <EmptyState title={words.empty} level={3}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles.mats}>
          {tables.map((table) => (
            <li key={table.documentId}>
              <Fill as="span" className={styles.matName}>
                <b>{table.title}</b>
                <small>
                  {peopleOf(table)}: {classWords(table)}
                </small>
              </Fill>
              <IconButton
                icon="edit"
                label={words.change(table.title)}
                onClick={() => setOpen({ act: "change", table })}
              />
              <IconButton
                icon="trash"
                label={words.remove(table.title)}
                onClick={() => setOpen({ act: "remove", table })}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.act === "add" || changed !== undefined ? (
        <TableDialog
          table={changed}
          others={tables.filter((other) => other !== changed)}
          onSave={(draft) => acts.save(changed, draft)}
          onClose={close}
        />
      ) : null}
      {open?.act === "remove" ? (
        <ActDialog
          title={words.removeAsk(open.table.title)}
          confirm={words.removeShort}
          isDangerous
          isPersistent={false}
          onConfirm={() => acts.remove(open.table)}
          onClose={close}
        >
          <Text>{words.removeText}</Text>
        </ActDialog>
      ) : null}
    </Card>
  );
}

type DialogProps = {
  /** Nothing while a new one is made. */
  table: OwnTable | undefined;
  others: readonly OwnTable[];
  onSave: (draft: OwnTableDraft) => Promise<void>;
  onClose: () => void;
};

function TableDialog({ table, others, onSave, onClose }: DialogProps) {
  return (
    <ActDialog
      title={table === undefined ? words.fresh : words.edit}
      confirm={table === undefined ? words.create : words.save}
      size="lg"
      isPressableEarly
      asksBeforeLosing
      fields={tableFields(others.map(({ title }) => title))}
      initial={table && rawOfTable(table)}
      onConfirm={(values) => onSave(draftOfTable(values))}
      onClose={onClose}
    >
      {({ values, field }) => {
        const read = readLimits(values.limits);
        return (
          <div className={styles.fields}>
            {field("from")}
            {field("title")}
            <Grid columns={3} phone={1} gap={18} align="start">
              {field("sex")}
              {field("ageMin")}
              {field("ageMax")}
            </Grid>
            {field("limits")}
            {read.ok ? <output className={styles.preview}>{classWords(read.value)}</output> : null}
          </div>
        );
      }}
    </ActDialog>
  );
}

/** What is done with own tables. A refusal is thrown to who asked. */
function useOwnTables() {
  const api = useBackgroundApi();
  const reload = useReload();
  const said = (message: string) => showToast({ type: "success", message });
  return {
    save: async (table: OwnTable | undefined, draft: OwnTableDraft) => {
      await (table === undefined
        ? api.organiser.createWeightTable(draft)
        : api.organiser.updateWeightTable(table.documentId, draft));
      said(words.saved);
      await reload();
    },
    remove: async (table: OwnTable) => {
      await api.organiser.removeWeightTable(table.documentId);
      said(words.removed);
      await reload();
    },
  };
}

const peopleOf = ({ sex, ageMin, ageMax }: OwnTable): string =>
  peopleWords(sex === null ? SEXES : [sex], ageMin, ageMax ?? undefined);

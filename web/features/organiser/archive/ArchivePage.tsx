import { useState } from "react";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { archive as words } from "#texts/organiser/archive.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Fill, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useOrganised } from "#web/features/organiser/useOrganised.ts";
import { OWN_PASSWORD } from "#web/features/organiser/users/UserDialogs.tsx";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { archiveFailure, useArchiveCalls } from "./archiveCalls.ts";
import { FeedCard } from "./FeedCard.tsx";
import styles from "./archive.module.css";

const TABLES = ["results", "bouts", "entries", "referees", "teams", "fees"] as const;

/** Everything of an event as files: one archive, its tables, and the address other programs read (EX1, EX9, EX10). */
export function ArchivePage() {
  const { event, preparation } = useOrganised();
  const { save, saving, problem, dialog } = useSaving(`/events/${event.documentId}`);
  return (
    <Stack gap={24}>
      {problem === undefined ? null : (
        <Banner tone="bad" icon="warn">
          {problem}
        </Banner>
      )}
      <Card heading={words.whole.title} lead={words.whole.lead}>
        <CardBody>
          <Stack gap={16} align="start">
            <Text tone="secondary">{words.whole.private}</Text>
            <Button isBusy={saving === "/archive"} onClick={() => save("/archive")}>
              {words.whole.save}
            </Button>
          </Stack>
        </CardBody>
      </Card>
      <Card heading={words.tables.title} lead={words.tables.lead}>
        {preparation === undefined ? (
          <EmptyState
            title={words.tables.empty}
            level={3}
            action={
              <Button href={`/organiser/events/${event.id}/competition`}>{words.tables.toCompetition}</Button>
            }
          >
            {words.tables.emptyText}
          </EmptyState>
        ) : (
          <Tables saving={saving} onSave={save} />
        )}
      </Card>
      <FeedCard event={event} hasCompetition={preparation !== undefined} />
      {dialog}
    </Stack>
  );
}

type TablesProps = { saving: string | undefined; onSave: (path: string) => void };

function Tables({ saving, onSave }: TablesProps) {
  const { names, all, xlsx, csv } = words.tables;
  const lines = [
    { name: all, kind: xlsx, path: "/tables/all.xlsx" },
    ...TABLES.map((table) => ({ name: names[table], kind: csv, path: `/tables/${table}.csv` })),
  ];
  return (
    <CardBody>
      <List lines="between">
        {lines.map(({ name, kind, path }) => (
          <Row as="li" key={path} gap={12} className={styles.line}>
            <Fill>{name}</Fill>
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.tables.save(name, kind)}
              isBusy={saving === path}
              onClick={() => onSave(path)}
            >
              {kind}
            </Button>
          </Row>
        ))}
      </List>
    </CardBody>
  );
}

/** One file at a time; the password is asked for when the server wants it again (EX8). */
function useSaving(base: string) {
  const api = useBackgroundApi();
  const { download } = useArchiveCalls();
  const [saving, setSaving] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const fetchFile = async (path: string) => {
    const { name, blob } = await download(inOwnLanguage(base + path));
    saveFile(name, blob, blob.type);
  };
  const { press } = useAct(async (path: string) => {
    setProblem(undefined);
    setSaving(path);
    try {
      await fetchFile(path);
    } catch (cause) {
      if (isRefusedWith(cause, "step-up-required")) setAsked(path);
      else setProblem(archiveFailure(cause));
    } finally {
      setSaving(undefined);
    }
  });
  const dialog =
    asked === undefined ? null : (
      <ActDialog
        title={words.password.title}
        confirm={words.password.confirm}
        isPersistent={false}
        isPressableEarly
        fields={{ password: OWN_PASSWORD }}
        otherwise="password"
        onConfirm={async ({ password }) => {
          await api.account.stepUp({ password });
          await fetchFile(asked);
        }}
        onClose={() => setAsked(undefined)}
      >
        <Text tone="secondary">{words.password.text}</Text>
      </ActDialog>
    );
  return { save: press, saving, problem, dialog };
}

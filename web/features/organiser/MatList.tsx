import { useState } from "react";
import type { OrganisedCarpet } from "#contract/event/organiser.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { matWords } from "#texts/sport/dataWords.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Fill } from "#web/kit/layout/layout.tsx";
import styles from "./organiser.module.css";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useAct } from "#web/kit/useAct.ts";
import { useApi } from "#web/platform/session/useApi.ts";

const { mats: words } = organiser;

type Props = {
  /** Nothing while there is no competition. */
  competitionId: string | undefined;
  carpets: readonly OrganisedCarpet[];
};

/** The mats of the hall in their order. One press adds the next letter. */
export function MatList({ competitionId, carpets }: Props) {
  const mats = useMats(competitionId, carpets);
  const [renamed, setRenamed] = useState<OrganisedCarpet>();
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead} />
        <Button
          variant="secondary"
          isBusy={mats.isBusy}
          disabled={competitionId === undefined}
          onClick={() => void mats.add(nextMatName(carpets))}
        >
          <Icon name="plus" /> {words.add}
        </Button>
      </CardHead>
      {carpets.length === 0 ? (
        <EmptyState title={competitionId === undefined ? words.first : words.empty} level={3}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ol className={styles.mats}>
          {carpets.map((carpet, index) => (
            <li key={carpet.uuid}>
              <Fill as="span" className={styles.matName}>
                <b>{matWords(carpet.name)}</b>
                <small>{words.bouts(carpet.fightings.length)}</small>
              </Fill>
              <IconButton
                icon="up"
                label={words.up(matWords(carpet.name))}
                disabled={index === 0 || mats.isBusy}
                onClick={() => void mats.move(index, -1)}
              />
              <IconButton
                icon="down"
                label={words.down(matWords(carpet.name))}
                disabled={index === carpets.length - 1 || mats.isBusy}
                onClick={() => void mats.move(index, 1)}
              />
              <IconButton
                icon="edit"
                label={`${words.rename}: ${matWords(carpet.name)}`}
                onClick={() => setRenamed(carpet)}
              />
              <IconButton
                icon="trash"
                label={
                  carpet.fightings.length > 0
                    ? words.used(matWords(carpet.name), carpet.fightings.length)
                    : words.remove(matWords(carpet.name))
                }
                disabled={carpet.fightings.length > 0 || mats.isBusy}
                onClick={() => void mats.remove(carpet)}
              />
            </li>
          ))}
        </ol>
      )}
      {renamed === undefined ? null : (
        <RenameDialog
          carpet={renamed}
          others={carpets.filter((other) => other !== renamed)}
          onSave={(name) => mats.rename(renamed, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Card>
  );
}

type RenameProps = {
  carpet: OrganisedCarpet;
  others: readonly OrganisedCarpet[];
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
};

function RenameDialog({ carpet, others, onSave, onClose }: RenameProps) {
  const isTaken = (name: unknown) => others.some((other) => other.name === name);
  return (
    <ActDialog
      title={words.renameTitle(matWords(carpet.name))}
      confirm={words.save}
      isPersistent={false}
      isPressableEarly
      fields={{
        name: {
          kind: "text",
          label: words.name,
          initial: carpet.name,
          maxLength: 60,
          rules: [
            saying(required, words.nameMissing),
            own((name) => (isTaken(name) ? words.nameTaken : undefined)),
          ],
        },
      }}
      onConfirm={({ name }) => onSave(name)}
      onClose={onClose}
    />
  );
}

/** What is done with the mats; the page shows afterwards what the server holds. */
function useMats(competitionId: string | undefined, carpets: readonly OrganisedCarpet[]) {
  const api = useApi();
  const reload = useReload();
  const { isBusy, run } = useAct(async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } finally {
      await reload();
    }
  });
  const perform = async (work: () => Promise<unknown>): Promise<boolean> => (await run(work)) ?? false;
  return {
    isBusy,
    add: (name: string) =>
      perform(async () => {
        if (competitionId === undefined) return;
        await api.organiser.createCarpet({ name, competition: competitionId });
        showToast({ type: "success", message: organiser.mats.added(name) });
      }),
    rename: (carpet: OrganisedCarpet, name: string) =>
      perform(() => api.organiser.updateCarpet(carpet.documentId, { name })),
    remove: (carpet: OrganisedCarpet) => perform(() => api.organiser.removeCarpet(carpet.documentId)),
    /** Positions may have gaps or be equal: all that differ from the new order are written. */
    move: (index: number, by: -1 | 1) =>
      perform(async () => {
        const order = carpets
          .toSpliced(index, 1)
          .toSpliced(index + by, 0, ...carpets.slice(index, index + 1));
        for (const [position, carpet] of order.entries())
          if (carpet.position !== position) await api.organiser.updateCarpet(carpet.documentId, { position });
      }),
  };
}

/** The first letter that is free. */
export function nextMatName(carpets: readonly Pick<OrganisedCarpet, "name">[]): string {
  const taken = new Set(carpets.map(({ name }) => name.replaceAll("\u00a0", " ")));
  const free = Array.from(organiser.mats.letters, organiser.mats.letter).find(
    (name) => !taken.has(name.replaceAll("\u00a0", " ")),
  );
  return (free ?? organiser.mats.letter(String(carpets.length + 1))).replaceAll("\u00a0", " ");
}

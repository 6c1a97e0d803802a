import { useState } from "react";
import type { OrganisedCarpet } from "#contract/organiser.ts";
import { general } from "#web/i18n/ru/general.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { nextMatName } from "./matNames.ts";
import styles from "./organiser.module.css";
import { useMats } from "./useMats.ts";

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
              <span className={styles.matName}>
                <b>{carpet.name}</b>
                <small>{words.bouts(carpet.fightings.length)}</small>
              </span>
              <IconButton
                icon="up"
                label={words.up(carpet.name)}
                disabled={index === 0 || mats.isBusy}
                onClick={() => void mats.move(index, -1)}
              />
              <IconButton
                icon="down"
                label={words.down(carpet.name)}
                disabled={index === carpets.length - 1 || mats.isBusy}
                onClick={() => void mats.move(index, 1)}
              />
              <IconButton
                icon="edit"
                label={`${words.rename}: ${carpet.name}`}
                onClick={() => setRenamed(carpet)}
              />
              <IconButton
                icon="trash"
                label={
                  carpet.fightings.length > 0
                    ? words.used(carpet.name, carpet.fightings.length)
                    : words.remove(carpet.name)
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
  const [name, setName] = useState(carpet.name);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const wanted = name.trim();
    if (wanted === "") return setError(words.nameMissing);
    if (others.some((other) => other.name === wanted)) return setError(words.nameTaken);
    setIsBusy(true);
    const isDone = await onSave(wanted);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.renameTitle(carpet.name)} closeLabel={general.close}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.name}
          value={name}
          maxLength={60}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="lg" isBlock isBusy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}

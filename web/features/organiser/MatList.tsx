import { useState } from "react";
import type { OrganisedCarpet } from "#contract/organiser.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Fill } from "#web/kit/layout/layout.tsx";
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
              <Fill as="span" className={styles.matName}>
                <b>{carpet.name}</b>
                <small>{words.bouts(carpet.fightings.length)}</small>
              </Fill>
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
  const isTaken = (name: unknown) => others.some((other) => other.name === name);
  return (
    <ActDialog
      title={words.renameTitle(carpet.name)}
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

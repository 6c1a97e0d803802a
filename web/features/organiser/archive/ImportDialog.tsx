import { useState } from "react";
import type { ArchivePreview } from "#contract/archive/archive.ts";
import { formatDate, formatMoment } from "#web/i18n/dates.ts";
import { archive } from "#web/i18n/ru/organiser/archive.ts";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Fact, Facts, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./archive.module.css";

const { upload: words } = archive;

type Props = {
  preview: ArchivePreview;
  /** Those who are somebody else than the program thinks. */
  onTake: (apart: readonly string[]) => Promise<void>;
  onClose: () => void;
};

/** What an archive would bring; nothing is written until it is confirmed (EX7). */
export function ImportDialog({ preview, onTake, onClose }: Props) {
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const { event, counts, people, teams } = preview;
  const tell = (uuid: string, isOne: boolean) =>
    setApart((before) => new Set([...[...before].filter((one) => one !== uuid), ...(isOne ? [] : [uuid])]));
  return (
    <ActDialog
      title={words.title}
      confirm={words.confirm}
      size="lg"
      onConfirm={() => onTake([...apart])}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Facts>
          <Fact label={words.event}>
            {[event.name, formatDate(event.dateOfEvent), event.city].filter(Boolean).join(", ")}
          </Fact>
          <Fact label={words.content}>{words.counts(counts.categories, counts.people, counts.bouts)}</Fact>
          <Fact label={words.people}>{freshAndHere(people.fresh, people.here + people.joined.length)}</Fact>
          <Fact label={words.teams}>{freshAndHere(teams.fresh, teams.here)}</Fact>
        </Facts>
        {people.joined.length === 0 ? null : (
          <FieldSet label={words.joined}>
            <Text tone="secondary">{words.joinedText}</Text>
            <Stack gap={8} className={styles.people}>
              {people.joined.map(({ uuid, name }) => (
                <Checkbox
                  key={uuid}
                  label={name}
                  checked={!apart.has(uuid)}
                  onChange={({ currentTarget }) => tell(uuid, currentTarget.checked)}
                />
              ))}
            </Stack>
          </FieldSet>
        )}
        {people.alike.length === 0 ? null : (
          <Text>
            {words.alike(people.alike.length)}. {words.alikeText}
          </Text>
        )}
        <Text size="small" tone="muted">
          {words.made(formatMoment(Date.parse(preview.madeAt)), preview.product)}
        </Text>
      </Stack>
    </ActDialog>
  );
}

const freshAndHere = (fresh: number, here: number) =>
  [words.fresh(fresh), ...(here === 0 ? [] : [words.here(here)])].join(". ");

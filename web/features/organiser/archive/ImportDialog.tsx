import type { ArchivePreview } from "#contract/archive/archive.ts";
import { formatDate } from "#texts/dates.ts";
import { archive } from "#texts/organiser/archive.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { refusedAt } from "#web/kit/forms/serverProblems.ts";
import { Fact, Facts, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { OWN_PASSWORD } from "#web/features/organiser/users/UserDialogs.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import styles from "./archive.module.css";

const { upload: words } = archive;

type Props = {
  preview: ArchivePreview;
  /** Those who are somebody else than the program thinks, in the words of the call. */
  onTake: (apart: string) => Promise<void>;
  onClose: () => void;
};

/** What an archive would bring; nothing is written until it is confirmed with the password (EX7, EX8). */
export function ImportDialog({ preview, onTake, onClose }: Props) {
  const api = useBackgroundApi();
  const moments = useMoments();
  const { event, counts, people, teams, madeAt, product } = preview;
  const known = people.joined.map(({ uuid, name }) => ({ value: uuid, label: name }));
  const all = known.map(({ value }) => value);
  return (
    <ActDialog
      title={words.title}
      confirm={words.confirm}
      size="lg"
      fields={{
        joined: {
          kind: "checkboxes",
          label: words.joined,
          hint: words.joinedText,
          options: known,
          initial: all,
        },
        password: OWN_PASSWORD,
      }}
      onConfirm={async ({ joined, password }) => {
        await refusedAt("password", api.account.stepUp({ password }));
        // However many they are, an address holds one word.
        await onTake(joined.length === 0 ? "all" : all.filter((uuid) => !joined.includes(uuid)).join(","));
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack gap={16}>
          <Facts>
            <Fact label={words.event}>
              {[event.name, formatDate(event.dateOfEvent), event.city].filter(Boolean).join(", ")}
            </Fact>
            <Fact label={words.content}>{words.counts(counts.categories, counts.people, counts.bouts)}</Fact>
            <Fact label={words.people}>{freshAndHere(people.fresh, people.here + all.length)}</Fact>
            <Fact label={words.teams}>{freshAndHere(teams.fresh, teams.here)}</Fact>
          </Facts>
          {known.length === 0 ? null : <div className={styles.people}>{field("joined")}</div>}
          {people.alike.length === 0 ? null : (
            <Text>
              {words.alike(people.alike.length)}. {words.alikeText}
            </Text>
          )}
          {people.filled === 0 ? null : <Text>{words.filled(people.filled)}</Text>}
          {field("password")}
          <Text size="small" tone="muted">
            {words.made(moments(Date.parse(madeAt)), product)}
          </Text>
        </Stack>
      )}
    </ActDialog>
  );
}

const freshAndHere = (fresh: number, here: number) =>
  [words.fresh(fresh), ...(here === 0 ? [] : [words.here(here)])].join(". ");

import type { Team } from "#contract/event/content.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { length, required, saying } from "#web/kit/forms/rules.ts";
import { people } from "#texts/people/people.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { ClubOption, teamOption } from "./ClubOption.tsx";
import styles from "./people.module.css";

const { club: words } = people;
const SIMILAR = 5;

type Props = { needle: string | undefined; onClose: () => void; onTaken: (team: Team) => void };

/** A club that is not in the list. Those that look like it are offered first: two of one club help nobody. */
export function CreateClubDialog({ needle, onClose, onTaken }: Props) {
  const api = useBackgroundApi();
  if (needle === undefined) return null;
  return (
    <ActDialog
      title={words.title}
      confirm={words.add}
      isPersistent={false}
      isPressableEarly
      otherwise="name"
      fields={{
        name: {
          kind: "text",
          label: words.name,
          initial: needle,
          rules: [saying(required, words.nameMissing), saying(length(2), words.nameMissing)],
        },
        city: { kind: "text", label: words.city },
      }}
      onConfirm={async ({ name, city }) =>
        onTaken((await api.teams.create({ name, city: city === "" ? null : city })).data)
      }
      onClose={onClose}
    >
      {({ values: { name }, field }) => (
        <>
          <Text tone="secondary">{words.lead}</Text>
          {field("name")}
          <SimilarClubs name={name} onTaken={onTaken} />
          {field("city")}
        </>
      )}
    </ActDialog>
  );
}

function SimilarClubs({ name, onTaken }: { name: string; onTaken: (team: Team) => void }) {
  const similar = useSimilar(name);
  if (similar.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={words.similar} className={styles.similar}>
      <b>{words.similar}</b>
      {similar.map((team) => (
        <Row gap={12} justify="between" className={styles.similarRow} key={team.documentId}>
          <ClubOption option={teamOption(team)} needle="" />
          <Button size="sm" variant="secondary" onClick={() => onTaken(team)}>
            {words.take}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

/** Clubs that share a word with the one that is typed. */
function useSimilar(name: string): readonly Team[] {
  const api = useBackgroundApi();
  const long = name.split(/[\s«»",.-]+/).filter((word) => word.length >= 3);
  const wanted = long.slice(0, 5);
  const found = useAnswer(
    wanted.length === 0 ? undefined : wanted.join(" "),
    async () => (await api.teams.similar(wanted, SIMILAR)).data,
    { pauseMs: 300 },
  );
  return found?.answer ?? [];
}

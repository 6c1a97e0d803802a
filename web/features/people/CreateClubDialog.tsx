import { useEffect, useState } from "react";
import type { Team } from "#contract/content.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { length, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { general } from "#web/i18n/ru/general.ts";
import { people } from "#web/i18n/ru/people/people.ts";
import { useApi, useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";
import { ClubOption, teamOption } from "./ClubOption.tsx";
import styles from "./people.module.css";

const { club: words } = people;
const SIMILAR = 5;

const FIELDS = defineForm({
  name: {
    kind: "text",
    label: words.name,
    rules: [saying(required, words.nameMissing), saying(length(2), words.nameMissing)],
  },
  city: { kind: "text", label: words.city },
  submit: { kind: "submit", label: words.add },
});

type Props = { needle: string | undefined; onClose: () => void; onTaken: (team: Team) => void };

/** A club that is not in the list. Those that look like it are offered first: two of one club help nobody. */
export function CreateClubDialog({ needle, onClose, onTaken }: Props) {
  return (
    <Dialog isOpen={needle !== undefined} onClose={onClose} title={words.title} closeLabel={general.close}>
      {needle === undefined ? null : <ClubForm needle={needle} onTaken={onTaken} />}
    </Dialog>
  );
}

function ClubForm({ needle, onTaken }: { needle: string; onTaken: (team: Team) => void }) {
  const api = useApi();
  const form = useForm(FIELDS, {
    otherwise: "name",
    initial: new Map([["name", needle]]),
    onSubmit: async ({ name, city }) => {
      const { data } = await api.teams.create({ name, city: city === "" ? null : city });
      onTaken(data);
    },
  });
  const similar = useSimilar(String(form.state.raw.get("name") ?? ""));
  return (
    <>
      <Text tone="secondary">{words.lead}</Text>
      <Form form={form} hasSummary={false}>
        <FormField form={form} name="name" />
        {similar.length === 0 ? null : (
          <section aria-label={words.similar} className={styles.similar}>
            <b>{words.similar}</b>
            {similar.map((team) => (
              <div key={team.documentId} className={styles.similarRow}>
                <ClubOption option={teamOption(team)} needle="" />
                <Button size="sm" variant="secondary" onClick={() => onTaken(team)}>
                  {words.take}
                </Button>
              </div>
            ))}
          </section>
        )}
        <FormField form={form} name="city" />
        <FormField form={form} name="submit" />
      </Form>
    </>
  );
}

/** Clubs that share a word with the one that is typed. */
function useSimilar(name: string): readonly Team[] {
  const backgroundApi = useBackgroundApi();
  const [found, setFound] = useState<{ readonly wanted: string; readonly teams: readonly Team[] }>();
  const wanted = name
    .split(/[\s«»",.-]+/)
    .filter((word) => word.length >= 3)
    .slice(0, 5)
    .join(" ");
  useEffect(() => {
    if (wanted === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void backgroundApi.teams.similar(wanted.split(" "), SIMILAR).then(
        ({ data }) => (isCurrent ? setFound({ wanted, teams: data }) : undefined),
        () => undefined,
      );
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [backgroundApi, wanted]);
  return found !== undefined && found.wanted === wanted ? found.teams : [];
}

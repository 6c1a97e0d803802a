import { useState } from "react";
import type { MergePreview, Suspect } from "#contract/entry/person.ts";
import { PERSON_FIELDS, type PersonField } from "#domain/person/merge.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Fill, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { MergeEffects } from "./MergeEffects.tsx";
import { MergeTable, type Choices } from "./MergeTable.tsx";
import styles from "./people.module.css";
import { PersonHistory } from "./PersonHistory.tsx";

const { merge: words } = personsDesk;

type Props = {
  preview: MergePreview;
  pair: Suspect;
  isReadOnly: boolean;
  onMerge: (choices: Choices) => Promise<unknown>;
  onTellApart: () => Promise<unknown>;
};

/** Two cards side by side, what of each stays, and what it would change (PS6–PS8). */
export function MergePanel({ preview, pair, isReadOnly, onMerge, onTellApart }: Props) {
  const { one, other, plan } = preview;
  const [chosen, setChosen] = useState<Choices>({});
  const choices: Choices = { ...plan?.proposed, ...chosen };
  const history = [...one.history, ...other.history].toSorted((a, b) => b.at - a.at);
  return (
    <Stack as="section" gap={16} aria-label={words.title}>
      <Row gap={12} wraps justify="between">
        <Fill className={styles.question}>
          <Heading level={2}>{words.title}</Heading>
          <Text tone="secondary" size="small">
            {personsDesk.likeness(pair.likeness)} {plan === null ? null : words.choose}
          </Text>
        </Fill>
        <Row gap={12} wraps>
          <ActButton variant="secondary" disabled={isReadOnly} onPress={onTellApart}>
            {words.apart}
          </ActButton>
          <ActButton disabled={isReadOnly || plan === null} onPress={() => onMerge(choices)}>
            {words.submit}
          </ActButton>
        </Row>
      </Row>
      <MergeTable
        one={one}
        other={other}
        fields={PERSON_FIELDS.filter((field) => one.values[field] || other.values[field])}
        choices={choices}
        isReadOnly={isReadOnly || plan === null}
        onChoose={(field: PersonField, uuid: string) => setChosen({ ...chosen, [field]: uuid })}
      />
      <div className={styles.below}>
        <MergeEffects preview={preview} />
        <Stack gap={16}>
          <PersonHistory lines={history} />
          <Banner tone="ok">{words.note}</Banner>
        </Stack>
      </div>
    </Stack>
  );
}

import type { KnownPerson } from "#contract/entry/knownPerson.ts";
import type { Roll } from "#contract/entry/roll.ts";
import styles from "./entries.module.css";
import { useKnownPeople } from "#web/features/people/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";

const { form: words } = entriesDesk;

type Typed = { readonly lastName: string; readonly firstName: string; readonly birthDate: string };

type KnownProps = {
  /** Of the competition. */
  uuid: string;
  typed: Typed;
  roll: Roll;
  onTake: (known: KnownPerson) => Promise<void>;
};

const MOST_SHOWN = 5;

/** Who may be the one that is typed: two records of one person help nobody. */
export function KnownAthletes({ uuid, typed, roll, onTake }: KnownProps) {
  const { lastName, firstName, birthDate } = typed;
  const known = useKnownPeople(uuid, { name: `${lastName} ${firstName}`, birthDate }) ?? [];
  const titles = new Map(roll.categories.map((category) => [category.uuid, titleWords(category.title)]));
  if (known.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={words.found} className={styles.known}>
      <b>{words.found}</b>
      <small>{words.foundHint}</small>
      {known.slice(0, MOST_SHOWN).map((one) => (
        <div key={one.uuid}>
          <span className={styles.who}>
            {fullName(one)}
            <small>
              {[one.birthYear, one.team?.name, ...one.categories.map((id) => titles.get(id))]
                .filter(Boolean)
                .join(", ")}
            </small>
          </span>
          <ActButton size="sm" variant="secondary" onPress={() => onTake(one)}>
            {words.take}
          </ActButton>
        </div>
      ))}
    </Stack>
  );
}

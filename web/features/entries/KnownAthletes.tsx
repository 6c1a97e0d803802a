import type { KnownFighter } from "#contract/event/organiser.ts";
import type { Roll } from "#contract/entry/roll.ts";
import styles from "./entries.module.css";
import { alikeOf, type TypedAthlete } from "./people/alikeOf.ts";
import { useKnownFighters } from "#web/features/people/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { entriesDesk } from "#web/i18n/ru/entries/entriesDesk.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";

const { form: words } = entriesDesk;

/** Somebody the program knows already, of this tournament or of one before. */
export type Known = Pick<KnownFighter, "uuid" | "lastName" | "firstName"> & {
  readonly ref: string;
  readonly note: string;
};

type KnownProps = { typed: TypedAthlete; roll: Roll; onTake: (known: Known) => Promise<void> };

/** Who may be the one that is typed: two records of one person help nobody. */
export function KnownAthletes({ typed, roll, onTake }: KnownProps) {
  const known = useProposed(typed, roll);
  if (known.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={words.found} className={styles.known}>
      <b>{words.found}</b>
      <small>{words.foundHint}</small>
      {known.map((one) => (
        <div key={one.uuid}>
          <span className={styles.who}>
            {fullName(one)}
            <small>{one.note}</small>
          </span>
          <ActButton size="sm" variant="secondary" onPress={() => onTake(one)}>
            {words.take}
          </ActButton>
        </div>
      ))}
    </Stack>
  );
}

/** Of this tournament by likeness, whatever the order and the alphabet of the names (PS1); of others by the surname. */
function useProposed(typed: TypedAthlete, roll: Roll): readonly Known[] {
  const others = useKnownFighters(typed.lastName);
  const alike = alikeOf(typed, roll);
  const isAlike = new Set(alike.map(({ uuid }) => uuid));
  const before = others.filter(({ uuid }) => !isAlike.has(uuid));
  return [
    ...alike,
    ...before.map(({ birthDate, team, ...one }) => ({
      ...one,
      ref: one.documentId,
      note: [birthDate === null ? "" : words.born(birthDate), team?.name].filter(Boolean).join(", "),
    })),
  ];
}

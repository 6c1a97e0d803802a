import type { KeyboardEvent, ReactNode } from "react";
import type { Suspects } from "#contract/entry/person.ts";
import type { Roll } from "#contract/entry/roll.ts";
import { fullName } from "#web/i18n/names.ts";
import { personsDesk as words } from "#texts/entries/personsDesk.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import { Text } from "#web/kit/Text.tsx";
import { NameSearch } from "./AthleteTable.tsx";
import styles from "./people.module.css";
import { pairsOf, peopleOf, type PersonOfRoll } from "./peopleOf.ts";

export type Chosen = { readonly isAlike: boolean; readonly person?: string; readonly pair?: string };

type Props = {
  roll: Roll;
  suspects: Suspects;
  chosen: Chosen;
  text: string;
  onText: (text: string) => void;
};

export const pairKey = ({ one, other }: { readonly one: string; readonly other: string }) =>
  `${one}.${other}`;

/** Everybody of the tournament once, or the pairs that may be one person. */
export function PeopleList({ roll, suspects, chosen, text, onText }: Props) {
  const everybody = peopleOf(roll, "");
  const wanted = text === "" ? everybody : peopleOf(roll, text);
  const pairs = pairsOf(suspects.pairs, everybody, wanted);
  return (
    <Card isClipped className={styles.list}>
      <div className={styles.head}>
        <NameSearch value={text} onChange={onText} />
        <SegmentedLinks
          label={words.views}
          items={[
            { href: "?", label: words.all(everybody.length) },
            { href: "?view=alike", label: words.alike(suspects.pairs.length) },
          ]}
          currentHref={chosen.isAlike ? "?view=alike" : "?"}
        />
      </div>
      {chosen.isAlike ? (
        <Rows label={words.pairs} isEmpty={pairs.length === 0}>
          {pairs.map((pair) => (
            <PersonRow
              key={pairKey(pair)}
              href={`?view=alike&pair=${pairKey(pair)}`}
              isChosen={chosen.pair === pairKey(pair)}
              name={pairName(pair.people)}
              person={pair.people[0]}
              badge={2}
            />
          ))}
        </Rows>
      ) : (
        <Rows label={words.people} isEmpty={wanted.length === 0}>
          {wanted.map((person) => (
            <PersonRow
              key={person.fighter}
              href={`?person=${person.fighter}`}
              isChosen={chosen.person === person.fighter}
              name={fullName(person)}
              person={person}
              badge={person.entries.length > 1 ? person.entries.length : undefined}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function pairName([one, other]: readonly [PersonOfRoll, PersonOfRoll]): string {
  const [first, second] = [fullName(one), fullName(other)];
  return first === second ? first : `${first} / ${second}`;
}

/** The arrows go from row to row, as in any list. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const at = rows.indexOf(event.currentTarget);
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

function Rows({ label, isEmpty, children }: { label: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty)
    return (
      <Text tone="secondary" className={styles.nobody}>
        {words.nobody}
      </Text>
    );
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type RowProps = {
  href: string;
  isChosen: boolean;
  name: string;
  person: PersonOfRoll;
  badge: number | undefined;
};

function PersonRow({ href, isChosen, name, person: { team, birthYear }, badge }: RowProps) {
  return (
    <li>
      <Anchor
        href={href}
        className={styles.row}
        aria-current={isChosen ? "true" : undefined}
        onKeyDown={moveFocus}
      >
        <span>
          <b>{name}</b>
          <small>{[team?.name, birthYear].filter(Boolean).join(", ")}</small>
        </span>
        {badge === undefined ? null : <i className={styles.badge}>{badge}</i>}
      </Anchor>
    </li>
  );
}

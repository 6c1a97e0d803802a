import type { KnownPerson } from "#contract/entry/knownPerson.ts";
import { useKnownPeople } from "#web/features/people/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { lateWords } from "#texts/late.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { List } from "#web/kit/layout/layout.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";
import styles from "./late.module.css";
import type { Known } from "./useLateDraw.ts";

export type Candidate = { readonly uuid: string; readonly name: string; readonly line: string };

type Props = {
  competitionUuid: string;
  known: Known;
  needle: string;
  chosen: Candidate | "new" | undefined;
  onChoose: (who: Candidate | "new") => void;
};

const MOST_SHOWN = 4;

/** Whom the typed name may mean, and somebody new; before anything is typed, who is entered and not drawn. */
export function Candidates({ competitionUuid, known, needle, chosen, onChoose }: Props) {
  const mayAdd = useMay("organise");
  const name = needle.trim();
  const people = useKnownPeople(competitionUuid, { name });
  const found = (name === "" ? waitingIn(known) : outside(known, people ?? [])).slice(0, MOST_SHOWN);
  const isChosen = (one: Candidate) => chosen !== undefined && chosen !== "new" && chosen.uuid === one.uuid;
  return (
    <List gap={8}>
      {found.map((one) => (
        <li key={one.uuid}>
          <Button
            isBlock
            variant={isChosen(one) ? "primary" : "secondary"}
            aria-pressed={isChosen(one)}
            className={styles.candidate}
            onClick={() => onChoose(one)}
          >
            <span className={styles.person}>
              {one.name}
              {one.line === "" ? null : <small>{one.line}</small>}
            </span>
            {isChosen(one) ? <Icon name="check" /> : null}
          </Button>
        </li>
      ))}
      {name === "" ? null : mayAdd ? (
        <li>
          <Button
            variant={chosen === "new" ? "primary" : "ghost"}
            aria-pressed={chosen === "new"}
            className={styles.fresh}
            onClick={() => onChoose("new")}
          >
            <Icon name="plus" />
            {lateWords.takeNew(name)}
          </Button>
        </li>
      ) : people !== undefined && found.length === 0 ? (
        <li>
          <Text tone="secondary">{lateWords.nobodyKnown}</Text>
        </li>
      ) : null}
    </List>
  );
}

type Waiting = {
  readonly state: Pick<Known["state"], "record"> & {
    readonly athletes: readonly Pick<
      Known["state"]["athletes"][number],
      "fighter" | "number" | "lastName" | "firstName" | "team"
    >[];
  };
  readonly roll: readonly Pick<Known["roll"][number], "fighter" | "birthYear">[];
};

/** Of the category's list, whom the draw has not, and whoever was in the draw and left (EN45). */
export function waitingIn({ state, roll }: Waiting): Candidate[] {
  const listed = new Set(state.athletes.map(({ fighter }) => fighter));
  const left = (state.record?.people ?? []).filter(({ fighter }) => !listed.has(fighter));
  const born = new Map(roll.map(({ fighter, birthYear }) => [fighter, birthYear]));
  return [
    ...left.map((one) => ({ uuid: one.fighter, name: fullName(one), line: lateWords.wasHere })),
    ...state.athletes.flatMap((one) =>
      one.fighter === null || one.number !== null
        ? []
        : [{ uuid: one.fighter, name: fullName(one), line: lineOf(one.team, born.get(one.fighter)) }],
    ),
  ];
}

/** Namesakes are told apart by club and year. */
const lineOf = (team: { readonly name: string } | null, birthYear: number | null | undefined): string =>
  [team?.name, birthYear].filter(Boolean).join(", ");

function outside({ state }: Known, people: readonly KnownPerson[]): Candidate[] {
  const inside = new Set(state.athletes.flatMap(({ fighter, number }) => (number === null ? [] : [fighter])));
  return people.flatMap((one) =>
    inside.has(one.uuid)
      ? []
      : [{ uuid: one.uuid, name: fullName(one), line: lineOf(one.team, one.birthYear) }],
  );
}

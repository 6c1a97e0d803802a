import type { KnownFighter } from "#contract/event/organiser.ts";
import { useKnownFighters } from "#web/features/people/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { lateWords } from "#web/i18n/ru/late.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { List } from "#web/kit/layout/layout.tsx";
import { useSession } from "#web/platform/session/Session.tsx";
import { isAdmin } from "#web/platform/session/decideAccess.ts";
import styles from "./late.module.css";
import type { Known } from "./useLateDraw.ts";

export type Candidate = { readonly uuid: string; readonly name: string; readonly line: string };

type Props = {
  known: Known;
  needle: string;
  chosen: Candidate | "new" | undefined;
  onChoose: (who: Candidate | "new") => void;
};

const MOST_SHOWN = 4;

/** Whom the typed name may mean: people of this competition first, then of others, then somebody new. */
export function Candidates({ known, needle, chosen, onChoose }: Props) {
  const { user } = useSession();
  const others = useKnownFighters(isAdmin(user) ? needle.trim() : "");
  const found = candidatesOf(known, needle, others).slice(0, MOST_SHOWN);
  const isChosen = (one: Candidate) => chosen !== undefined && chosen !== "new" && chosen.uuid === one.uuid;
  return (
    <List gap={8}>
      {found.map((one) => (
        <li key={one.uuid}>
          <Button
            isBlock
            variant={isChosen(one) ? "primary" : "secondary"}
            aria-pressed={isChosen(one)}
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
      {isAdmin(user) && needle.trim() !== "" ? (
        <li>
          <Button
            variant={chosen === "new" ? "primary" : "ghost"}
            aria-pressed={chosen === "new"}
            onClick={() => onChoose("new")}
          >
            <Icon name="plus" />
            {lateWords.takeNew(needle.trim())}
          </Button>
        </li>
      ) : null}
    </List>
  );
}

const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

function candidatesOf({ state, roll }: Known, needle: string, others: readonly KnownFighter[]): Candidate[] {
  const inside = new Set(state.athletes.flatMap(({ fighter, number }) => (number === null ? [] : [fighter])));
  const people = [
    ...state.athletes.map((one) => ({ ...one, uuid: one.fighter ?? "", year: null })),
    ...roll.map((one) => ({ ...one, uuid: one.fighter, year: one.birthYear })),
    ...others.map((one) => ({
      ...one,
      year: one.birthDate === null ? null : Number(one.birthDate.slice(0, 4)),
    })),
  ];
  const wanted = folded(needle.trim());
  const fitting = people.filter(
    (one) => one.uuid !== "" && !inside.has(one.uuid) && folded(fullName(one)).includes(wanted),
  );
  return [...new Map(fitting.toReversed().map((one) => [one.uuid, one])).values()]
    .toReversed()
    .map((one) => ({
      uuid: one.uuid,
      name: fullName(one),
      line: [one.team?.name, one.year === null ? undefined : String(one.year)].filter(Boolean).join(", "),
    }));
}

import { personName } from "#web/i18n/names.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useState } from "react";
import { markOf, markPresence } from "./presence.ts";
import styles from "./PresenceMarks.module.css";

const { presence: words } = mats;

type Props = { desk: DeskState; bout: Fighting; fighter: Fighter; presence: Desk["presence"] };

/** The mark as it is wished until the server has answered; the same press again takes it back (DK12). */
function useMark({ desk, bout, fighter, presence }: Props) {
  const known = markOf(presence, bout.uuid, fighter.uuid);
  const [wished, setWished] = useState<{ readonly isHere: boolean | null }>();
  const shown = wished === undefined ? known : (wished.isHere ?? undefined);
  const press = async (pressed: boolean) => {
    // Of two answers the later one is not always that of the later press.
    if (wished !== undefined) return;
    const isHere = shown === pressed ? null : pressed;
    setWished({ isHere });
    await markPresence(desk, bout.uuid, fighter.uuid, isHere);
    setWished(undefined);
  };
  return { shown, isBusy: wished !== undefined, press };
}

/** Come or not, in words: for the pair that gets ready. */
export function PresenceMarks(props: Props) {
  const { shown, isBusy, press } = useMark(props);
  return (
    <fieldset aria-label={words.of(personName(props.fighter))} className={styles.marks}>
      <Button
        variant={shown === true ? "primary" : "secondary"}
        aria-pressed={shown === true}
        isBusy={isBusy && shown === true}
        onClick={() => void press(true)}
      >
        {shown === true ? <Icon name="check" size={18} /> : null}
        {words.here}
      </Button>
      <Button
        variant={shown === false ? "dangerFill" : "secondary"}
        aria-pressed={shown === false}
        isBusy={isBusy && shown === false}
        onClick={() => void press(false)}
      >
        {words.notHere}
      </Button>
    </fieldset>
  );
}

/** The same in a row of a queue: one box to tick. Who is marked as not here shows a cross, and a press takes it back. */
export function PresenceToggle(props: Props) {
  const { shown, isBusy, press } = useMark(props);
  const name = personName(props.fighter);
  const isAbsent = shown === false;
  const label = isAbsent ? words.absent(name) : words.hereOf(name);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={shown !== undefined}
      aria-label={label}
      aria-busy={isBusy || undefined}
      title={label}
      data-mark={shown === undefined ? undefined : isAbsent ? "absent" : "here"}
      onClick={() => void press(!isAbsent)}
    >
      <span>{shown === undefined ? null : <Icon name={isAbsent ? "x" : "check"} size={18} />}</span>
    </button>
  );
}

import { personName } from "#web/i18n/names.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useState } from "react";
import styles from "./PresenceMarks.module.css";

const { presence: words } = mats;

type Props = { desk: DeskState; bout: Fighting; fighter: Fighter; presence: Desk["presence"] };

/** The mark of one athlete for this bout; nothing while nobody has said. */
export const markOf = (presence: Desk["presence"], bout: string, fighter: string): boolean | undefined =>
  presence.find((one) => one.fighting === bout && one.fighter === fighter)?.isHere;

/** Come or not: one press marks, the same press again takes the mark back (DK12). */
export function PresenceMarks({ desk, bout, fighter, presence }: Props) {
  const known = markOf(presence, bout.uuid, fighter.uuid);
  const [wished, setWished] = useState<{ readonly isHere: boolean | null }>();
  const shown = wished === undefined ? known : (wished.isHere ?? undefined);
  const mark = async (pressed: boolean) => {
    const isHere = shown === pressed ? null : pressed;
    setWished({ isHere });
    await desk.perform(
      `presence ${bout.uuid} ${fighter.uuid} ${isHere}`,
      (api, id) => api.acts.presence(bout.uuid, { data: { id, fighter: fighter.uuid, isHere } }),
      {},
    );
    setWished(undefined);
  };
  return (
    <fieldset aria-label={words.of(personName(fighter))} className={styles.marks}>
      <Button
        variant={shown === true ? "primary" : "secondary"}
        aria-pressed={shown === true}
        isBusy={wished !== undefined && shown === true}
        onClick={() => void mark(true)}
      >
        {shown === true ? <Icon name="check" size={18} /> : null}
        {words.here}
      </Button>
      <Button
        variant={shown === false ? "dangerFill" : "secondary"}
        aria-pressed={shown === false}
        isBusy={wished !== undefined && shown === false}
        onClick={() => void mark(false)}
      >
        {words.notHere}
      </Button>
    </fieldset>
  );
}

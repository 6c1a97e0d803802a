import type { Suspects } from "#contract/entry/person.ts";
import { personsDesk } from "#web/i18n/ru/entries/personsDesk.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./people.module.css";

const { undo: words } = personsDesk;

type Props = {
  merge: Suspects["merges"][number] | undefined;
  isReadOnly: boolean;
  onUndo: (id: string) => Promise<unknown>;
};

/** The last merge, as long as it can be undone (PS10). */
export function UndoStrip({ merge, isReadOnly, onUndo }: Props) {
  if (merge === undefined) return null;
  return (
    <div className={styles.undo}>
      <Icon name="check" />
      <span>{words.label(merge.duplicateName, merge.keptName)}</span>
      <ActButton size="sm" variant="secondary" disabled={isReadOnly} onPress={() => onUndo(merge.id)}>
        <Icon name="undo" size={18} /> {words.submit}
      </ActButton>
    </div>
  );
}

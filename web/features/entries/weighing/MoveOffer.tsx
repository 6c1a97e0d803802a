import { useState } from "react";
import type { RollCategory, RollEntry } from "#contract/entry/roll.ts";
import { fullName } from "#web/i18n/names.ts";
import { weighing } from "#texts/entries/weighing.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import type { useWeighing } from "./useWeighing.ts";
import { nextClass } from "./weight.ts";
import styles from "./weighing.module.css";

const { move: words } = weighing;
const OLDEST_CHILD = 12;

type Props = {
  entry: RollEntry;
  category: RollCategory;
  all: readonly RollCategory[];
  acts: ReturnType<typeof useWeighing>;
};

/** Where somebody who is too heavy may still compete (CT16). */
export function MoveOffer({ entry, category, all, acts }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  if (entry.state !== "overweight" || entry.weight === null || category.status !== "draft") return null;
  const next = nextClass(category, entry.weight, all);
  if (next === undefined) return <Text tone="secondary">{words.out}</Text>;
  const name = fullName(entry);
  const isChild = (category.ageMax ?? OLDEST_CHILD + 1) <= OLDEST_CHILD;
  const move = async () => {
    const { fighter, category: from } = entry;
    return acts.move({ fighter, from, to: next.uuid, isByWeight: true }, words.done(name, next.title));
  };
  return (
    <div className={styles.offer}>
      <Text size="small" tone="secondary">
        {isChild ? words.child : words.adult}
      </Text>
      <Button size="lg" isBlock onClick={() => setIsAsked(true)}>
        {words.to(next.title)}
      </Button>
      {isAsked ? (
        <ActDialog
          title={words.ask(name, next.title)}
          confirm={words.confirm}
          isPersistent={false}
          onConfirm={move}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.text}</Text>
        </ActDialog>
      ) : null}
    </div>
  );
}

import { useState } from "react";
import type { MergePreview, PersonCard, Suspects } from "#contract/entry/person.ts";
import type { Roll } from "#contract/entry/roll.ts";
import { personsDesk as words } from "#texts/entries/personsDesk.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { UndoStrip } from "#web/kit/UndoStrip.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useMaybeSession } from "#web/platform/session/Session.tsx";
import { isAdmin } from "#web/platform/session/userRoles.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { AthleteTable, type ActsOnEntry } from "./AthleteTable.tsx";
import { MergePanel } from "./MergePanel.tsx";
import styles from "./people.module.css";
import { pairKey, PeopleList } from "./PeopleList.tsx";
import { PersonPanel } from "./PersonPanel.tsx";
import { usePersonActs } from "./usePersonActs.ts";

/** What the address asks for, and what the server knows of it. */
export type People = {
  readonly suspects: Suspects;
  readonly isAlike: boolean;
  /** Whether the address names the pair that is shown. */
  readonly isPairAsked: boolean;
  readonly card: PersonCard | undefined;
  readonly preview: MergePreview | undefined;
};

type Props = ActsOnEntry & {
  uuid: string;
  roll: Roll;
  eventDate: string;
  people: People;
};

/** Everybody once to the left; to the right a person, two who may be one, or all entries. */
export function PeopleDesk({ uuid, roll, eventDate, people, ...entryActs }: Props) {
  const { isClosed } = entryActs;
  const { suspects, isAlike, card, preview } = people;
  const isReadOnly = !useIsOnline();
  // A person is the same at every event: who has a role of this one alone does not merge people (RL30).
  const mayMerge = isAdmin(useMaybeSession()?.user);
  const acts = usePersonActs(uuid);
  const moments = useMoments();
  const [text, setText] = useState("");
  const pair = preview && { one: preview.one.uuid, other: preview.other.uuid };
  const suspect = suspects.pairs.find((one) => pair !== undefined && pairKey(one) === pairKey(pair));
  // The last merge, as long as it can be undone (PS10).
  const undone = suspects.merges.find(({ kept }) => isAlike || kept === card?.uuid);
  const chosen = {
    isAlike,
    ...(card && { person: card.uuid }),
    ...(pair && { pair: pairKey(pair) }),
  };
  return (
    <div className={styles.page} data-shown={shownOnPhone(people)}>
      <PeopleList {...{ roll, suspects, chosen, text }} onText={setText} />
      <div>
        <Button variant="secondary" size="sm" className={styles.back} href={isAlike ? "?view=alike" : "?"}>
          <Icon name="left" size={18} /> {words.back}
        </Button>
        {isReadOnly ? (
          <Banner tone="wait" className={styles.offline}>
            {words.offline}
          </Banner>
        ) : null}
        <div className={styles.panel}>
          {isAlike ? (
            preview && pair && suspect ? (
              <MergePanel
                key={pairKey(pair)}
                {...{ preview }}
                isReadOnly={isReadOnly || isClosed}
                pair={suspect}
                onMerge={(choices) => acts.merge({ ...pair, choices: { ...choices } })}
                onTellApart={() => acts.tellApart(pair)}
              />
            ) : suspects.pairs.length > 0 && !mayMerge ? (
              <Card>
                <EmptyState title={words.onlyAdmins}>{words.onlyAdminsText}</EmptyState>
              </Card>
            ) : (
              <Card>
                <EmptyState title={words.noneAlike}>{words.checked(moments(suspects.checkedAt))}</EmptyState>
              </Card>
            )
          ) : card ? (
            <PersonPanel key={card.uuid} {...{ card, roll, eventDate, isReadOnly }} {...entryActs} />
          ) : (
            <AthleteTable {...{ roll, text }} onReset={() => setText("")} {...entryActs} />
          )}
        </div>
        {undone === undefined || !mayMerge ? null : (
          <div className={styles.undo}>
            <UndoStrip
              submit={words.undo.submit}
              isReadOnly={isReadOnly || isClosed}
              onUndo={() => acts.undo(undone.id)}
            >
              {words.undo.label(undone.duplicateName, undone.keptName)}
            </UndoStrip>
          </div>
        )}
      </div>
    </div>
  );
}

/** Where there is no room for both: the list, what was chosen in it, or both where one of them says that there is nothing. */
function shownOnPhone({ isAlike, isPairAsked, card, preview }: People): "list" | "panel" | "both" {
  if (isAlike && preview === undefined) return "both";
  return card !== undefined || isPairAsked ? "panel" : "list";
}

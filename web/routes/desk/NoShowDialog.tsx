import { useState } from "react";
import { ABSENTEES, type Absentee } from "#contract/matActs.ts";
import { CORNERS, opponentOf, type ByCorner } from "#domain/bout/vocabulary.ts";
import { fullName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { boutDialogs } from "#web/i18n/ru/boutDialogs.ts";
import { cornersOf, type CompetitionView } from "#web/routes/view/competitionView.ts";
import { FieldSet } from "#web/ui/FieldSet.tsx";
import { Radio } from "#web/ui/Radio.tsx";
import { ActDialog } from "./ActDialog.tsx";
import styles from "./ActDialog.module.css";
import { useTimes } from "#web/sport/ClockTime.tsx";
import type { DialogProps } from "./useBoutActs.tsx";
import type { Fighting } from "#contract/entity.ts";

const text = boutDialogs.noShow;

/** Who did not come: the calls are the evidence, and what follows is said before it is done. */
export function NoShowDialog({ desk, bout, onClose }: DialogProps) {
  const [absent, setAbsent] = useState<Absentee>();
  const names = namesOf(desk.view, bout);
  const times = useTimes();
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      isDangerous
      canConfirm={absent !== undefined}
      onClose={onClose}
      onConfirm={() => {
        const { uuid } = bout;
        if (absent === undefined) return Promise.resolve(false);
        return desk.perform(
          `no-show ${uuid} ${absent}`,
          (api, id) => api.acts.noShow(uuid, { data: { id, absent } }),
          { done: text.done },
        );
      }}
    >
      <p>{text.evidence(bout.calls.map(times))}</p>
      <FieldSet label={text.who}>
        {ABSENTEES.map((one) => (
          <Radio
            key={one}
            name="absent"
            label={one === "both" ? text.both : names[one]}
            checked={absent === one}
            onChange={() => setAbsent(one)}
          />
        ))}
      </FieldSet>
      {absent === undefined ? null : (
        <output className={styles.consequences}>
          {absent === "both"
            ? text.bothLose
            : `${text.wins(names[opponentOf(absent)])} ${text.loses(names[absent])}`}
        </output>
      )}
    </ActDialog>
  );
}

export function namesOf(view: CompetitionView, bout: Fighting): ByCorner<string> {
  const [red = boutWords.tbd, blue = boutWords.tbd] = cornersOf(view, bout).map(
    (fighter) => fighter && fullName(fighter),
  );
  return { [CORNERS[0]]: red, [CORNERS[1]]: blue };
}

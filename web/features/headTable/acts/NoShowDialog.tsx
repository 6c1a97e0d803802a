import { ABSENTEES } from "#contract/matActs.ts";
import { CORNERS, opponentOf, type ByCorner } from "#domain/bout/vocabulary.ts";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { choices } from "#web/kit/forms/fields.ts";
import { required } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { cornersOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import type { DialogProps } from "./boutDialog.ts";
import type { Fighting } from "#contract/entity.ts";

const text = boutDialogs.noShow;

/** Who did not come: the calls are the evidence, and what follows is said before it is done. */
export function NoShowDialog({ desk, bout, onClose }: DialogProps) {
  const { uuid } = bout;
  const names = namesOf(desk.view, bout);
  const times = useTimes();
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      isDangerous
      fields={{
        absent: {
          kind: "radio",
          label: text.who,
          options: choices(ABSENTEES, (one) => (one === "both" ? text.both : names[one])),
          rules: [required],
        },
      }}
      onClose={onClose}
      onConfirm={({ absent }) =>
        absent !== "" &&
        desk.perform(
          `no-show ${uuid} ${absent}`,
          (api, id) => api.acts.noShow(uuid, { data: { id, absent } }),
          { done: text.done },
        )
      }
    >
      {({ values: { absent }, field }) => (
        <>
          <p>{text.evidence(bout.calls.map(times))}</p>
          {field("absent")}
          {absent === "" ? null : (
            <ActEffect>
              {absent === "both"
                ? text.bothLose
                : `${text.wins(names[opponentOf(absent)])} ${text.loses(names[absent])}`}
            </ActEffect>
          )}
        </>
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

import { useState } from "react";
import type { Competition } from "#contract/entity.ts";
import { boutDialogs } from "#web/i18n/ru/boutDialogs.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { FieldSet } from "#web/ui/FieldSet.tsx";
import { Radio } from "#web/ui/Radio.tsx";
import { ActDialog } from "./ActDialog.tsx";
import styles from "./ActDialog.module.css";
import { useTimes } from "#web/sport/ClockTime.tsx";
import { dayPlan } from "./dayPlan.ts";
import { matBouts } from "./matBouts.ts";
import { placed, withOrders } from "./matOrders.ts";
import type { DialogProps } from "./useBoutActs.tsx";
import { boutWarnings } from "./warnings.ts";
import { Warnings } from "./Warnings.tsx";
import { viewOf } from "#web/routes/view/competitionView.ts";

const text = boutDialogs.move;

/** To another mat, with what it does to both of them before it is done. */
export function MoveDialog({ desk, bout, onClose }: DialogProps) {
  const { competition, view, plan, nowMs } = desk;
  const others = competition.carpets.filter(({ uuid }) => uuid !== bout.carpet?.uuid);
  const [target, setTarget] = useState(others.length === 1 ? others[0]?.uuid : undefined);
  const [isFirst, setIsFirst] = useState(false);
  const carpet = others.find(({ uuid }) => uuid === target);
  const before = isFirst && carpet ? matBouts(view, plan, carpet).queue[0]?.uuid : undefined;
  const after =
    carpet && planAfter(withOrders(competition, placed(competition, bout.uuid, carpet.uuid, before)), nowMs);
  const times = useTimes();
  return (
    <ActDialog
      title={text.title}
      confirm={carpet === undefined ? mats.actions.move : text.confirm(carpet.name)}
      canConfirm={carpet !== undefined}
      onClose={onClose}
      onConfirm={() =>
        carpet === undefined ? Promise.resolve(false) : desk.place(bout.uuid, carpet.uuid, before, text.done)
      }
    >
      <FieldSet label={text.to}>
        {others.map(({ uuid, name }) => (
          <Radio
            key={uuid}
            name="carpet"
            label={name}
            checked={target === uuid}
            onChange={() => setTarget(uuid)}
          />
        ))}
      </FieldSet>
      <FieldSet label={text.where}>
        <Radio name="where" label={text.last} checked={!isFirst} onChange={() => setIsFirst(false)} />
        <Radio name="where" label={text.first} checked={isFirst} onChange={() => setIsFirst(true)} />
      </FieldSet>
      {after === undefined || carpet === undefined ? null : (
        <output className={styles.consequences}>
          <ul>
            <li>{text.forecast(carpet.name, times(after.plan.mats.get(carpet.uuid)?.endMs))}</li>
            {bout.carpet === null ? null : (
              <li>
                {text.forecast(
                  view.carpets.get(bout.carpet.uuid)?.name ?? "",
                  times(after.plan.mats.get(bout.carpet.uuid)?.endMs),
                )}
              </li>
            )}
            {bout.calls.length > 0 ? <li>{text.calls}</li> : null}
          </ul>
          <Warnings warnings={boutWarnings(after.view, after.plan, bout)} />
        </output>
      )}
    </ActDialog>
  );
}

const planAfter = (moved: Competition, nowMs: number) => ({
  view: viewOf(moved),
  plan: dayPlan(moved, nowMs),
});

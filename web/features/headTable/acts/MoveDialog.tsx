import type { Competition } from "#contract/competition/entity.ts";
import type { DialogProps } from "./BoutDialogs.tsx";
import { boutWarnings, Warnings } from "./Warnings.tsx";
import { dayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { matBouts } from "#web/features/headTable/desk/matBouts.ts";
import { placed, withOrders } from "#web/features/headTable/desk/matOrders.ts";
import { boutDialogs } from "#texts/headTable/boutDialogs.ts";
import { mats } from "#texts/headTable/mats.ts";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { required } from "#web/kit/forms/rules.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

const text = boutDialogs.move;

/** To another mat, with what it does to both of them before it is done. */
export function MoveDialog({ desk, bout, onClose }: DialogProps) {
  const { competition, view, plan } = desk;
  const others = competition.carpets.filter(({ uuid }) => uuid !== bout.carpet?.uuid);
  const targetOf = (chosen: { readonly carpet: string; readonly where: string }) => {
    const carpet = others.find(({ uuid }) => uuid === chosen.carpet);
    if (carpet === undefined) return undefined;
    const before = chosen.where === "first" ? matBouts(view, plan, carpet).queue[0]?.uuid : undefined;
    return { carpet, before };
  };
  return (
    <ActDialog
      title={text.title}
      confirm={(chosen) => {
        const target = targetOf(chosen);
        return target === undefined ? mats.actions.move : text.confirm(target.carpet.name);
      }}
      fields={fieldsFor(others)}
      onClose={onClose}
      onConfirm={(chosen) => {
        const target = targetOf(chosen);
        return (
          target !== undefined &&
          desk.place(bout.uuid, target.carpet.uuid, target.before, { done: text.done })
        );
      }}
    >
      {({ values, field }) => {
        const target = targetOf(values);
        return (
          <>
            {field("carpet")}
            {field("where")}
            {target === undefined ? null : <Forecast desk={desk} bout={bout} {...target} />}
          </>
        );
      }}
    </ActDialog>
  );
}

type Carpets = Competition["carpets"];

const fieldsFor = (others: Carpets) =>
  defineForm({
    carpet: {
      kind: "radio",
      label: text.to,
      options: others.map(({ uuid, name }) => ({ value: uuid, label: name })),
      initial: others.length === 1 ? (others[0]?.uuid ?? "") : "",
      rules: [required],
    },
    where: {
      kind: "radio",
      label: text.where,
      options: choices(["last", "first"], (one) => text[one]),
      initial: "last",
    },
  });

type ForecastProps = Pick<DialogProps, "desk" | "bout"> & {
  carpet: Carpets[number];
  before: string | undefined;
};

function Forecast({ desk: { competition, view, nowMs }, bout, carpet, before }: ForecastProps) {
  const times = useTimes();
  const moved = withOrders(competition, placed(competition, [bout.uuid], carpet.uuid, before));
  const plan = dayPlan(moved, nowMs);
  return (
    <ActEffect>
      <ul>
        <li>{text.forecast(carpet.name, times(plan.mats.get(carpet.uuid)?.endMs))}</li>
        {bout.carpet === null ? null : (
          <li>
            {text.forecast(
              view.carpets.get(bout.carpet.uuid)?.name ?? "",
              times(plan.mats.get(bout.carpet.uuid)?.endMs),
            )}
          </li>
        )}
        {bout.calls.length > 0 ? <li>{text.calls}</li> : null}
      </ul>
      <Warnings warnings={boutWarnings(viewOf(moved), plan, bout)} />
    </ActEffect>
  );
}

import { callRulesOf } from "#contract/callRules.ts";
import type { Fighting, Competition } from "#contract/entity.ts";
import { decideCall, decideNoShow } from "#domain/schedule/calls.ts";
import {
  type AboutAthlete,
  type DialogProps,
  NoShowDialog,
  ResultDialog,
  ReturnDialog,
  WithdrawDialog,
} from "./BoutDialogs.tsx";
import { boutWarnings, Warnings } from "./Warnings.tsx";
import { dayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { hasBegun, isMovable, matBouts } from "#web/features/headTable/desk/matBouts.ts";
import { placed, withOrders } from "#web/features/headTable/desk/matOrders.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import type { MenuAction } from "#web/kit/Menu.tsx";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { required } from "#web/kit/forms/rules.ts";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";

type BoutDialog = keyof typeof DIALOGS;

export type BoutActs = {
  /** For one athlete of it, what ends their day is offered for them alone. */
  readonly menuOf: (bout: Fighting, fighter?: string) => readonly MenuAction[];
  readonly call: (bout: Fighting) => Promise<boolean>;
  readonly open: (dialog: BoutDialog, bout: Fighting, about?: AboutAthlete) => void;
  /** The dialog that is open, for the page to draw. */
  readonly dialog: ReactNode;
};

/** Everything that can be done with a bout outside its table, the same on every page. */
export function useBoutActs(desk: DeskState): BoutActs {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const open: BoutActs["open"] = (dialog, { uuid }, about) => setAsked({ dialog, uuid, about });
  const call: BoutActs["call"] = ({ uuid }) =>
    desk.perform(`call ${uuid}`, (api, id) => api.acts.call(uuid, { data: { id } }), { done: mats.called });
  const menuOf = (bout: Fighting, fighter?: string): MenuAction[] => [
    {
      label: mats.actions.open,
      icon: "mat",
      onPress: () => void navigate(`/competition/${desk.competition.uuid}/fighting/${bout.uuid}`),
    },
    ...(isMovable(bout) && isPaired(bout) ? callActions(desk, bout, { call, open }) : []),
    ...(isMovable(bout) ? queueActions(desk, bout, open) : []),
    ...(isPaired(bout) && bout.state !== "finished"
      ? [
          { label: mats.actions.result, icon: "edit" as const, onPress: () => open("result", bout) },
          ...withdrawActions(bout, fighter, open),
        ]
      : []),
    ...(hasBegun(bout) || bout.state === "called"
      ? [{ label: mats.actions.return, icon: "undo" as const, onPress: () => open("return", bout) }]
      : []),
  ];
  const bout = desk.view.bouts.get(asked?.uuid ?? "");
  const Dialog = asked && DIALOGS[asked.dialog];
  const close = () => setAsked(undefined);
  return {
    menuOf,
    call,
    open,
    dialog: Dialog && bout ? <Dialog desk={desk} bout={bout} about={asked.about} onClose={close} /> : null,
  };
}

type Asked = { readonly dialog: BoutDialog; readonly uuid: string; readonly about: AboutAthlete | undefined };

function withdrawActions(
  bout: Fighting,
  fighter: string | undefined,
  open: BoutActs["open"],
): readonly MenuAction[] {
  const withdraw = { label: mats.actions.withdraw, icon: "user", isDangerous: true } as const;
  if (fighter === undefined) return [{ ...withdraw, onPress: () => open("withdraw", bout) }];
  return [
    { ...withdraw, onPress: () => open("withdraw", bout, { fighter }) },
    {
      label: mats.actions.disqualify,
      icon: "card",
      isDangerous: true,
      onPress: () => open("withdraw", bout, { fighter, method: "dq_disciplinary" }),
    },
  ];
}

type Openers = Pick<BoutActs, "call" | "open">;

function callActions(desk: DeskState, bout: Fighting, { call, open }: Openers): MenuAction[] {
  const rules = callRulesOf(desk.competition.rules);
  const canCall = decideCall(bout.calls, desk.nowMs, rules).ok || bout.calls.length < rules.calls;
  return [
    {
      label: mats.call(bout.calls.length + 1),
      icon: "bell",
      isDisabled: !canCall,
      onPress: () => void call(bout),
    },
    {
      label: mats.actions.noShow,
      icon: "x",
      isDangerous: true,
      hint: decideNoShow(bout.calls, desk.nowMs, rules).ok ? undefined : mats.noShowAfter,
      isDisabled: bout.calls.length < rules.calls,
      onPress: () => open("no-show", bout),
    },
  ];
}

const POSTPONED_BY = 3;

/** «Отложить» means: let the next few fight first. */
function queueActions(desk: DeskState, bout: Fighting, open: BoutActs["open"]): MenuAction[] {
  const carpet = desk.competition.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  const hasOtherMats = desk.competition.carpets.some(({ uuid }) => uuid !== carpet?.uuid);
  const move = { label: mats.actions.move, icon: "fwd" as const, onPress: () => open("move", bout) };
  if (carpet === undefined) return hasOtherMats ? [move] : [];
  const ahead = carpet.fightings
    .map(({ uuid }) => uuid)
    .filter((uuid) => {
      const other = desk.view.bouts.get(uuid);
      return other !== undefined && isMovable(other) && uuid !== bout.uuid && !desk.plan.off.has(uuid);
    });
  const own = carpet.fightings.findIndex(({ uuid }) => uuid === bout.uuid);
  const behind = ahead.filter((uuid) => carpet.fightings.findIndex((one) => one.uuid === uuid) > own);
  const to = (before: string | undefined, done: string) => () =>
    void desk.place(bout.uuid, carpet.uuid, before, done);
  return [
    {
      label: mats.actions.first,
      icon: "up",
      isDisabled: ahead.length === behind.length,
      onPress: to(ahead[0], mats.isFirst),
    },
    {
      label: mats.actions.postpone,
      icon: "clock",
      hint: mats.postponeHint(POSTPONED_BY),
      isDisabled: behind.length === 0,
      onPress: to(behind[POSTPONED_BY], mats.postponed(Math.min(POSTPONED_BY, behind.length))),
    },
    {
      label: mats.actions.last,
      icon: "down",
      isDisabled: behind.length === 0,
      onPress: to(undefined, mats.postponedLast),
    },
    ...(hasOtherMats ? [move] : []),
  ];
}

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
        return target !== undefined && desk.place(bout.uuid, target.carpet.uuid, target.before, text.done);
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
  const moved = withOrders(competition, placed(competition, bout.uuid, carpet.uuid, before));
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

const DIALOGS = {
  "no-show": NoShowDialog,
  withdraw: WithdrawDialog,
  result: ResultDialog,
  return: ReturnDialog,
  move: MoveDialog,
} as const;

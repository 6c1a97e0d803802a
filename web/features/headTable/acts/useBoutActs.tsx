import { callRulesOf } from "#contract/day/callRules.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { decideCall, decideNoShow } from "#domain/schedule/calls.ts";
import { type AboutAthlete, NoShowDialog, ReturnDialog, WithdrawDialog } from "./BoutDialogs.tsx";
import { ResultDialog } from "./ResultDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { hasBegun, isMovable, movableBeside } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { mats } from "#texts/headTable/mats.ts";
import type { MenuAction } from "#web/kit/Menu.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
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
  const Opened = asked && DIALOGS[asked.dialog];
  const close = () => setAsked(undefined);
  return {
    menuOf,
    call,
    open,
    dialog: Opened && bout ? <Opened desk={desk} bout={bout} about={asked.about} onClose={close} /> : null,
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
  const movable = movableBeside(desk, carpet, bout);
  const ahead = movable.filter((uuid) => uuid !== bout.uuid);
  const behind = movable.slice(movable.indexOf(bout.uuid) + 1);
  const to = (before: string | undefined, done: string) => () =>
    void desk.place(bout.uuid, carpet.uuid, before, { done });
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

const DIALOGS = {
  "no-show": NoShowDialog,
  withdraw: WithdrawDialog,
  result: ResultDialog,
  return: ReturnDialog,
  move: MoveDialog,
} as const;

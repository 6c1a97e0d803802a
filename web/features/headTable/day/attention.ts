import { callRulesOf } from "#contract/day/callRules.ts";
import type { Carpet, Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { clockRemainingMs } from "#contract/bout/liveFighting.ts";
import { unsettledMs } from "#domain/schedule/standstill.ts";
import { decideCall } from "#domain/schedule/calls.ts";
import type { Conflict } from "#domain/schedule/conflicts.ts";
import { openBouts } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { parkedPath } from "#web/features/headTable/parked/ParkedNotice.tsx";
import { personName, shortName } from "#web/i18n/names.ts";
import { capital } from "#web/i18n/sentence.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { attentionWords as text } from "#texts/headTable/attention.ts";
import { mats } from "#texts/headTable/mats.ts";
import { parked as parkedText } from "#texts/headTable/parked.ts";
import type { IconName } from "#web/kit/Icon.tsx";
import { pairText } from "#web/sport/facts/boutText.ts";
import { cornersOf } from "#web/sport/facts/competitionView.ts";
import { driftMinutes, LATE_MINUTES } from "#web/sport/mat/MatDrift.tsx";

/** What the button of a line does. */
export type AlarmAct =
  | { readonly type: "open"; readonly label: string; readonly href: string }
  /** Nothing may be called before its time: then the button waits with it. */
  | { readonly type: "call"; readonly bout: Fighting; readonly canCall: boolean }
  | { readonly type: "no-show"; readonly bout: Fighting }
  /** The bout goes so far back on its mat that nobody has to be in two places. */
  | { readonly type: "apart"; readonly bout: Fighting };

export type Alarm = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly act: AlarmAct;
  /** What is told of several mats alike: a title once, and a line for each (DK18). */
  readonly alike?: {
    readonly title: string;
    readonly note?: string;
    readonly mat: string;
    readonly line: string;
  };
};

type Times = (atMs: number | undefined) => string;

/** So near to their mats people have to be right. */
const NEAR_BOUTS = 5;

/**
 * What a chief has to look at, the most urgent first: tables that are silent, bouts without a result, tables nobody has
 * opened, mats that are late, who does not come, who cannot be in two places, who is not weighed.
 */
export function alarmsOf(desk: DeskState, desks: Desk, times: Times, mayDecide: boolean): readonly Alarm[] {
  const near = nearBouts(desk);
  return [
    ...parkedAlarm(desk, desks, mayDecide),
    ...silenceAlarms(desk, desks),
    ...timeOutAlarms(desk, desks),
    ...emptyTableAlarms(desk, desks),
    ...delayAlarms(desk, times),
    ...near.flatMap(({ bout, carpet }) => absenceAlarm(desk, bout, carpet)),
    ...uniqueByKey(near.flatMap(({ bout }) => conflictAlarms(desk, bout, times))),
    ...near.flatMap(({ bout, carpet }) => weighingAlarms(desk, desks, bout, carpet)),
  ];
}

type NearBout = { readonly bout: Fighting; readonly carpet: Carpet };

function nearBouts({ competition, view, plan }: DeskState): readonly NearBout[] {
  return competition.carpets.flatMap((carpet) =>
    openBouts(view, plan, carpet)
      .queue.slice(0, NEAR_BOUTS)
      .map((bout) => ({ bout, carpet })),
  );
}

/** What is told of several mats alike stands together, where the first of them stood. */
export function inGroups(alarms: readonly Alarm[]): readonly (readonly Alarm[])[] {
  const groups = new Map<string, Alarm[]>();
  for (const alarm of alarms) {
    const name = alarm.alike?.title ?? alarm.key;
    groups.set(name, [...(groups.get(name) ?? []), alarm]);
  }
  return [...groups.values()];
}

/** Acts of tables that the protocol did not take (LS25): the score of a bout may hang on them. */
function parkedAlarm({ competition: { uuid } }: DeskState, { parked }: Desk, mayDecide: boolean): Alarm[] {
  if (parked === 0) return [];
  const label = mayDecide ? parkedText.attentionLink : parkedText.attentionLook;
  const act = { type: "open", label, href: parkedPath(uuid) } as const;
  return [{ key: "parked", icon: "cloud", title: parkedText.attention(parked), text: text.parked, act }];
}

/** A clock that runs out at a silent table is told with it: the way there is the same (DK14). */
function silenceAlarms(desk: DeskState, { mats: tables }: Desk): Alarm[] {
  return silentTables(desk, tables).map(({ carpet, silentMs }) => {
    const unsent = tables.find((one) => one.carpet === carpet.uuid)?.table?.unsent ?? 0;
    const out = timeOutOn(desk, carpet);
    const atZero = out === undefined ? [] : [text.atZero(minutesIn(out.outMs))];
    const silent = formatElapsed(silentMs);
    const words = [...atZero, unsent === 0 ? text.walkOver : text.unsent(unsent)].join(" ");
    return {
      key: `silent ${carpet.uuid}`,
      icon: "nowifi",
      title: mats.board.silent(carpet.name, silent),
      text: words,
      act: { type: "open", label: mats.board.open, href: matPath(desk, carpet) },
      alike: { title: text.silent, mat: carpet.name, line: `${silent}. ${words}` },
    };
  });
}

/** The bout of a mat whose time is out while nobody enters a result, and for how long (DK14). */
function timeOutOn({ view, plan, nowMs }: DeskState, carpet: Carpet) {
  const { now } = openBouts(view, plan, carpet);
  if (now === undefined || clockRemainingMs(now.clock, nowMs) > 0) return undefined;
  const outMs = unsettledMs(now.clock.anchor + now.clock.remaining, nowMs);
  return outMs === undefined ? undefined : { bout: now, outMs };
}

function timeOutAlarms(desk: DeskState, { mats: tables }: Desk): Alarm[] {
  const { competition, view } = desk;
  if (competition.status !== "in_progress") return [];
  const silent = new Set(silentTables(desk, tables).map(({ carpet }) => carpet.uuid));
  return competition.carpets.flatMap((carpet): Alarm[] => {
    const out = silent.has(carpet.uuid) ? undefined : timeOutOn(desk, carpet);
    if (out === undefined) return [];
    const minutes = minutesIn(out.outMs);
    return [
      {
        key: `time out ${out.bout.uuid}`,
        icon: "clock",
        title: text.timeOut(carpet.name),
        text: text.timeOutText(boutText(view, out.bout), minutes),
        act: { type: "open", label: mats.board.open, href: matPath(desk, carpet) },
        alike: { title: text.timesOut, mat: carpet.name, line: text.timeOutLine(out.bout.number, minutes) },
      },
    ];
  });
}

/** A mat could go on, and no table is open for it, or none is heard (DK15). */
function emptyTableAlarms(desk: DeskState, { mats: tables }: Desk): Alarm[] {
  const { competition, view, plan, nowMs } = desk;
  if (competition.status !== "in_progress") return [];
  return competition.carpets.flatMap((carpet): Alarm[] => {
    const table = tables.find((one) => one.carpet === carpet.uuid)?.table;
    const silentMs = table ? nowMs - table.seenAt : undefined;
    const isHeard = silentMs !== undefined && silentMs < SILENT_MS;
    const waiting = isHeard ? undefined : plan.waitingOn(carpet.uuid);
    const bout = view.bouts.get(waiting?.bout.id ?? "");
    if (waiting === undefined || bout === undefined) return [];
    const words = boutText(view, bout);
    const told = {
      key: `no table ${carpet.uuid}`,
      text: text.noTableText(words),
      act: { type: "open", label: mats.board.open, href: matPath(desk, carpet) },
    } as const;
    if (silentMs === undefined) {
      const alike = { title: text.noTables, note: text.noTablesText, mat: carpet.name, line: words };
      return [{ ...told, icon: "user", title: text.noTable(carpet.name), alike }];
    }
    const silent = formatElapsed(silentMs);
    const alike = { title: text.silent, mat: carpet.name, line: `${silent}. ${told.text}` };
    return [{ ...told, icon: "nowifi", title: mats.board.silent(carpet.name, silent), alike }];
  });
}

const boutText = (view: DeskState["view"], bout: Fighting): string =>
  capital(mats.bout(bout.number, pairText(view, bout)));

const minutesIn = (ms: number): number => Math.floor(ms / 60_000);

/** The mats that are late, the latest first (DK8): what was told to those who wait there no longer holds. */
function delayAlarms(desk: DeskState, times: Times): Alarm[] {
  const { competition, view, plan, nowMs } = desk;
  return competition.carpets
    .map((carpet) => ({ carpet, minutes: driftMinutes(view, carpet, nowMs) ?? 0 }))
    .filter(({ minutes }) => minutes >= LATE_MINUTES)
    .toSorted((a, b) => b.minutes - a.minutes)
    .map(({ carpet, minutes }): Alarm => {
      const end = times(plan.mats.get(carpet.uuid)?.endMs);
      return {
        key: `late ${carpet.uuid}`,
        icon: "clock",
        title: text.late(carpet.name, minutes),
        text: text.endsAt(end),
        act: { type: "open", label: mats.board.open, href: matPath(desk, carpet) },
        alike: {
          title: text.lates,
          note: text.latesText,
          mat: carpet.name,
          line: text.lateLine(minutes, end),
        },
      };
    });
}

/** Called more than once, and the bout has not begun: somebody of it is not there (DY3). */
function absenceAlarm({ competition, view, nowMs }: DeskState, bout: Fighting, carpet: Carpet): Alarm[] {
  const { state, calls, uuid } = bout;
  if (state !== "called" || calls.length < 2) return [];
  const decided = decideCall(calls, nowMs, callRulesOf(competition.rules));
  const isCalledEnough = !decided.ok && decided.problem.code === "called-enough";
  return [
    {
      key: `absent ${uuid}`,
      icon: "users",
      title: text.absent(pairText(view, bout)),
      text: text.called(mats.board.soon(carpet.name, bout.number), calls.length),
      act: isCalledEnough ? { type: "no-show", bout } : { type: "call", bout, canCall: decided.ok },
    },
  ];
}

function conflictAlarms({ view, plan }: DeskState, bout: Fighting, times: Times): Alarm[] {
  const where = (uuid: string | undefined) => {
    const at = view.carpets.get(view.bouts.get(uuid ?? "")?.carpet?.uuid ?? "")?.name ?? "";
    return text.at(at, times(plan.starts.get(uuid ?? "")?.startMs));
  };
  return plan.conflictsOf(bout.uuid).flatMap((conflict): Alarm[] => {
    const later = view.bouts.get(conflict.later);
    if (conflict.severity !== "hard" || later === undefined) return [];
    return [
      {
        key: `conflict ${conflict.code} ${conflict.later} ${conflict.earlier ?? ""}`,
        icon: "warn",
        title: conflictTitle(conflict, (uuid) => view.fighters.get(uuid)),
        text: text.both(where(conflict.earlier), where(conflict.later)),
        act: { type: "apart", bout: later },
      },
    ];
  });
}

function conflictTitle(conflict: Conflict, find: (uuid: string) => Fighter | undefined): string {
  if (conflict.code !== "on-two-mats") return mats.conflict.feeder;
  const fighter = find(conflict.fighter);
  return text.onTwoMats(fighter === undefined ? "" : shortName(fighter));
}

function weighingAlarms(
  { competition, view }: DeskState,
  { people }: Desk,
  bout: Fighting,
  carpet: Carpet,
): Alarm[] {
  return cornersOf(view, bout).flatMap((fighter): Alarm[] => {
    const person = people.find((one) => one.fighter === fighter?.uuid);
    if (fighter === undefined || person === undefined || person.isWeighedIn) return [];
    const href = `/competition/${competition.uuid}/weighing?q=${encodeURIComponent(fighter.lastName)}`;
    return [
      {
        key: `unweighed ${bout.uuid} ${fighter.uuid}`,
        icon: "scale",
        title: mats.board.unweighed(personName(fighter)),
        text: mats.board.soon(carpet.name, bout.number),
        act: { type: "open", label: text.weigh, href },
      },
    ];
  });
}

const matPath = ({ competition }: DeskState, { uuid }: Carpet) =>
  `/competition/${competition.uuid}/refereeing/carpet/${uuid}`;

/** A hard conflict is told at both of its bouts. */
const uniqueByKey = (alarms: readonly Alarm[]): readonly Alarm[] => [
  ...new Map(alarms.map((alarm) => [alarm.key, alarm])).values(),
];

/** A table tells the server every five seconds that it is there. */
const SILENT_MS = 45_000;

type SilentTable = {
  readonly carpet: DeskState["competition"]["carpets"][number];
  readonly silentMs: number;
};

type Heard = { readonly carpet: string; readonly table: { readonly seenAt: number } | null };

/** A bout is on the mat and nothing is heard from its table: somebody has to walk over (LS29). */
export function silentTables(
  { competition, view, plan, nowMs }: Pick<DeskState, "competition" | "view" | "plan" | "nowMs">,
  tables: readonly Heard[],
): readonly SilentTable[] {
  if (competition.status !== "in_progress") return [];
  return competition.carpets.flatMap((carpet): SilentTable[] => {
    if (openBouts(view, plan, carpet).now === undefined) return [];
    const table = tables.find(({ carpet: uuid }) => uuid === carpet.uuid)?.table;
    const silentMs = table ? nowMs - table.seenAt : 0;
    return silentMs < SILENT_MS ? [] : [{ carpet, silentMs }];
  });
}

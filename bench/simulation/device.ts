import type { HttpRequest } from "#contract/call.ts";
import { bouts, leases } from "#contract/api/bouts.ts";
import { clientOf } from "#contract/api/clientOf.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { lastUndoable } from "#domain/bout/correction.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { Identity } from "#server/auth/identify.ts";
import { foldTable } from "#contract/table/boutTable.ts";
import { isRefused, type JournalAct, type Outbox } from "#contract/table/outbox.ts";
import { createVolatileMemory, type TableMemory } from "#contract/table/memory.ts";
import { createTableStore, type TableDeps, type TableStore } from "#contract/table/tableStore.ts";
import type { CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import type { StartTimer } from "#contract/table/timer.ts";
import type { FaultSwitch } from "./faults.ts";
import type { Hooks } from "./hooks.ts";
import type { Judge } from "./judge.ts";
import { createLink, type Link } from "./network.ts";
import { openScreen } from "./screen.ts";
import type { Server } from "./server.ts";
import { BOUTS, SCOPE, SETUP } from "./stage.ts";
import type { World } from "./world.ts";

export type Parts = {
  readonly world: World;
  readonly faults: FaultSwitch;
  readonly server: Server;
  readonly hooks: Hooks;
  readonly judge: Judge;
};

export type Device = ReturnType<typeof createDevice>;

/** A laptop at a table: its disk outlives its pages; its clock is its own; one page at a time writes. */
export function createDevice(parts: Parts, name: string, viewer: Identity) {
  const { world, faults, server } = parts;
  const laptop: Laptop = {
    name,
    viewer,
    id: world.newId(),
    link: createLink(world, faults, server, name),
    disk: new Map(),
    memory: createVolatileMemory(),
    skewMs: faults.isOn("skew") ? world.between(-600_000, 600_000) : 0,
    asleepUntilMs: 0,
  };
  let tab: Tab | undefined;
  let tabs = 0;

  return {
    name,
    link: laptop.link,
    openTab: () => {
      if (!parts.hooks.isOutboxKept) laptop.disk.clear();
      tab = openTab(parts, laptop, `${name}#${(tabs += 1)}`);
    },
    killTab: () => {
      if (tab === undefined) return;
      world.note(`${tab.name}: closed`);
      endLife(world, tab.life);
      tab = undefined;
    },
    isOpen: () => tab !== undefined,
    sleep: (forMs: number) => {
      world.note(`${name}: asleep for ${forMs} ms`);
      laptop.asleepUntilMs = world.now() + forMs;
    },
    takeOver: () => {
      world.note(`${name}: takes the table over`);
      void tab?.stores[0]?.takeOver("a simulated takeover");
    },
    tap: () => {
      const store = tab?.stores[world.chance.below(BOUTS.length)];
      if (store === undefined || world.now() < laptop.asleepUntilMs) return;
      void store.tap(nextCommand(world, store));
    },
    /** What is on its disk and not decided. */
    waiting: () => [...laptop.disk.values()].filter(isWaiting).map(({ submitted }) => submitted.id),
    /** What its open page holds and has not been told about. */
    pending: () => (tab?.stores ?? []).reduce((sum, store) => sum + store.get().table.pending.length, 0),
  };
}

/** What a page was writing when it ended is on the disk or is not; nothing is written after its end. */
function endLife(world: World, life: Life): void {
  life.isAlive = false;
  for (const write of life.unwritten) if (world.oneIn(2)) write();
  life.unwritten.clear();
}

type Laptop = {
  readonly name: string;
  readonly viewer: Identity;
  readonly id: string;
  readonly link: Link;
  readonly disk: Map<string, JournalAct>;
  readonly memory: TableMemory;
  readonly skewMs: number;
  asleepUntilMs: number;
};

function openTab(parts: Parts, laptop: Laptop, name: string): Tab {
  const { world, server, hooks, judge } = parts;
  const { link, viewer } = laptop;
  const life: Life = { isAlive: true, unwritten: new Set() };
  const startTimer = timerWhile(world, laptop, life);
  const whileAlive = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      work.then(
        (value) => startTimer(0, () => resolve(value)),
        (cause: unknown) => startTimer(0, () => reject(cause instanceof Error ? cause : new Error("failed"))),
      );
    });
  const send = (request: HttpRequest) => whileAlive(link.call(viewer, request));
  const options = { base: "", send, token: () => undefined };
  const tableCalls = { fightings: clientOf(options, bouts), leases: clientOf(options, leases) };
  const api = hooks.api(watchAnswers(judge, tableCalls));
  const common = {
    api,
    outbox: hooks.outbox(createDiskOutbox({ parts, disk: laptop.disk, tabName: name, whileAlive, life })),
    memory: laptop.memory,
    scope: SCOPE,
    device: () => laptop.id,
    startTimer,
    random: () => world.chance.below(1000) / 1000,
    newId: world.newId,
    wallNow: () => world.now() + laptop.skewMs,
    serverNow: () => world.now() + 20,
    rttMs: () => 40,
  } satisfies Omit<TableDeps, "fightingUuid">;
  // A page that was opened with a network comes with the record; without one it comes from the device's own memory.
  const loaded = (bout: string) => (server.isUp() && !link.isCut() ? server.record(bout) : []);
  const stores = BOUTS.map((fightingUuid) =>
    createTableStore({ ...common, fightingUuid }, SETUP, loaded(fightingUuid)),
  );
  for (const store of stores) void store.open();
  followScreen(openScreen({ ...parts, link, name, isAlive: () => life.isAlive }), stores);
  world.note(`${name}: opened`);
  return { name, life, stores };
}

function timerWhile(world: World, laptop: Laptop, life: Life): StartTimer {
  return (delayMs, work) =>
    world.after(delayMs, function wake() {
      if (!life.isAlive) return;
      // A sleeping laptop does nothing, and all of it at once when it wakes.
      if (world.now() < laptop.asleepUntilMs) world.after(laptop.asleepUntilMs - world.now(), wake);
      else work();
    });
}

/** The page around a table tells it when somebody else wrote to its bout. */
function followScreen(screen: CompetitionStore, stores: readonly TableStore[]): void {
  screen.subscribe(() => {
    for (const [index, bout] of BOUTS.entries()) {
      const version = screen.get().fightings.find(({ uuid }) => uuid === bout)?.version ?? 0;
      stores[index]?.noticeVersion(version);
    }
  });
}

type Life = { isAlive: boolean; readonly unwritten: Set<() => void> };
type Tab = { readonly name: string; readonly life: Life; readonly stores: readonly TableStore[] };

const isWaiting = ({ decision }: JournalAct) => decision === undefined;

function watchAnswers(judge: Judge, api: TableDeps["api"]): TableDeps["api"] {
  return {
    ...api,
    fightings: {
      ...api.fightings,
      submitEvents: async (uuid, body) => {
        const answer = await api.fightings.submitEvents(uuid, body);
        judge.noteAnswer(body, answer);
        return answer;
      },
    },
  };
}

type DiskParts = {
  readonly parts: Parts;
  readonly disk: Map<string, JournalAct>;
  readonly tabName: string;
  readonly whileAlive: <T>(work: Promise<T>) => Promise<T>;
  readonly life: Life;
};

/** The device's disk as its page sees it. */
function createDiskOutbox({ parts, disk, tabName, whileAlive, life }: DiskParts): Outbox {
  const { world, judge } = parts;
  const all = () => [...disk.values()];
  const ofBout = (bout: string) => all().filter(({ fightingUuid }) => fightingUuid === bout);
  const inOrder = (acts: readonly JournalAct[]): SubmittedEvent[] =>
    acts.map(({ submitted }) => submitted).toSorted((a, b) => a.deviceSeq - b.deviceSeq);
  const written = (work: () => void) =>
    whileAlive(
      new Promise<void>((resolve) => {
        life.unwritten.add(work);
        world.after(world.between(0, 15), () => {
          if (life.unwritten.delete(work)) work();
          resolve();
        });
      }),
    );
  return {
    put: async (fightingUuid, submitted) => {
      await written(() => {
        const act = {
          fightingUuid,
          submitted,
          decision: undefined,
          reason: undefined,
          storedAt: world.now(),
        };
        disk.set(submitted.id, act);
        judge.noteMade({ submitted, bout: fightingUuid, tab: tabName });
        world.note(`${tabName}: ${submitted.event.type} ${shortId(submitted.id)} on its disk`);
      });
      return "disk";
    },
    findAll: async (bout) => inOrder(ofBout(bout).filter(isWaiting)),
    findWaiting: async () =>
      [...Map.groupBy(all().filter(isWaiting), ({ fightingUuid }) => fightingUuid)].map(
        ([fightingUuid, acts]) => ({ fightingUuid, events: inOrder(acts) }),
      ),
    settle: (results) =>
      written(() => {
        for (const { id, status, reason } of results) {
          const act = disk.get(id);
          if (act !== undefined) disk.set(id, { ...act, decision: status, reason });
          world.note(`${tabName}: ${shortId(id)} ${status} ${reason ?? ""}`);
        }
      }),
    lastDeviceSeq: async (bout) => Math.max(0, ...ofBout(bout).map(({ submitted }) => submitted.deviceSeq)),
    findJournal: async (bout) => (bout === undefined ? all() : ofBout(bout)),
    findRefused: async () => all().filter(isRefused),
  };
}

export const shortId = (id: string) => id.replace(/^[0-]*4000-8000-0*/, "act ");

/** Mostly points, now and then everything else an official does; what the rules refuse is refused on the spot. */
function nextCommand(world: World, store: TableStore): BoutCommand {
  const corner = world.oneIn(2) ? "red" : "blue";
  const { recorded, clock, outcome } = foldTable(store.get().table);
  const undoable = lastUndoable(recorded);
  switch (world.chance.below(12)) {
    case 0:
      return clock.isRunning ? { type: "stop-clock" } : { type: "start-clock" };
    case 1:
      return { type: "give-advantage", corner };
    case 2:
      return { type: "give-penalty", corner };
    case 3:
    case 4:
      return undoable === undefined ? { type: "call-bout" } : { type: "undo", target: undoable.id };
    case 5:
      if (outcome !== undefined) return { type: "revoke-result" };
      return { type: "declare-result", method: "submission", winner: corner };
    case 6:
      return { type: "adjust-clock", elapsedMs: world.between(0, 60_000) };
    default:
      return { type: "score-points", corner, points: world.between(1, 4) };
  }
}

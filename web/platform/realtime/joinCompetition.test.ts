import { expect, test, vi } from "vitest";
import type { Change } from "#contract/realtime/realtime.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { createCompetitionStore } from "./competitionStore.ts";
import { joinCompetition, type RoomSocket } from "./joinCompetition.ts";
import { SeenPage } from "./testing/visiblePage.ts";

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const { uuid, rev } = competition;

function setUp(isConnected: boolean, page?: SeenPage) {
  const steps: string[] = [];
  const handlers = new Map<string, (message?: unknown) => void>();
  const timers: (() => void)[] = [];
  let answer: (change: Change) => void = () => {};
  const socket: RoomSocket = {
    connected: isConnected,
    connect: () => steps.push("connect"),
    on: (event, handler) => handlers.set(event, handler),
    off: (event) => handlers.delete(event),
    emit: (event, { key: _key, uuid: _uuid, ...said }, ack) => {
      steps.push(`${event} ${JSON.stringify(said)}`);
      answer = (change) => ack?.({ ok: true, change });
    },
  };
  const store = createCompetitionStore(competition);
  const resync = {
    whole: async () => {
      steps.push("whole");
      return { ...competition, title: "целиком", rev: rev + 5 };
    },
    delayMs: () => 0,
    startTimer: (_delayMs: number, work: () => void) => {
      timers.push(work);
      return () => {};
    },
    ...(page && { page }),
  };
  const leave = joinCompetition(socket, store, uuid, resync);
  return {
    steps,
    store,
    leave,
    connected: () => handlers.get("connect")?.(),
    push: (change: Change) => handlers.get("push-change")?.(change),
    sync: (told: number) => handlers.get("push-sync")?.({ uuid, rev: told, boot: "a", serverTime: 0 }),
    answer: (change: Change) => answer(change),
    pass: () => timers.splice(0).forEach((work) => work()),
  };
}

const join = (said: object) => `join-room ${JSON.stringify(said)}`;
const titled = (title: string, prev: number, to: number): Change => ({
  uuid,
  prev,
  rev: to,
  serverTime: 1,
  head: { title },
});

test("[LD2] a socket that is not connected is opened, and then the room of the competition is joined", () => {
  const { steps, connected } = setUp(false);
  expect(steps).toEqual(["connect"]);
  connected();
  expect(steps).toEqual(["connect", join({ rev })]);
});

test("[LD2] a socket that is connected already is not opened again", () => {
  expect(setUp(true).steps).toEqual([join({ rev })]);
});

test("[RT19] [RT37] who joins says what they hold, and is told what they miss", () => {
  const { steps, store, answer, push } = setUp(true);
  answer(titled("пропущено", rev, rev + 2));
  expect(store.get()).toMatchObject({ title: "пропущено", rev: rev + 2 });
  push(titled("дальше", rev + 2, rev + 3));
  expect(store.get().title).toBe("дальше");
  expect(steps).toEqual([join({ rev })]);
});

test("[RT17] [RT20] after a gap, or a beacon that is ahead, the page joins again with what it holds, once", () => {
  const { steps, push, sync, pass } = setUp(true);
  push(titled("слишком рано", rev + 1, rev + 2));
  sync(rev + 2);
  pass();
  expect(steps).toEqual([join({ rev }), join({ rev })]);
});

test("[RT38] who is too far behind loads the competition once and joins with it", async () => {
  const { steps, store, answer } = setUp(true);
  answer({ uuid, prev: rev + 9, rev: rev + 9, serverTime: 1 });
  await vi.waitFor(() => expect(store.get()).toMatchObject({ title: "целиком", rev: rev + 5 }));
  expect(steps).toEqual([join({ rev }), "whole", join({ rev: rev + 5 })]);
});

test("[RT41] a page nobody looks at asks for the beacon alone, and what it missed when it is seen again", () => {
  const page = new SeenPage();
  const { steps, sync, pass, leave } = setUp(true, page);
  page.become("hidden");
  sync(rev + 3);
  pass();
  page.become("visible");
  expect(steps).toEqual([join({ rev }), join({ rev, hidden: true }), join({ rev })]);
  leave();
  page.become("hidden");
  expect(steps).toHaveLength(4);
});

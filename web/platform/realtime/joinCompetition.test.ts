import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { createCompetitionStore } from "./competitionStore.ts";
import { joinCompetition, type RoomSocket } from "./joinCompetition.ts";

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });

function setUp(isConnected: boolean) {
  const steps: string[] = [];
  const handlers = new Map<string, (message?: unknown) => void>();
  const socket: RoomSocket = {
    connected: isConnected,
    connect: () => steps.push("connect"),
    on: (event, handler) => handlers.set(event, handler),
    off: (event) => handlers.delete(event),
    emit: (event, address) => steps.push(`${event} ${JSON.stringify(address)}`),
  };
  const resync = {
    changes: () => Promise.reject(new Error("away")),
    whole: () => Promise.reject(new Error("away")),
    delayMs: () => 0,
    startTimer: () => () => {},
  };
  joinCompetition(socket, createCompetitionStore(competition), competition.uuid, resync);
  return { steps, connected: () => handlers.get("connect")?.() };
}

const JOINED = `join-room {"key":"COMPETITION","uuid":"${competition.uuid}"}`;

test("[LD2] a socket that is not connected is opened, and then the room of the competition is joined", () => {
  const { steps, connected } = setUp(false);
  expect(steps).toEqual(["connect"]);
  connected();
  expect(steps).toEqual(["connect", JOINED]);
});

test("[LD2] a socket that is connected already is not opened again", () => {
  expect(setUp(true).steps).toEqual([JOINED]);
});

import { expect, test } from "vitest";
import { ApiFailure } from "../error.ts";
import { REHEARSAL_MARK } from "#domain/rehearsal/mark.ts";
import { createVolatileMemory } from "./memory.ts";
import { createVolatileOutbox } from "./outbox.ts";
import { createTableSender } from "./tableSender.ts";
import { createTableCell } from "./tableState.ts";
import { startTimer } from "./testing/openTable.ts";
import { createPaperServer, SETUP, UUID } from "./testing/paperServer.ts";

test("[LS7] an act whose answer was lost leaves the outbox when the record shows it", async () => {
  const server = createPaperServer();
  server.takeFor("mat-1");
  const outbox = createVolatileOutbox();
  const submitted = actOf("00000000-0000-4000-8000-00000000000a");
  await outbox.put(UUID, submitted);
  const cell = createTableCell({ setup: SETUP, recorded: [], pending: [{ submitted, atMs: 0 }] });
  const deps = { api: server.api, outbox, memory: createVolatileMemory(), fightingUuid: UUID, startTimer };
  const sender = createTableSender(cell, { ...deps, device: () => "mat-1" });

  server.loseAnswers(true);
  await expect(sender.drain()).rejects.toThrow("lost");
  await sender.refresh();
  expect(cell.get().table.pending).toEqual([]);
  expect(await outbox.findWaiting()).toEqual([]);
});

test("[RH15] acts of a rehearsal that was deleted are given up, and those of the day arrive", async () => {
  const server = createPaperServer();
  server.takeFor("mat-1");
  const outbox = createVolatileOutbox();
  const practised = `${REHEARSAL_MARK}0000-8000-a000-000000000001`;
  const [gone, real] = [actOf(UUID.replace(/^./, "1")), actOf(UUID.replace(/^./, "2"))];
  await outbox.put(practised, gone);
  await outbox.put(UUID, real);
  const cell = createTableCell({ setup: SETUP, recorded: [], pending: [{ submitted: real, atMs: 0 }] });
  cell.set({ waitingElsewhere: 1 });
  const submitEvents: typeof server.api.fightings.submitEvents = (uuid, body) =>
    uuid === practised
      ? Promise.reject(new ApiFailure({ status: 404, name: "NotFoundError", message: "Not Found" }))
      : server.api.fightings.submitEvents(uuid, body);
  const api = { ...server.api, fightings: { ...server.api.fightings, submitEvents } };
  const deps = { api, outbox, memory: createVolatileMemory(), fightingUuid: UUID, startTimer };
  await createTableSender(cell, { ...deps, device: () => "mat-1" }).drain();
  expect([cell.get().table.pending, cell.get().waitingElsewhere]).toEqual([[], 0]);
  expect(await outbox.findWaiting()).toEqual([]);
});

const actOf = (id: string) => ({
  id,
  event: { type: "points-scored", corner: "red", points: 2 } as const,
  deviceSeq: 1,
  lease: { scope: "carpet:x", epoch: 1 },
  baseVersion: 0,
  boutMs: null,
  at: { wall: 0, offset: null, rtt: null },
});

import { expect, test } from "vitest";
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
  const submitted = {
    id: "00000000-0000-4000-8000-00000000000a",
    event: { type: "points-scored", corner: "red", points: 2 } as const,
    deviceSeq: 1,
    lease: { scope: "carpet:x", epoch: 1 },
    baseVersion: 0,
    boutMs: null,
    at: { wall: 0, offset: null, rtt: null },
  };
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

import { foldTable } from "../boutTable.ts";
import type { StartTimer } from "../timer.ts";
import { createVolatileMemory } from "../memory.ts";
import { createVolatileOutbox } from "../outbox.ts";
import { createTableStore } from "../tableStore.ts";
import { SETUP, UUID, type createPaperServer } from "./paperServer.ts";

export const PLUS_2 = { type: "score-points", corner: "red", points: 2 } as const;
export const PLUS_3 = { type: "score-points", corner: "blue", points: 3 } as const;
export const OTHER_UUID = "00000000-0000-4000-8000-000000000002";

let ids = 0;

export const startTimer: StartTimer = (delayMs, work) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** What one browser keeps between visits, and by how much it believes the server's time to be later than it is. */
export function createLaptop(device = "mat-1") {
  return { device, outbox: createVolatileOutbox(), memory: createVolatileMemory(), fastMs: 0 };
}

export function openTable(
  server: ReturnType<typeof createPaperServer>,
  laptop = createLaptop(),
  fightingUuid: string = UUID,
) {
  const store = createTableStore(
    {
      api: server.api,
      outbox: laptop.outbox,
      memory: laptop.memory,
      fightingUuid,
      scope: "carpet:x",
      device: () => laptop.device,
      newId: () => `event-${(ids += 1)}`,
      serverNow: () => Date.now() + laptop.fastMs,
      rttMs: () => null,
      wallNow: () => Date.now(),
      random: () => 0.5,
      startTimer,
    },
    SETUP,
    server.log(fightingUuid),
  );
  const score = () => {
    const { red, blue } = foldTable(store.get().table).score;
    return `${red.points}:${blue.points}`;
  };
  return { store, score };
}

import { z } from "zod";
import { submittedEventSchema, type SubmittedEvent } from "#contract/bout/submit.ts";
import type { Outbox, Waiting } from "#contract/table/outbox.ts";

type Memory = Pick<Storage, "getItem" | "setItem">;

const KEY = "kover-spare-journal";
const rowsSchema = z.array(z.object({ fightingUuid: z.string(), event: submittedEventSchema }));
type Row = z.infer<typeof rowsSchema>[number];

/**
 * The outbox of a table whose database fails: undecided acts in local storage, as text, until the database takes them
 * back. A failure of this one too is the caller's to show: then nothing is kept on this device.
 */
function createSpareOutbox(memory: Memory) {
  const read = (): readonly Row[] => rowsSchema.catch([]).parse(parseJson(memory.getItem(KEY)));
  const write = (rows: readonly Row[]) => memory.setItem(KEY, JSON.stringify(rows));
  const ofBout = (fightingUuid: string) => read().filter((row) => row.fightingUuid === fightingUuid);
  return {
    put: (fightingUuid: string, event: SubmittedEvent) => write([...read(), { fightingUuid, event }]),
    findAll: (fightingUuid: string) => ofBout(fightingUuid).map(({ event }) => event),
    findWaiting: (): Waiting[] =>
      [...Map.groupBy(read(), ({ fightingUuid }) => fightingUuid)].map(([fightingUuid, rows]) => ({
        fightingUuid,
        events: rows.map(({ event }) => event),
      })),
    forget: (ids: ReadonlySet<string>) => {
      const rows = read();
      const left = rows.filter(({ event }) => !ids.has(event.id));
      if (left.length < rows.length) write(left);
    },
  };
}

/** The database first, the spare place when it fails; what lies in the spare place moves back as soon as it can. */
export function createSafeOutbox(open: () => Promise<Outbox>, memory: Memory): Outbox {
  const spare = createSpareOutbox(memory);

  const moveBack = async (outbox: Outbox) => {
    for (const { fightingUuid, events } of spare.findWaiting()) {
      for (const event of events) await outbox.put(fightingUuid, event);
      spare.forget(new Set(events.map(({ id }) => id)));
    }
  };
  const orElse = async <T>(ask: (outbox: Outbox) => Promise<T>, otherwise: () => T): Promise<T> => {
    try {
      const outbox = await open();
      await moveBack(outbox);
      return await ask(outbox);
    } catch {
      return otherwise();
    }
  };

  return {
    put: (fightingUuid, event) =>
      orElse(
        (outbox) => outbox.put(fightingUuid, event),
        () => {
          spare.put(fightingUuid, event);
          return "spare";
        },
      ),
    findAll: (fightingUuid) =>
      orElse(
        (outbox) => outbox.findAll(fightingUuid),
        () => spare.findAll(fightingUuid),
      ),
    findWaiting: () => orElse((outbox) => outbox.findWaiting(), spare.findWaiting),
    settle: async (results) => {
      spare.forget(new Set(results.map(({ id }) => id)));
      await orElse(
        (outbox) => outbox.settle(results),
        () => {},
      );
    },
    lastDeviceSeq: (fightingUuid) =>
      orElse(
        (outbox) => outbox.lastDeviceSeq(fightingUuid),
        () => Math.max(0, ...spare.findAll(fightingUuid).map(({ deviceSeq }) => deviceSeq)),
      ),
    findJournal: (fightingUuid) =>
      orElse(
        (outbox) => outbox.findJournal(fightingUuid),
        () => [],
      ),
    findRefused: () =>
      orElse(
        (outbox) => outbox.findRefused(),
        () => [],
      ),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

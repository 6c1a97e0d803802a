import { writeJournal } from "#contract/journal.ts";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { deviceId } from "#web/platform/offline/device.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { openOutbox } from "./outbox.ts";

/** Every act of this device of the last 30 days, as a file with a hash over it (LS11, LS17). */
export async function downloadJournal(): Promise<void> {
  const acts = await (await openOutbox()).findJournal();
  const exportedAt = Date.now();
  const text = writeJournal({
    header: { journal: "kover", version: 1, device: deviceId(), exportedAt },
    entries: acts.map(toEntry),
  });
  const moment = new Date(exportedAt).toISOString().slice(0, 16).replaceAll(":", "-");
  saveFile(`kover-${moment}.ndjson`, text, "application/x-ndjson");
}

const toEntry = ({ fightingUuid, submitted, decision }: JournalAct) => ({
  fighting: fightingUuid,
  submitted,
  decision: decision ?? null,
});

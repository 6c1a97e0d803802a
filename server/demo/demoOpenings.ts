import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { newEntry } from "../persistence/database/entries.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { insertCategory } from "../persistence/draw/entrantRows.ts";
import { insertCompetition } from "../persistence/event/competitionRows.ts";
import { stableUuid } from "./demoBouts.ts";
import type { DemoData } from "./demoData.ts";

type Opening = {
  readonly trx: Transaction<Tables>;
  readonly nowMs: number;
  readonly events: ReadonlyMap<string, number>;
};

/** Of events that still take entries: competitions with their categories and nobody in them, by the number of the event. */
export async function insertOpenings(
  opening: Opening,
  data: DemoData,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const categoryIds = new Map<number, readonly number[]>();
  for (const one of data.openings) categoryIds.set(one.event, await insertOpening(opening, data, one));
  return categoryIds;
}

async function insertOpening(
  { trx, nowMs, events }: Opening,
  data: DemoData,
  { event, categories }: DemoData["openings"][number],
): Promise<readonly number[]> {
  const entry = () => newEntry(nowMs, randomBytes);
  const competition = await insertCompetition(trx, {
    ...entry(),
    uuid: stableUuid(`opening/${event}`),
    title: data.events.find(({ id }) => id === event)?.name ?? "",
    event_id: events.get(String(event)) ?? null,
  });
  const ids: number[] = [];
  for (const [
    position,
    { title, sex, ageMin, ageMax, weightMax, style, boutSeconds },
  ] of categories.entries()) {
    const category = await insertCategory(trx, {
      ...entry(),
      uuid: stableUuid(`opening/${event}/${title}`),
      competition_id: competition.id,
      position,
      title,
      sex,
      age_min: ageMin,
      age_max: ageMax,
      weight_max: weightMax,
      style,
      level: "all",
      bout_seconds: boutSeconds,
    });
    ids.push(category.id);
  }
  return ids;
}

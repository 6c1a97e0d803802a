import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { DEFAULT_SEASON_FORMULA } from "#domain/season/formula.ts";
import { writeJson } from "../persistence/database/columns.ts";
import { newEntry } from "../persistence/database/entries.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { insertSeason } from "../persistence/season/seasonRows.ts";
import type { DemoData } from "./demoData.ts";

type Writing = { readonly trx: Transaction<Tables>; readonly data: DemoData; readonly nowMs: number };

/** Over all events of the demo: those that are over count. */
export async function insertDemoSeason({ trx, data, nowMs }: Writing): Promise<void> {
  const days = data.events.map(({ dateOfEvent }) => dateOfEvent).toSorted();
  await insertSeason(trx, {
    ...newEntry(nowMs, randomBytes),
    title: "Кубок Ковра",
    starts_on: `${days[0]?.slice(0, 4) ?? ""}-01-01`,
    ends_on: `${days.at(-1)?.slice(0, 4) ?? ""}-12-31`,
    events: writeJson([]),
    formula: writeJson({ ...DEFAULT_SEASON_FORMULA, perWin: 1, bestStarts: 3 }),
    is_published: true,
  });
}

import type { Competition } from "#contract/entity.ts";
import type { JournalReport } from "#contract/parked.ts";
import { tableView } from "#web/features/refereeing/face.ts";
import { journalImport as text } from "#web/i18n/ru/headTable/parked.ts";

export type LineStatus = JournalReport["lines"][number]["status"];
export type BoutLines = {
  readonly fighting: string;
  readonly title: string;
  readonly counts: readonly (readonly [LineStatus, number])[];
};

/** The lines of a journal as a person reads them: bout by bout, with what becomes of them. */
export function journalSummary(competition: Competition, { lines }: JournalReport): BoutLines[] {
  return [...Map.groupBy(lines, ({ fighting }) => fighting)].map(([uuid, all]) => {
    const bout = competition.fightings.find((one) => one.uuid === uuid);
    const counts = [...Map.groupBy(all, ({ status }) => status)];
    return {
      fighting: uuid,
      title: bout === undefined ? text.unknownBout : tableView(competition, bout).title,
      counts: counts.map(([status, same]) => [status, same.length] as const),
    };
  });
}

/** Lines the import would do something with: written, or put before somebody. */
export function changeCount({ lines }: JournalReport): number {
  return lines.filter(({ status }) => status === "applied" || status === "parked" || status === "rejected")
    .length;
}

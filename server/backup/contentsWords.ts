import type { Contents } from "./checkBackup.ts";

/** What a backup holds, in one line for who reads the console. */
export function wordsOf({ madeAt, rows }: Contents): string {
  const count = (table: string) => `${rows.get(table) ?? 0}`;
  const all = [...rows.values()].reduce((sum, one) => sum + one, 0);
  return [
    `made ${madeAt}`,
    `${all} rows`,
    `${count("competition")} competitions`,
    `${count("fighting_event")} acts of tables`,
    `${count("account")} accounts`,
    `${count("upload")} uploads`,
    "the keys",
  ].join(", ");
}

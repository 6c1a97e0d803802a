import type { DatabaseSync } from "node:sqlite";
import { sql, type RawBuilder } from "kysely";
import { sanitiseHtml } from "../../html/sanitiseHtml.ts";

/** HTML as JSON written by SQLite, cleaned on its way out (SE1). */
export const cleanHtmlJson = (html: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${html} is null then 'null' else json_quote(kover_clean_html(${html})) end`;

export function addHtmlFunction(database: DatabaseSync): void {
  database.function("kover_clean_html", { deterministic: true }, (html) => sanitiseHtml(String(html)));
}

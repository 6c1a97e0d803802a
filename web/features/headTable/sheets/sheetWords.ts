import type { Fighting } from "#contract/competition/entity.ts";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import { formatNumber } from "#texts/numbers.ts";
import { shortName } from "#web/i18n/names.ts";
import { sheets as words } from "#texts/headTable/sheets.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { scoreText, waitingText } from "#web/sport/facts/boutText.ts";
import { cornersOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { labelText, readFields, recordedResult, type SheetRow } from "./sheetRows.ts";

/** «А-11 7K4Q», as the sheet has it; what was typed where it is no bout's. */
export function rowCode(view: CompetitionView, { fields, bout: uuid }: SheetRow): string {
  const bout = view.bouts.get(uuid ?? "");
  return bout === undefined
    ? fields.code.toUpperCase()
    : [labelText(view, bout), sheetCode(bout.uuid)].filter(Boolean).join(" ");
}

/** «Иванов И. — Победитель схватки 12» */
export function rowPair(view: CompetitionView, { bout: uuid }: SheetRow): string {
  const bout = view.bouts.get(uuid ?? "");
  if (bout === undefined) return "";
  return cornersOf(view, bout)
    .map((fighter, index) => (fighter ? shortName(fighter) : waitingText(view, bout, index)))
    .join("\u00a0— ");
}

/** «победа: Иванов И., болевой (сабмишен), 4:2», as the row was typed. */
export function rowResult(view: CompetitionView, { fields, bout: uuid }: SheetRow): string {
  const { result, box } = readFields(fields);
  if (result === undefined || box === undefined) return "";
  const { winner, points } = result;
  const score = points === undefined ? "" : `${formatNumber(points.red)}:${formatNumber(points.blue)}`;
  if (winner === undefined) return words.nobody(words.methods[box], score);
  const bout = view.bouts.get(uuid ?? "");
  const fighter = bout && cornersOf(view, bout)[winner === "red" ? 0 : 1];
  const name = fighter === undefined ? boutWords[`${winner}Letter`] : shortName(fighter);
  return words.win(name, words.methods[box], score);
}

/** The same of what is recorded. */
export function recordedText(view: CompetitionView, bout: Fighting): string {
  const recorded = recordedResult(bout);
  if (recorded === undefined) return "";
  const how = OFFICIAL_METHODS[recorded.method];
  const fighter = view.fighters.get(bout.winner?.uuid ?? "");
  return fighter === undefined
    ? words.nobody(how, scoreText(bout))
    : words.win(shortName(fighter), how, scoreText(bout));
}

export const correctionPath = ({ competition }: CompetitionView, bout: string) =>
  `/competition/${competition.uuid}/corrections/${bout}`;

import { publicMethodOf } from "#contract/bout/boutMethod.ts";
import { redAndBlue } from "#contract/bout/sides.ts";
import type { Locale } from "#contract/locale.ts";
import type { Sheet } from "#contract/files/tableFiles.ts";
import { escapeHtml } from "../html/sanitiseHtml.ts";
import { publicName } from "./boutFacts.ts";
import { rankedFighters, type CategoryFacts, type EventFacts } from "./eventFacts.ts";
import { eventSheet } from "./eventSheets.ts";

export type EventPage = { readonly name: string; readonly html: string };

/** Pages that need nothing but themselves, with the names everybody sees (EX2). */
export function* eventPages(facts: EventFacts): Generator<EventPage> {
  yield { name: "index.html", html: indexPage(facts) };
  for (const [index, category] of facts.categories.entries())
    yield { name: pageName(index), html: categoryPage(facts, category) };
}

const pageName = (index: number) => `category-${String(index + 1).padStart(3, "0")}.html`;

function indexPage(facts: EventFacts): string {
  const { event, categories, locale } = facts;
  const words = facts.words.event;
  const lines = categories.map(
    ({ category: { title, fighters } }, index) =>
      `<li><a href="${pageName(index)}">${escapeHtml(title)}</a>, ${escapeHtml(words.pages.athletes(fighters.length))}</li>`,
  );
  const teams = eventSheet(facts, "teams");
  return page(
    locale,
    event.name,
    [
      `<p>${escapeHtml([event.date_of_event === null ? "" : words.day(event.date_of_event), event.city, event.venue].filter(Boolean).join(", "))}</p>`,
      `<ul>${lines.join("\n")}</ul>`,
      ...(teams.rows.length === 0 ? [] : [`<h2>${words.pages.teams}</h2>`, table(teams)]),
    ].join("\n"),
  );
}

function categoryPage(of: EventFacts, facts: CategoryFacts): string {
  const { event, hallTime, zone, competition, locale } = of;
  const { category, bouts, places, fighters, labelOf } = facts;
  const words = of.words.event;
  const { pages } = words;
  const carpets = new Map(competition?.carpets.map(({ uuid, name }) => [uuid, name]));
  const standing: Sheet = {
    title: pages.places,
    columns: [pages.place, pages.athlete, pages.team, pages.city],
    rows: rankedFighters(facts).map((fighter) => [
      places.get(fighter.uuid) ?? "",
      publicName(fighter),
      fighter.team?.name ?? "",
      fighter.team?.city ?? "",
    ]),
  };
  const fought: Sheet = {
    title: pages.bouts,
    columns: BOUT_COLUMNS.map((column) => words.sheets.bouts.columns[column] ?? ""),
    rows: bouts.map((bout) => {
      const [red, blue] = redAndBlue(bout);
      return [
        bout.number ?? "",
        words.round(labelOf(bout)),
        carpets.get(bout.carpet?.uuid ?? "") ?? "",
        publicName(fighters.get(red.fighter ?? "")),
        bout.state === "waiting" ? "" : `${red.points}:${blue.points}`,
        publicName(fighters.get(blue.fighter ?? "")),
        publicName(fighters.get(bout.winner?.uuid ?? "")),
        bout.state === "finished" ? words.how(publicMethodOf(bout)) : "",
        hallTime(bout.finishedAt),
      ];
    }),
  };
  return page(
    locale,
    `${category.title} · ${event.name}`,
    [
      `<p><a href="index.html">${pages.index}</a></p>`,
      `<h2>${pages.places}</h2>`,
      ...(places.size === 0 ? [`<p>${pages.placesOpen}</p>`] : []),
      table(standing),
      `<h2>${pages.bouts}</h2>`,
      fought.rows.length === 0 ? `<p>${pages.noBouts}</p>` : table(fought),
      `<p>${escapeHtml(pages.zone(zone))}</p>`,
    ].join("\n"),
  );
}

/** Number, round, mat, red, score, blue, winner, how, end. */
const BOUT_COLUMNS = [0, 2, 3, 4, 6, 8, 10, 11, 14] as const;

const row = (cells: readonly (string | number)[], tag: "th" | "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join("")}</tr>`;

const table = ({ columns, rows }: Sheet): string =>
  `<table><thead>${row(columns, "th")}</thead><tbody>\n${rows.map((cells) => row(cells, "td")).join("\n")}\n</tbody></table>`;

const STYLE =
  "body{font:11pt/1.4 sans-serif;margin:2em auto;max-width:62em;padding:0 1em}table{border-collapse:collapse;width:100%}" +
  "th,td{border:1px solid #999;padding:.25em .5em;text-align:left}th{background:#eee}tr{break-inside:avoid}" +
  "@media print{body{margin:0;max-width:none}}";

const page = (locale: Locale, title: string, body: string): string =>
  `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>\n<h1>${escapeHtml(title)}</h1>\n${body}\n</body></html>\n`;

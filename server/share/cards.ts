import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { drawnOf, medallistsOf, type Placed } from "#contract/draw/drawnCategory.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import { presentEventDays } from "../present/eventDays.ts";
import { drawFitted, fitLines } from "./fitLines.ts";
import { COLOURS, drawFrame, drawSign, EDGE, WIDTH } from "./frame.ts";
import { drawText, type TextLook } from "./letters.ts";
import type { Words } from "../words/words.ts";

/** What a picture of an event tells even before it has a competition. */
export type SharedEvent = {
  readonly name: string;
  readonly date_of_event: string | null;
  readonly info: unknown;
  readonly city: string | null;
  readonly venue: string | null;
};

/** Pictures of an event as `data:` addresses of the sizes below. */
export type SharedPictures = { readonly poster?: string | undefined; readonly logo?: string | undefined };
export const POSTER_SIZE = { width: 324, height: 430 };
export const LOGO_SIZE = { width: 180, height: 66 };

const TITLE: TextLook = { face: "display", size: 96, fill: COLOURS.white };
const LEAD: TextLook = { face: "text", size: 32, fill: COLOURS.soft };
const INNER = WIDTH - 2 * EDGE;

export function eventCard(
  said: Words,
  event: SharedEvent,
  competition: PresentedCompetition | undefined,
  pictures: SharedPictures = {},
): string {
  const words = said.share;
  const width = pictures.poster === undefined ? INNER : INNER - POSTER_SIZE.width - 46;
  const isLive = competition?.status === "in_progress";
  const dates = words.days(presentEventDays(event.date_of_event, event.info));
  const sign = isLive ? words.live : dates;
  // Beside a poster there is room for fewer letters, and three lines still end above the foot.
  const look = pictures.poster === undefined ? TITLE : { ...TITLE, size: 68 };
  const title = drawFitted(fitLines(event.name, look, { width, lines: 3, least: 40 }), EDGE, 220, look);
  const place = [dates, event.city, event.venue].filter(Boolean).join(", ");
  return drawFrame(
    said.names.brand,
    [
      sign === "" ? "" : drawSign(sign, EDGE, 84, isLive),
      title.svg,
      oneLine(place, title.bottom + 62, LEAD, width),
      competition === undefined ? "" : oneLine(numbersOf(said, competition), title.bottom + 110, LEAD, width),
      drawPictures(pictures),
    ].join(""),
  );
}

/** The poster to the right of the words, the logo on paper across from the product's name. */
function drawPictures({ poster, logo }: SharedPictures): string {
  const right = WIDTH - EDGE;
  const { width, height } = LOGO_SIZE;
  return [
    poster === undefined
      ? ""
      : `<image x="${right - POSTER_SIZE.width}" y="58" width="${POSTER_SIZE.width}" height="${POSTER_SIZE.height}" href="${poster}"/>`,
    logo === undefined
      ? ""
      : `<rect x="${right - width}" y="521" width="${width}" height="${height}" rx="8" fill="${COLOURS.white}"/>` +
        `<image x="${right - width + 8}" y="525" width="${width - 16}" height="${height - 8}" preserveAspectRatio="xMidYMid" href="${logo}"/>`,
  ].join("");
}

function numbersOf({ share: words }: Words, { categories, carpets }: PresentedCompetition): string {
  const fighters = new Set(categories.flatMap((category) => category.fighters.map(({ uuid }) => uuid))).size;
  return [words.fighters(fighters), words.categories(categories.length), words.carpets(carpets.length)].join(
    " · ",
  );
}

export function categoryCard(said: Words, competition: PresentedCompetition, category: Category): string {
  const words = said.share;
  const bouts = competition.fightings.filter(({ category: of }) => of.uuid === category.uuid);
  const medallists = medallistsIn(category, bouts);
  const look = { ...TITLE, size: medallists.length > 0 ? 64 : 88 };
  const title = drawFitted(
    fitLines(said.names.category(category.title), look, {
      width: INNER,
      lines: medallists.length > 0 ? 1 : 2,
      least: 34,
    }),
    EDGE,
    medallists.length > 0 ? 186 : 220,
    look,
  );
  const done = bouts.filter(({ state }) => state === "finished").length;
  const body =
    medallists.length > 0
      ? drawMedallists(medallists, title.bottom + 72)
      : oneLine(words.fighters(category.fighters.length), title.bottom + 66, LEAD) +
        (bouts.length === 0 ? "" : oneLine(words.bouts(done, bouts.length), title.bottom + 114, LEAD));
  return drawFrame(
    said.names.brand,
    drawSign(words.status(category.status), EDGE, 70, category.status === "in_progress") +
      title.svg +
      body +
      eventName(competition),
  );
}

function medallistsIn(category: Category, bouts: readonly Fighting[]): readonly Placed[] {
  if (category.status !== "finished" && category.status !== "awarded") return [];
  const drawn = drawnOf(category, bouts, new Map(category.fighters.map((one) => [one.uuid, one])));
  return (drawn && medallistsOf(drawn))?.slice(0, MOST_MEDALLISTS) ?? [];
}

const MOST_MEDALLISTS = 4;
const ROW = 66;

function drawMedallists(medallists: readonly Placed[], top: number): string {
  return medallists
    .map(({ place, fighter }, index) => {
      const y = top + index * ROW;
      const name = fitLines(nameOf(fighter), { ...TITLE, size: 42 }, { width: 620, lines: 1, least: 20 });
      const team = fighter.team?.name ?? "";
      const club = fitLines(team, { ...LEAD, size: 26 }, { width: 340, lines: 1, least: 12 });
      return [
        drawMedal(place, EDGE + 26, y - 14, 26),
        drawFitted(name, EDGE + 76, y, { ...TITLE, size: 42 }).svg,
        drawFitted(club, WIDTH - EDGE, y - 2, { ...LEAD, anchor: "end" }).svg,
      ].join("");
    })
    .join("");
}

const MEDALS = [COLOURS.gold, COLOURS.silver, COLOURS.bronze] as const;

function drawMedal(place: number, cx: number, cy: number, r: number): string {
  const colour = MEDALS[place - 1] ?? COLOURS.green;
  const figure = drawText(String(place), cx, cy + r * 0.38, {
    face: "display",
    size: r * 1.2,
    fill: place <= MEDALS.length ? COLOURS.lineInk : COLOURS.white,
    anchor: "middle",
  });
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.82}" fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="2"/>${figure}`;
}

export function fighterCard(said: Words, competition: PresentedCompetition, fighter: Fighter): string {
  const categories = competition.categories.filter(({ fighters }) =>
    fighters.some(({ uuid }) => uuid === fighter.uuid),
  );
  const best = bestPlace(competition, categories, fighter);
  const width = best === undefined ? INNER : INNER - 260;
  const title = drawFitted(
    fitLines(nameOf(fighter), TITLE, { width, lines: 2, least: 44 }),
    EDGE,
    190,
    TITLE,
  );
  const club = [fighter.team?.name, fighter.team?.city].filter(Boolean).join(", ");
  const category = said.names.category((best?.category ?? categories[0])?.title ?? "");
  return drawFrame(
    said.names.brand,
    [
      title.svg,
      oneLine(club, title.bottom + 60, { ...LEAD, fill: COLOURS.white }, width),
      oneLine(category, title.bottom + 112, LEAD, width),
      oneLine(recordOf(said, competition, fighter.uuid), title.bottom + 160, LEAD, width),
      best === undefined
        ? ""
        : drawMedal(best.place, WIDTH - EDGE - 110, 210, 110) +
          drawText(said.share.place(best.place), WIDTH - EDGE - 110, 374, {
            ...LEAD,
            fill: COLOURS.white,
            anchor: "middle",
          }),
      eventName(competition),
    ].join(""),
  );
}

function bestPlace({ fightings }: PresentedCompetition, categories: readonly Category[], { uuid }: Fighter) {
  const places = categories.flatMap((category) => {
    const bouts = fightings.filter(({ category: of }) => of.uuid === category.uuid);
    return medallistsIn(category, bouts)
      .filter(({ fighter }) => fighter.uuid === uuid)
      .map(({ place }) => ({ place, category }));
  });
  return places.toSorted((a, b) => a.place - b.place)[0];
}

function recordOf({ share: words }: Words, { fightings }: PresentedCompetition, uuid: string): string {
  const decided = fightings.filter(
    ({ winner, fighters }) => winner !== null && fighters.some((one) => one.uuid === uuid),
  );
  if (decided.length === 0) return "";
  const won = decided.filter(({ winner }) => winner?.uuid === uuid);
  const subs = won.filter(({ cause }) => cause === "submission").length;
  const record = [words.wins(won.length), words.losses(decided.length - won.length)];
  return [...record, ...(subs > 0 ? [words.submissions(subs)] : [])].join(" · ");
}

function oneLine(text: string, y: number, look: TextLook, width = INNER): string {
  return text === ""
    ? ""
    : drawFitted(fitLines(text, look, { width, lines: 1, least: 18 }), EDGE, y, look).svg;
}

/** To the right of the product's name. */
export function eventName({ event, title }: PresentedCompetition): string {
  const look: TextLook = { ...LEAD, size: 26, anchor: "end" };
  const fitted = fitLines(event?.name ?? title, look, { width: 700, lines: 1, least: 14 });
  return drawFitted(fitted, WIDTH - EDGE, 564, look).svg;
}

export const nameOf = ({ firstName, lastName }: Fighter): string =>
  [firstName, lastName].filter(Boolean).join(" ");

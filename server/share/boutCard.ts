import { colourOf } from "#contract/bout/sides.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import { eventName, nameOf } from "./cards.ts";
import { drawFitted, fitLines } from "./fitLines.ts";
import { COLOURS, drawFrame, drawSign, EDGE, WIDTH } from "./frame.ts";
import { drawText, type TextLook } from "./letters.ts";
import type { Words } from "../words/words.ts";

const TOP = 150;
const ROW = 138;
const SCORE = 190;

/** A bout as a board: two corners and their score. */
export function boutCard(said: Words, competition: PresentedCompetition, bout: Fighting): string {
  const words = said.share;
  const category = competition.categories.find(({ uuid }) => uuid === bout.category.uuid);
  const fighters = bout.slots.map(({ fighter }) => category?.fighters.find(({ uuid }) => uuid === fighter));
  const isOn = bout.state !== "waiting" && bout.state !== "finished";
  const how = bout.state === "finished" ? words.how(bout.result?.method) : "";
  const state = [words.state(bout.state), how].filter(Boolean).join(", ");
  const title: TextLook = { face: "text", size: 28, fill: COLOURS.soft, anchor: "end" };
  const titled = fitLines(said.names.category(category?.title ?? ""), title, {
    width: 620,
    lines: 1,
    least: 14,
  });
  return drawFrame(
    said.names.brand,
    [
      drawSign(state, EDGE, 74, isOn),
      drawFitted(titled, WIDTH - EDGE, 108, title).svg,
      `<rect x="${EDGE}" y="${TOP}" width="${WIDTH - 2 * EDGE}" height="${2 * ROW}" rx="16" fill="${COLOURS.board}"/>`,
      ...fighters.map((fighter, index) => drawCorner(words, bout, fighter, index)),
      eventName(competition),
    ].join(""),
  );
}

function drawCorner(
  words: Words["share"],
  bout: Fighting,
  fighter: Fighter | undefined,
  index: number,
): string {
  const y = TOP + index * ROW;
  const colour = COLOURS[colourOf(bout, index)];
  const hasScore = bout.state !== "waiting" && bout.state !== "called";
  const isWinner = fighter !== undefined && bout.winner?.uuid === fighter.uuid;
  const nameLook: TextLook = { face: "display", size: 60, fill: COLOURS.white };
  const clubLook: TextLook = { face: "text", size: 26, fill: COLOURS.soft };
  const width = WIDTH - 2 * EDGE - (hasScore ? SCORE : 0) - 84;
  const name = fighter ? nameOf(fighter) : words.tbd;
  const club = [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
  return [
    index === 0
      ? ""
      : `<rect x="${EDGE}" y="${y}" width="${WIDTH - 2 * EDGE}" height="2" fill="${COLOURS.boardLine}"/>`,
    `<rect x="${EDGE}" y="${y + (index === 0 ? 14 : 0)}" width="12" height="${ROW - 14}" fill="${colour}"/>`,
    drawFitted(
      fitLines(name, nameLook, { width, lines: 1, least: 26 }),
      EDGE + 44,
      y + (club === "" ? 86 : 72),
      nameLook,
    ).svg,
    drawFitted(fitLines(club, clubLook, { width, lines: 1, least: 16 }), EDGE + 44, y + 112, clubLook).svg,
    hasScore ? drawScore(bout, fighter, y, colour, index) : "",
    isWinner
      ? `<rect x="${WIDTH - EDGE - SCORE - 16}" y="${y + 18}" width="8" height="${ROW - 36}" rx="4" fill="${COLOURS.line}"/>`
      : "",
  ].join("");
}

function drawScore(
  bout: Fighting,
  fighter: Fighter | undefined,
  y: number,
  colour: string,
  index: number,
): string {
  const x = WIDTH - EDGE - SCORE;
  const score = bout.points[fighter?.uuid ?? ""]?.scores ?? 0;
  const corner =
    index === 0
      ? `M${x} ${y}h${SCORE - 16}q16 0 16 16v${ROW - 16}h-${SCORE}z`
      : `M${x} ${y}h${SCORE}v${ROW - 16}q0 16 -16 16h-${SCORE - 16}z`;
  return (
    `<path d="${corner}" fill="${colour}"/>` +
    drawText(String(score).replace("-", "−"), x + SCORE / 2, y + 100, {
      face: "display",
      size: 112,
      fill: COLOURS.white,
      anchor: "middle",
    })
  );
}

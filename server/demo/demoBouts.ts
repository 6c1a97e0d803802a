import { createHash } from "node:crypto";
import type { Draw, DrawnBout } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { drawNumbers } from "#domain/draw/placement.ts";
import type { DemoCategory, DemoData, DemoFighting } from "./demoData.ts";

export type DrawnCategory = {
  readonly category: DemoCategory;
  readonly draw: Draw;
  /** Fighter uuids by draw number. */
  readonly entrants: readonly string[];
  readonly seed: string;
  readonly bouts: readonly DemoBout[];
};

export type DemoBout = {
  readonly uuid: string;
  readonly bout: DrawnBout;
  /** What the data tell about this bout; most are made up as the day goes. */
  readonly given?: DemoFighting;
};

/** Every category drawn: those with bouts in the data in their listed order, the others by lots with clubs apart. */
export function drawDemoCategory(data: DemoData, category: DemoCategory): DrawnCategory {
  const given = data.fightings.filter((fighting) => fighting.category.uuid === category.uuid);
  const seed = `${data.competition.uuid}:${category.uuid}`;
  const listed = category.fighters.map(({ uuid }) => uuid);
  const entrants = given.length > 0 ? listed : lots(data, category, seed);
  const draw = drawBracket(category.format, entrants.length);
  const bouts = draw.bouts.map((bout): DemoBout => {
    const known = given.find((fighting) => isSamePair(fighting, bout, entrants));
    const uuid = known?.uuid ?? stableUuid(`${category.uuid}/${bout.id}`);
    return { uuid, bout, ...(known && { given: known }) };
  });
  return { category, draw, entrants, seed, bouts };
}

function lots(data: DemoData, category: DemoCategory, seed: string): string[] {
  const entrants = category.fighters.map(({ uuid }) => {
    const team = data.athletes.find((athlete) => athlete.uuid === uuid)?.team;
    return { id: uuid, ...(team !== undefined && { team }) };
  });
  return drawNumbers(category.format, entrants, seed).map(({ id }) => id);
}

function isSamePair(fighting: DemoFighting, bout: DrawnBout, entrants: readonly string[]): boolean {
  const pair = [bout.a, bout.b].map((slot) => ("seed" in slot ? entrants[slot.seed - 1] : undefined));
  return fighting.fighters.every(({ uuid }) => pair.includes(uuid));
}

/** The same address on every machine: links to a demo bout stay good. */
export function stableUuid(name: string): string {
  const hex = createHash("sha1").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

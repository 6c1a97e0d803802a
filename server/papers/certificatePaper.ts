import type { Certificate } from "#contract/awarding.ts";
import { writePdf, type Block } from "../pdf/writePdf.ts";
import { certificateWords as words } from "./certificateWords.ts";

/** A sheet for everybody on the podium, to be signed and handed over (AW15). */
export function writeCertificatePaper(certificates: readonly Certificate[], createdAtMs: number): Buffer {
  return writePdf({
    title: words.title,
    createdAtMs,
    hasFrame: true,
    blocks: certificates.flatMap((one, index) => [
      ...(index === 0 ? [] : [{ type: "page-break" } as const]),
      ...sheet(one),
    ]),
  });
}

const space = (height: number): Block => ({ type: "space", height });

type Look = { readonly face: "text" | "strong" | "display"; readonly ink?: "quiet" | "accent" };

/** Letters that fit a line of size one, by face: what is longer is set smaller, so that a sheet stays one sheet. */
const ROOM: Readonly<Record<Look["face"], number>> = { text: 830, strong: 800, display: 1050 };

function line(text: string, size: number, look: Look): Block {
  const room = ROOM[look.face] / size;
  const fitting = text.length <= room ? size : size * Math.sqrt(room / text.length);
  return { type: "centred", text, size: fitting, ...look };
}

const QUIET = { face: "text", ink: "quiet" } as const;

function sheet({ place, name, team, category, event, venue, day }: Certificate): Block[] {
  return [
    space(32),
    line(event, 20, { face: "strong" }),
    ...(venue === "" ? [] : [space(4), line(venue, 12, QUIET)]),
    space(36),
    line(words.title.toLocaleUpperCase("ru"), 64, { face: "display", ink: "accent" }),
    space(20),
    line(words.awarded, 14, QUIET),
    space(18),
    line(name, 44, { face: "display" }),
    ...(team === "" ? [] : [space(6), line(team, 15, { face: "text" })]),
    space(28),
    line(words.for(place), 26, { face: "strong" }),
    space(8),
    line(words.category(category), 15, { face: "text" }),
    space(4),
    line(words.medal(place), 13, QUIET),
    space(44),
    line(`${words.chief}   ${words.signature}`, 12, { face: "text" }),
    space(22),
    line(`${words.secretary}   ${words.signature}`, 12, { face: "text" }),
    space(30),
    line(words.date(day), 12, QUIET),
  ];
}

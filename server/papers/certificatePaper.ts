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
const line = (text: string, size: number, face: "text" | "strong" | "display", isQuiet = false): Block => ({
  type: "centred",
  text,
  size,
  face,
  ...(isQuiet && { ink: "quiet" }),
});

function sheet({ place, name, team, category, event, venue, day }: Certificate): Block[] {
  return [
    space(64),
    line(event, 20, "strong"),
    ...(venue === "" ? [] : [space(4), line(venue, 12, "text", true)]),
    space(56),
    { type: "centred", text: words.title.toLocaleUpperCase("ru"), size: 64, face: "display", ink: "accent" },
    space(20),
    line(words.awarded, 14, "text", true),
    space(24),
    line(name, 44, "display"),
    ...(team === "" ? [] : [space(6), line(team, 15, "text")]),
    space(36),
    line(words.for(place), 26, "strong"),
    space(8),
    line(words.category(category), 15, "text"),
    space(4),
    line(words.medal(place), 13, "text", true),
    space(72),
    line(`${words.chief}   ${words.signature}`, 12, "text"),
    space(22),
    line(`${words.secretary}   ${words.signature}`, 12, "text"),
    space(30),
    line(words.date(day), 12, "text", true),
  ];
}

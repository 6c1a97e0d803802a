import type { Certificate } from "#contract/awarding/awarding.ts";
import { writePdf, type Block } from "../pdf/writePdf.ts";

const longDate = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const PLACES = ["первое место", "второе место", "третье место"];

const words = {
  title: "Диплом",
  awarded: "награждается",
  for: (place: number) => `за ${PLACES[place - 1] ?? `${place}-е место`}`,
  category: (title: string) => `в категории «${title}»`,
  chief: "Главный судья",
  secretary: "Главный секретарь",
  date: (day: string | null) =>
    day === null ? "" : longDate.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`)).replace(/\s*г\.$/, ""),
} as const;

/** A sheet for everybody on the podium, to be signed and handed over (AW15). */
export function writeCertificatePaper(
  certificates: readonly Certificate[],
  createdAtMs: number,
): Promise<Buffer> {
  return writePdf({
    title: words.title,
    createdAtMs,
    hasFrame: true,
    isCentred: true,
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

function line(text: string, size: number, look: Look, lines = 1): Block {
  const room = (lines * ROOM[look.face]) / size;
  const fitting = text.length <= room ? size : size * Math.sqrt(room / text.length);
  return { type: "centred", text, size: fitting, ...look };
}

const QUIET = { face: "text", ink: "quiet" } as const;
const METALS = ["gold", "silver", "bronze"] as const;

/** As the page of the awarding prints it. */
function sheet({ place, name, team, category, event, venue, day }: Certificate): Block[] {
  return [
    line(event, 23, { face: "strong" }, 2),
    ...(venue === "" ? [] : [space(6), line(venue, 18, QUIET)]),
    space(18),
    line(words.title.toLocaleUpperCase("ru"), 71, { face: "display", ink: "accent" }),
    line(words.awarded, 18, QUIET),
    space(12),
    line(name, 51, { face: "display" }),
    ...(team === "" ? [] : [space(2), line(team, 20, { face: "text" })]),
    space(22),
    { type: "disc", text: String(place), ink: METALS[place - 1] ?? "line", size: 49 },
    space(14),
    line(words.for(place), 28, { face: "strong" }),
    space(8),
    line(words.category(category), 20, { face: "text" }),
    space(50),
    { type: "signature", text: words.chief, size: 20 },
    space(18),
    { type: "signature", text: words.secretary, size: 20 },
    space(26),
    line(words.date(day), 18, QUIET),
  ];
}

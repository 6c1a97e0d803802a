import type { Turns } from "../environment/turns.ts";
import { embedFace, showGlyphs } from "./embedFace.ts";
import type { FaceName } from "./faces.ts";
import { createPdfFile, pdfString } from "./pdfFile.ts";
import { glyphsOf, widthOf, type Lettering } from "./typesetting.ts";

/** Red, green and blue from 0 to 1. */
export type Ink = readonly [number, number, number];
export const INKS = {
  plain: [0.09, 0.1, 0.12],
  quiet: [0.38, 0.4, 0.44],
  line: [0.8, 0.81, 0.83],
  shade: [0.945, 0.947, 0.955],
  accent: [0.04, 0.39, 0.31],
  frame: [0.05, 0.3, 0.24],
  gold: [0.89, 0.69, 0.17],
  silver: [0.72, 0.76, 0.78],
  bronze: [0.75, 0.48, 0.27],
} as const satisfies Record<string, Ink>;
export type InkName = keyof typeof INKS;

export type PaperSettings = {
  readonly title: string;
  readonly isLandscape: boolean;
  readonly createdAtMs: number;
};

/** A4 in points. */
const A4 = [595.28, 841.89] as const;

/** Sheets to draw on: distances in points from the upper left corner, as one reads. */
export function createPaper(settings: PaperSettings) {
  const [width, height] = settings.isLandscape ? [A4[1], A4[0]] : A4;
  const sheets: string[][] = [];
  const used = new Map<FaceName, Map<number, string>>();
  const draw = (operators: string, sheet = sheets.length - 1): void => void sheets[sheet]?.push(operators);
  return {
    width,
    height,
    isLandscape: settings.isLandscape,
    addSheet: (): void => void sheets.push([]),
    countSheets: (): number => sheets.length,
    /** One line; `y` is where the letters stand. */
    write(
      line: string,
      x: number,
      y: number,
      look: Lettering & { readonly ink: InkName; readonly sheet?: number },
    ) {
      const glyphs = glyphsOf(line, look.face);
      const letters = used.get(look.face) ?? new Map<number, string>();
      used.set(look.face, letters);
      for (const { id, letter } of glyphs) if (!letters.has(id)) letters.set(id, letter);
      const font = `/${look.face} ${point(look.size)} Tf ${color(look.ink)} rg`;
      draw(`BT ${font} 1 0 0 1 ${point(x)} ${point(height - y)} Tm ${showGlyphs(glyphs)} ET`, look.sheet);
    },
    widthOf,
    paint: (box: Box, ink: InkName): void => draw(`${color(ink)} rg ${boxOf(box, height)} re f`),
    outline: (box: Box, ink: InkName, thickness: number, sheet: number): void =>
      draw(`${color(ink)} RG ${thickness} w ${boxOf(box, height)} re S`, sheet),
    /** Round, from its middle. */
    disc: (x: number, y: number, radius: number, ink: InkName): void =>
      draw(`${color(ink)} rg ${discOf(x, height - y, radius)} f`),
    print: (turns: Turns): Promise<Buffer> =>
      printSheets({ ...settings, width, height }, sheets, used, turns),
  };
}

export type Paper = ReturnType<typeof createPaper>;
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

async function printSheets(
  settings: PaperSettings & { readonly width: number; readonly height: number },
  sheets: readonly (readonly string[])[],
  used: ReadonlyMap<FaceName, ReadonlyMap<number, string>>,
  turns: Turns,
): Promise<Buffer> {
  const file = createPdfFile();
  const pagesId = file.reserve();
  const fonts: string[] = [];
  for (const [name, letters] of used) {
    await turns.give();
    fonts.push(`/${name} ${embedFace(file, name, letters)} 0 R`);
  }
  const box = `[0 0 ${settings.width} ${settings.height}]`;
  const resources = `<< /Font << ${fonts.join(" ")} >> >>`;
  const pages: number[] = [];
  for (const operators of sheets) {
    if (turns.isDue()) await turns.give();
    const content = file.addStream(Buffer.from(operators.join("\n"), "latin1"));
    pages.push(
      file.add(
        `<< /Type /Page /Parent ${pagesId} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R >>`,
      ),
    );
  }
  const kids = pages.map((id) => `${id} 0 R`).join(" ");
  file.add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`, pagesId);
  const root = file.add(
    `<< /Type /Catalog /Pages ${pagesId} 0 R /Lang (ru) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const info = file.add(
    `<< /Title ${pdfString(settings.title)} /Producer ${pdfString("Ковёр")} /CreationDate (${pdfDate(settings.createdAtMs)}) >>`,
  );
  return file.finish(root, info);
}

const boxOf = ({ x, y, width, height }: Box, sheetHeight: number): string =>
  [x, sheetHeight - y - height, width, height].map((value) => point(value)).join(" ");
/** How far the handles of a quarter of a circle reach, in radii. */
const HANDLE = 0.5523;

function discOf(x: number, y: number, radius: number): string {
  const at = (across: number, up: number): string =>
    `${point(x + across * radius)} ${point(y + up * radius)}`;
  const quarter = (fromX: number, fromY: number, toX: number, toY: number): string =>
    `${at(fromX + toX * HANDLE, fromY + toY * HANDLE)} ${at(toX + fromX * HANDLE, toY + fromY * HANDLE)} ${at(toX, toY)} c`;
  return [
    `${at(1, 0)} m`,
    quarter(1, 0, 0, 1),
    quarter(0, 1, -1, 0),
    quarter(-1, 0, 0, -1),
    quarter(0, -1, 1, 0),
  ].join(" ");
}

const color = (ink: InkName): string => INKS[ink].join(" ");
const point = (value: number): number => Math.round(value * 100) / 100;
const pdfDate = (ms: number): string => `D:${new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/gu, "")}`;

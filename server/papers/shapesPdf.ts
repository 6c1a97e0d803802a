import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { partsOf, type DrawnSheet, type Face, type Shape } from "#contract/paper/shapes.ts";
import { MM } from "./look.ts";

type Images = Readonly<Record<string, string>>;

/** Sheets that are drawn to their edges, one after another; a picture on all of them is in the file once. */
export function shapesDocument(
  title: string,
  sheets: readonly DrawnSheet[],
  images: Images = {},
): TDocumentDefinitions {
  const [first] = sheets;
  return {
    info: { title },
    pageSize: "A4",
    pageOrientation: first !== undefined && first.width > first.height ? "landscape" : "portrait",
    pageMargins: 0,
    defaultStyle: { font: "Text" },
    images: { ...images },
    content: sheets.flatMap((sheet, at) => [
      ...(at === 0 ? [] : [{ text: "", pageBreak: "before", fontSize: 0.1 } as const]),
      ...drawSheet(sheet, images),
    ]),
  };
}

/** Pictures lie under everything else. */
function drawSheet({ width, height, shapes }: DrawnSheet, images: Images): Content[] {
  const drawn = shapes.map(writeShape).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * MM}" height="${height * MM}">${drawn}</svg>`;
  return [
    ...shapes.flatMap((shape) => drawPicture(shape, images)),
    { svg, absolutePosition: { x: 0, y: 0 } },
  ];
}

/** One that was removed since leaves its place empty. */
function drawPicture(shape: Shape, images: Images): Content[] {
  if (shape.type !== "picture" || images[shape.address] === undefined) return [];
  const { x, y, width, height, address, isWhole } = shape;
  const box = { width: width * MM, height: height * MM };
  return [
    {
      image: address,
      absolutePosition: { x: x * MM, y: y * MM },
      ...(isWhole ? { fit: [box.width, box.height] } : { cover: box }),
    },
  ];
}

const FACES: Readonly<Record<Face, string>> = {
  text: 'font-family="Text"',
  strong: 'font-family="Text" font-weight="bold"',
  display: 'font-family="Display"',
};

const inked = (ink: string, line: number | undefined): string =>
  line === undefined ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${line}"`;

function writeShape(shape: Shape): string {
  switch (shape.type) {
    case "rect":
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" ${inked(shape.ink, shape.line)}/>`;
    case "circle":
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" ${inked(shape.ink, shape.line)}/>`;
    case "path":
      return `<path d="${shape.d}" ${inked(shape.ink, shape.line)}/>`;
    case "text": {
      const [before, strong, after] = partsOf(shape).map(escaped);
      const anchor = shape.align === "left" ? "start" : "middle";
      const spacing = shape.spacing === undefined ? "" : ` letter-spacing="${shape.spacing}"`;
      const bold = strong === "" ? "" : `<tspan font-weight="bold">${strong}</tspan>`;
      return `<text x="${shape.x}" y="${shape.y}" text-anchor="${anchor}" font-size="${shape.size}" fill="${shape.ink}" ${FACES[shape.face]}${spacing}>${before}${bold}${after}</text>`;
    }
    case "picture":
      return "";
  }
}

/** Signs of SVG and what no XML may hold. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

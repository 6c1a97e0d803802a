import { encode } from "uqr";
import { linesOf, POINT, type DrawnSheet, type Face, type Shape } from "#contract/paper/shapes.ts";
import { INK, runsOf } from "./look.ts";
import type { Badge, BadgesPaper } from "./paper.ts";

/** Millimetres: two columns of four, cut along the gaps. */
const BADGE = { width: 90, height: 66 };
const GAP = 3;
const LEFT = (210 - 2 * BADGE.width - GAP) / 2;
const TOP = 12;
const ON_SHEET = 8;

const STRIPE = 12;
const QR = 22;
const TEXT_ROOM = BADGE.width - 4 - 3 - 2 - QR;
const FOOT = 6;

/** Badges to be cut, eight to a sheet; the role is told by the fill of its stripe as well (PD66). */
export function badgeSheets({ badges, event }: BadgesPaper): DrawnSheet[] {
  const sheets = Array.from({ length: Math.ceil(badges.length / ON_SHEET) }, (_, sheet) =>
    badges.slice(sheet * ON_SHEET, (sheet + 1) * ON_SHEET),
  );
  return sheets.map((some) => ({
    width: 210,
    height: 297,
    shapes: some.flatMap((badge, at) => {
      const x = LEFT + (at % 2) * (BADGE.width + GAP);
      const y = TOP + Math.floor(at / 2) * (BADGE.height + GAP);
      return drawBadge(badge, event, x, y);
    }),
  }));
}

function drawBadge(badge: Badge, event: string, x: number, y: number): Shape[] {
  const { width, height } = BADGE;
  return [
    ...drawStripe(badge, x, y),
    ...drawTexts(badge, x + 4, y + STRIPE),
    ...drawCode(badge.code, x + width - 3 - QR, y + STRIPE + 2.5),
    { type: "rect", x, y: y + height - FOOT - 0.2, width, height: 0.2, ink: INK.line },
    ...drawFoot(event, x, y + height),
    { type: "rect", x, y, width, height, ink: INK.plain, line: 0.25 },
  ];
}

function drawStripe({ role, word }: Badge, x: number, y: number): Shape[] {
  const { width } = BADGE;
  const isSolid = role === "judge";
  const name: Shape = {
    type: "text",
    x: x + width / 2,
    y: y + 8,
    text: word,
    size: 16 * POINT,
    face: "display",
    ink: isSolid ? INK.white : INK.plain,
    spacing: 16 * POINT * 0.08,
  };
  if (isSolid) return [{ type: "rect", x, y, width, height: STRIPE, ink: INK.plain }, name];
  const edge: Shape = { type: "rect", x, y: y + STRIPE - 0.5, width, height: 0.5, ink: INK.plain };
  if (role === "athlete") return [name, edge];
  const plate = { type: "rect", y: y + 2.5, height: 7, ink: INK.white } as const;
  return [drawHatch(x, y), { ...plate, x: x + width / 2 - 17, width: 34 }, name, edge];
}

/** Slanted lines from edge to edge of the stripe. */
function drawHatch(x: number, y: number): Shape {
  const step = 3.1;
  const count = Math.floor((BADGE.width + STRIPE) / step);
  const lines = Array.from({ length: count }, (_, index) => {
    const foot = (index + 1) * step;
    const [fromX, fromY] = foot <= BADGE.width ? [foot, 0] : [BADGE.width, foot - BADGE.width];
    const [toX, toY] = foot <= STRIPE ? [0, foot] : [foot - STRIPE, STRIPE];
    return `M${round(x + fromX)} ${round(y + fromY)}L${round(x + toX)} ${round(y + toY)}`;
  });
  return { type: "path", d: lines.join(""), ink: INK.line, line: 0.5 };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

type Line = { readonly text: string; readonly points: number; readonly leading: number; readonly face: Face };

/** Set smaller when there is too much of it for the badge, never cut (PD3). */
function drawTexts({ lastName, names, from, duties }: Badge, x: number, top: number): Shape[] {
  const lines: readonly Line[] = [
    { text: lastName, points: 14, leading: 16, face: "strong" },
    { text: names, points: 11.5, leading: 15, face: "text" },
    { text: from, points: 9.5, leading: 12.5, face: "text" },
    ...duties.map((text): Line => ({ text, points: 9.5, leading: 12.5, face: "strong" })),
  ];
  const bottom = top + BADGE.height - STRIPE - FOOT - 1;
  for (let scale = 1; ; scale *= 0.94) {
    const shapes: Shape[] = [];
    let y = top + 2;
    for (const { text, points, leading, face } of lines) {
      if (text === from) y += 2 * scale;
      const size = points * scale * POINT;
      for (const line of linesOf(text, size, face, { widthOf: () => TEXT_ROOM })) {
        y += leading * scale * POINT;
        shapes.push({ type: "text", x, y, text: line, size, face, ink: INK.plain, align: "left" });
      }
    }
    if (y <= bottom || scale < 0.2) return shapes;
  }
}

function drawCode(code: string, x: number, y: number): Shape[] {
  const { data } = encode(code, { ecc: "M", border: 0 });
  const step = QR / data.length;
  const squares = data.flatMap((row, at) =>
    runsOf(row).map(({ from, length }) => {
      const [left, top, width] = [x + from * step, y + at * step, length * step].map(round);
      return `M${left} ${top}h${width}v${round(step)}h-${width}z`;
    }),
  );
  return [
    { type: "path", d: squares.join(""), ink: INK.plain },
    {
      type: "text",
      x: x + QR / 2,
      y: y + QR + 4,
      text: code,
      size: 8 * POINT,
      face: "strong",
      ink: INK.plain,
    },
  ];
}

function drawFoot(event: string, x: number, bottom: number): Shape[] {
  const room = { widthOf: () => BADGE.width - 4 };
  let size = 7 * POINT;
  while (linesOf(event, size, "text", room).length > 1 && size > 1) size *= 0.94;
  return [
    {
      type: "text",
      x: x + BADGE.width / 2,
      y: bottom - 2.2,
      text: event,
      size,
      face: "text",
      ink: INK.quiet,
    },
  ];
}

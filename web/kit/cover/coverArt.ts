import { COVER_MOTIFS, COVER_PALETTES, COVER_SIZES } from "./coverLook.ts";
import type { CoverLook, CoverMotif, CoverPalette } from "./coverLook.ts";
import { pick, stableHash } from "./stableHash.ts";

type Colours = {
  readonly ground: string;
  readonly tile: string;
  readonly shade: string;
  readonly line: string;
};
type Canvas = {
  readonly w: number;
  readonly h: number;
  readonly shade: string;
  readonly line: string;
  /** Words stand on its left half: what is drawn keeps to the right one. */
  readonly isUnderWords: boolean;
};

const COLOURS: Readonly<Record<CoverPalette, Colours>> = {
  tatami: { ground: "#0C4D3E", tile: "#0F5A49", shade: "#0B3A2F", line: "#FFC93C" },
  ocean: { ground: "#123F8C", tile: "#174A9E", shade: "#0D2E6A", line: "#FFC93C" },
  brick: { ground: "#8E231F", tile: "#9C2D28", shade: "#6A1715", line: "#F6E7C8" },
  graphite: { ground: "#2A3134", tile: "#343C40", shade: "#1C2224", line: "#E9ECE6" },
  sand: { ground: "#B9772B", tile: "#C5853A", shade: "#94591A", line: "#FFF3D6" },
  pine: { ground: "#20452A", tile: "#285233", shade: "#16331E", line: "#F1D77A" },
  steel: { ground: "#3C5566", tile: "#466273", shade: "#2A3F4D", line: "#F4F1E8" },
};

/** What lies on the tiles; each motif is a piece of the hall seen from above. */
const DRAWINGS: Readonly<Record<CoverMotif, (canvas: Canvas) => string>> = {
  ring: drawRing,
  square: drawSquare,
  belt: drawBelt,
  bracket: drawBracket,
  arc: drawArc,
};

/** The inside of an svg of the shape's size. */
export function drawCover({ seed, palette, motif, shape }: CoverLook): string {
  const hash = stableHash(seed);
  const { ground, tile, shade, line } = COLOURS[palette ?? pick(COVER_PALETTES, hash)];
  const { w, h } = COVER_SIZES[shape];
  const isUnderWords = shape === "hero" || shape === "head";
  const draw = DRAWINGS[motif ?? pick(COVER_MOTIFS, hash >>> 8)];
  return (
    `<rect width="${w}" height="${h}" fill="${ground}"/><path d="${floorTiles(w, h)}" fill="${tile}"/>` +
    (isUnderWords ? shaded(shade, { w, h, id: `cover-${shape}-${hash}` }) : "") +
    draw({ w, h, shade, line, isUnderWords })
  );
}

type Area = { readonly w: number; readonly h: number; readonly id: string };

/** White words are read on every palette; the tiles stay as sharp as elsewhere. */
const shaded = (shade: string, { w, h, id }: Area) =>
  `<linearGradient id="${id}"><stop offset="0.5" stop-color="${shade}" stop-opacity="0.8"/>` +
  `<stop offset="1" stop-color="${shade}" stop-opacity="0"/></linearGradient>` +
  `<rect width="${px(w * 0.6)}" height="${h}" fill="url(#${id})"/>`;

function drawRing({ w, h, shade, line }: Canvas) {
  const ring = (r: number, paint: string) =>
    `<circle cx="${px(w * 0.7)}" cy="${px(h * 0.5)}" r="${px(h * 0.44 * r)}" ${paint}/>`;
  const drawn = (width: number) => `fill="none" stroke="${line}" stroke-width="${px(h * width)}"`;
  return ring(1.32, `fill="${shade}"`) + ring(1.1, drawn(0.035)) + ring(0.3, drawn(0.018));
}

function drawSquare({ w, h, shade, line, isUnderWords }: Canvas) {
  const left = w * (isUnderWords ? 0.62 : 0.42);
  const width = h * 0.95;
  const starts = `M${px(left + h * 0.38)} ${px(h * 0.42)}v${px(h * 0.16)}M${px(left + h * 0.57)} ${px(h * 0.42)}v${px(h * 0.16)}`;
  const inner = { x: px(left + h * 0.06), width: px(width - h * 0.12) };
  return (
    `<rect x="${px(left)}" y="${px(h * 0.12)}" width="${px(width)}" height="${px(h * 0.76)}" fill="${shade}"/>` +
    `<rect x="${inner.x}" y="${px(h * 0.18)}" width="${inner.width}" height="${px(h * 0.64)}" fill="none" stroke="${line}" stroke-width="${px(h * 0.028)}"/>` +
    `<path d="${starts}" stroke="${line}" stroke-width="${px(h * 0.035)}"/>`
  );
}

function drawBelt({ w, h, shade, line, isUnderWords }: Canvas) {
  const from = w * (isUnderWords ? 0.58 : -0.2);
  const tip = w * (isUnderWords ? 0.72 : 0.66);
  const strip = (x: number, width: number, fill: string, y = 0.22) =>
    `<rect x="${px(x)}" y="${px(h * y)}" width="${px(width)}" height="${px(h * 0.2)}" fill="${fill}"/>`;
  return (
    `<g transform="rotate(-24 ${px(w * (isUnderWords ? 0.72 : 0.6))} ${px(h * 0.5)})">` +
    strip(from, w * 1.6, line) +
    strip(tip, h * 0.46, "#15191A") +
    strip(tip + h * 0.08, h * 0.035, "#F4F1E8") +
    strip(tip + h * 0.16, h * 0.035, "#F4F1E8") +
    strip(from, w * 1.6, shade, 0.6) +
    `</g>`
  );
}

function drawBracket({ w, h, shade, line, isUnderWords }: Canvas) {
  const unit = isUnderWords ? Math.min(h * 0.42, (w * 0.42 - h * 0.62) / 3.05) : h * 0.42;
  // Away from the edge: a place taller than the drawing cuts off its sides.
  const left = w * 0.94 - h * 0.62 - unit * 3.05;
  const disc = left + 3.05 * unit + h * 0.2;
  const stroke = `stroke="${line}" stroke-width="${px(h * 0.026)}"`;
  const pairs =
    `M${px(left)} ${px(h * 0.14)}h${px(unit)}v${px(h * 0.24)}h${px(-unit)}` +
    `M${px(left)} ${px(h * 0.62)}h${px(unit)}v${px(h * 0.24)}h${px(-unit)}` +
    `M${px(left + unit)} ${px(h * 0.26)}h${px(unit)}v${px(h * 0.48)}h${px(-unit)}` +
    `M${px(left + 2 * unit)} ${px(h * 0.5)}h${px(unit * 1.05)}`;
  const mark = `translate(${px(disc - h * 0.11)} ${px(h * 0.39)}) scale(${(h * 0.22) / 64})`;
  return (
    `<path d="${pairs}" fill="none" ${stroke}/>` +
    `<circle cx="${px(disc)}" cy="${px(h * 0.5)}" r="${px(h * 0.2)}" fill="${shade}" ${stroke}/>` +
    `<path d="M16.4 17h7v30h-7zM38.5 17h9.4L35.3 32l12.6 15h-9.4L25.9 32z" fill="${line}" transform="${mark}"/>`
  );
}

function drawArc({ w, h, shade, line, isUnderWords }: Canvas) {
  const cx = w * (isUnderWords ? 0.76 : 0.7);
  const radius = h * 0.44;
  const over = (r: number) => `M${px(cx - r)} ${h}A${px(r)} ${px(r)} 0 0 1 ${px(cx + r)} ${h}`;
  return (
    `<path d="${over(radius * 1.5)}Z" fill="${shade}"/>` +
    `<path d="${over(radius * 1.2)}" fill="none" stroke="${line}" stroke-width="${px(h * 0.035)}"/>` +
    `<circle cx="${px(cx)}" cy="${h}" r="${px(radius * 0.42)}" fill="${line}"/>`
  );
}

/** Every second tile of the floor, as one path. */
function floorTiles(w: number, h: number): string {
  const step = h / 4;
  let path = "";
  for (let column = 0; column * step < w; column += 1)
    for (let row = 0; row < 4; row += 1)
      if ((column + row) % 2 === 1)
        path += `M${px(column * step)} ${px(row * step)}h${step}v${step}h${-step}z`;
  return path;
}

// Long fractions would only make the page heavier.
function px(value: number): number {
  return Math.round(value * 100) / 100;
}

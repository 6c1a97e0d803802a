import { drawText, measure } from "./letters.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
export const EDGE = 76;

export const COLOURS = {
  mat: "#0b3a2f",
  deep: "#08241d",
  green: "#0a6350",
  line: "#ffc93c",
  lineInk: "#1b1500",
  white: "#ffffff",
  soft: "#bfe0d3",
  red: "#b5121f",
  blue: "#1349b5",
  board: "#0b120f",
  boardLine: "#26312b",
  gold: "#e2b12c",
  silver: "#b8c1c7",
  bronze: "#c07a45",
} as const;

/** A mat seen from above: its border line, its circle, and the product's name in the corner. */
export function drawFrame(brand: string, content: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs><radialGradient id="light" cx="0.82" cy="0.1" r="1.1"><stop offset="0" stop-color="#11604d"/><stop offset="0.55" stop-color="${COLOURS.mat}"/><stop offset="1" stop-color="${COLOURS.deep}"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`,
    `<g fill="none" stroke="${COLOURS.white}" stroke-opacity="0.07" stroke-width="3"><circle cx="1010" cy="250" r="330"/><circle cx="1010" cy="250" r="210"/><circle cx="1010" cy="250" r="52"/></g>`,
    `<rect x="26" y="26" width="${WIDTH - 52}" height="${HEIGHT - 52}" rx="22" fill="none" stroke="${COLOURS.line}" stroke-opacity="0.9" stroke-width="4"/>`,
    content,
    drawBrand(brand),
    "</svg>",
  ].join("");
}

const BRAND_SIZE = 58;

function drawBrand(brand: string): string {
  const x = EDGE;
  const y = HEIGHT - 26 - BRAND_SIZE - 20;
  const mark = `<g transform="translate(${x} ${y}) scale(${BRAND_SIZE / 64})"><circle cx="32" cy="32" r="32" fill="${COLOURS.line}"/><circle cx="32" cy="32" r="27.2" fill="none" stroke="${COLOURS.mat}" stroke-width="2.6"/><path fill="#0b2a22" d="M16.4 17h7v30h-7zM38.5 17h9.4L35.3 32l12.6 15h-9.4L25.9 32z"/></g>`;
  const name = drawText(brand, x + BRAND_SIZE + 18, y + 42, {
    face: "display",
    size: 42,
    fill: COLOURS.white,
  });
  const rule = `<rect x="${x}" y="${y - 20}" width="${WIDTH - 2 * EDGE}" height="2" fill="${COLOURS.white}" fill-opacity="0.14"/>`;
  return rule + mark + name;
}

/** A small sign with words in it. */
export function drawSign(words: string, x: number, y: number, isLive: boolean): string {
  const look = { face: "text", size: 24, fill: isLive ? COLOURS.lineInk : COLOURS.white } as const;
  const indent = isLive ? 44 : 18;
  const width = indent + measure(words, look) + 18;
  const back = isLive
    ? `fill="${COLOURS.line}"/><circle cx="${x + 24}" cy="${y + 24}" r="7" fill="${COLOURS.lineInk}"`
    : `fill="${COLOURS.white}" fill-opacity="0.13"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="8" ${back}/>${drawText(words, x + indent, y + 32, look)}`;
}

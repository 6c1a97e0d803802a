import type { DiplomaLayout } from "./diploma.ts";
import { POINT, type Shape } from "./shapes.ts";

export const INK = {
  plain: "#131916",
  quiet: "#434c47",
  mat: "#0a6350",
  yellow: "#ffc93c",
  white: "#ffffff",
};
/** The mat's green as it looks through to white paper. */
const PALE = { line: "#a9c7c0", fill: "#f3f7f6" };

export type Frame = {
  readonly width: number;
  readonly height: number;
  /** The middle of the text and its widest line. */
  readonly middle: number;
  readonly room: number;
  readonly background: readonly Shape[];
  /** Where a logo stands, and how far down it moves the first lines. */
  readonly logo: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly underLogo: number;
  /** Where the first line and the word «awarded» stand, and the lines to sign. */
  readonly top: number;
  readonly lead: number;
  readonly signed: number;
  readonly foot: number;
  /** Distances to the next line: title, name, body, and lines of a body. */
  readonly toTitle: number;
  readonly toName: number;
  readonly toBody: number;
  readonly inBody: number;
};

export const RING = { x: 105, y: 166 };
/** Where everything stands on a sheet, in millimetres. */
export const FRAMES: Readonly<Record<DiplomaLayout, Frame>> = {
  mat: {
    width: 210,
    height: 297,
    middle: 105,
    room: 166,
    logo: { x: 75, y: 10, width: 60, height: 24 },
    underLogo: 21,
    top: 23.3,
    lead: 105.8,
    signed: 259,
    foot: 280,
    toTitle: 25.4,
    toName: 13.8,
    toBody: 15.1,
    inBody: 21 * POINT,
    background: [
      { type: "circle", ...RING, radius: 71, ink: PALE.fill },
      { type: "circle", ...RING, radius: 77, ink: PALE.line, line: 1.2 },
      { type: "circle", ...RING, radius: 81, ink: INK.yellow, line: 2.4 },
    ],
  },
  belt: {
    width: 297,
    height: 210,
    middle: 161.5,
    room: 231,
    // On the belt, where no text comes.
    logo: { x: 3, y: 8, width: 20, height: 20 },
    underLogo: 0,
    top: 17.5,
    lead: 63.8,
    signed: 177,
    foot: 198.2,
    toTitle: 22.5,
    toName: 11.9,
    toBody: 12.4,
    inBody: 19 * POINT,
    background: [
      { type: "rect", x: 0, y: 0, width: 26, height: 210, ink: INK.mat },
      { type: "rect", x: 26, y: 0, width: 2.4, height: 210, ink: INK.yellow },
      { type: "rect", x: 0, y: 150, width: 26, height: 44, ink: INK.plain },
      { type: "rect", x: 0, y: 160, width: 26, height: 3, ink: INK.white },
      { type: "rect", x: 0, y: 168, width: 26, height: 3, ink: INK.white },
    ],
  },
};

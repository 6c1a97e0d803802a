/** `#rrggbb`, in small letters. */
export type Colour = string;
export const COLOUR_MODES = ["light", "dark"] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** What the colour of an event becomes in one mode. */
export type AccentColours = {
  /** Buttons, links and words. */
  readonly primary: Colour;
  readonly hover: Colour;
  /** Words on a button. */
  readonly on: Colour;
  /** A ground with words of the primary colour on it. */
  readonly soft: Colour;
  readonly line: Colour;
};

/** What words are read on, the page's own surface first; the same as in the tokens of the theme. */
export const GROUNDS: Readonly<Record<ColourMode, readonly [Colour, ...Colour[]]>> = {
  light: ["#ffffff", "#f3f4f1", "#edefeb", "#e2e5e0"],
  dark: ["#151a17", "#0d110f", "#1c231f", "#28312c"],
};
const ON: Readonly<Record<ColourMode, Colour>> = { light: "#ffffff", dark: "#0d110f" };
const FARTHER: Readonly<Record<ColourMode, Colour>> = { light: "#000000", dark: "#ffffff" };

/** WCAG 2.2, level AA, for words of the usual size. */
export const LEAST_CONTRAST = 4.5;

/** The colour an organiser chose, at the nearest lightness that is read in this mode (LK2). */
export function accentColours(chosen: Colour, mode: ColourMode): AccentColours {
  const { hue, saturation, lightness } = toHsl(chosen);
  const start = Math.round(lightness);
  for (let distance = 0; distance <= 100; distance += 1) {
    for (const moved of [start - distance, start + distance]) {
      if (moved < 0 || moved > 100) continue;
      const primary = distance === 0 ? chosen : fromHsl(hue, saturation, moved);
      const colours = around(primary, mode);
      if (isRead(colours, mode)) return colours;
    }
  }
  return around(FARTHER[mode], mode);
}

/** Whether it is shown in another lightness than it was chosen in. */
export const isMoved = (chosen: Colour, mode: ColourMode): boolean =>
  accentColours(chosen, mode).primary !== chosen;

/** The colours for both modes by the names pages know them under, `--light-primary` and the like. */
export const accentVariables = (chosen: Colour): Readonly<Record<string, Colour>> =>
  Object.fromEntries(
    COLOUR_MODES.flatMap((mode) =>
      Object.entries(accentColours(chosen, mode)).map(([name, colour]) => [`--${mode}-${name}`, colour]),
    ),
  );

function around(primary: Colour, mode: ColourMode): AccentColours {
  const [surface] = GROUNDS[mode];
  return {
    primary,
    hover: mix(primary, FARTHER[mode], 0.16),
    on: ON[mode],
    soft: mix(surface, primary, 0.12),
    line: mix(surface, primary, 0.5),
  };
}

function isRead({ primary, hover, on, soft }: AccentColours, mode: ColourMode): boolean {
  return (
    [...GROUNDS[mode], soft, on].every((ground) => contrast(primary, ground) >= LEAST_CONTRAST) &&
    contrast(hover, on) >= LEAST_CONTRAST
  );
}

/** From 1, the same colour, to 21, black on white. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const toColour = (values: readonly number[]): Colour =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

function mix(one: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  return toColour(channels(one).map((value, at) => value + ((others[at] ?? 0) - value) * share));
}

/** Hue in sixths of the circle; saturation from 0 to 1; lightness from 0 to 100. */
function toHsl(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => value / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const hue =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return {
    hue: (hue + 6) % 6,
    saturation: spread / (1 - Math.abs(2 * lightness - 1)),
    lightness: lightness * 100,
  };
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const light = lightness / 100;
  const reach = saturation * Math.min(light, 1 - light);
  const channel = (at: number) => {
    const turn = (at + hue * 2) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return toColour([channel(0), channel(8), channel(4)]);
}

import { fillIn, type Diploma, type DiplomaText, type DiplomaValues } from "./diploma.ts";
import { FRAMES, INK, RING, type Frame } from "./diplomaFrames.ts";
import { linesOf, POINT, widthOf, type DrawnSheet, type Face, type Shape } from "./shapes.ts";

/** Longer names take two lines (PD61). */
const LETTERS_OF_NAME = 24;

/** A diploma as it is drawn, the same on paper and on a screen. */
export function diplomaSheet(diploma: Diploma, values: DiplomaValues): DrawnSheet {
  const frame = FRAMES[diploma.layout];
  const { width, height } = frame;
  const texts = [...writing(diploma, values, frame), ...signatures(diploma, values, frame)];
  const { offsetX, offsetY, isTextOnly } = diploma;
  const moved = texts.map((shape) => move(shape, offsetX, offsetY));
  if (isTextOnly) return { width, height, shapes: moved };
  return { width, height, shapes: [...backgroundOf(diploma, frame), ...logoOf(diploma, frame), ...moved] };
}

function backgroundOf({ background }: Diploma, { width, height, background: own }: Frame): readonly Shape[] {
  if (background === null) return own;
  return [{ type: "picture", x: 0, y: 0, width, height, address: background, isWhole: false }];
}

/** On white where it lies on the belt: a logo is made for paper. */
function logoOf({ logo, background, layout }: Diploma, { logo: place }: Frame): readonly Shape[] {
  if (logo === null) return [];
  const picture: Shape = { type: "picture", ...place, address: logo, isWhole: true };
  if (layout === "mat" || background !== null) return [picture];
  const { x, y, width, height } = place;
  return [
    { type: "rect", x: x - 1, y: y - 1, width: width + 2, height: height + 2, ink: INK.white },
    picture,
  ];
}

type Style = {
  readonly size: number;
  readonly face: Face;
  /** To the next line of the same text. */
  readonly leading: number;
  readonly ink?: string;
  readonly spacing?: number;
  readonly letters?: number;
};
const style = (points: number, face: Face, leading: number, more: Partial<Style> = {}): Style => ({
  size: points * POINT,
  face,
  leading: leading * POINT,
  ...more,
});

const STYLES: Readonly<Record<DiplomaText, Style>> = {
  organiser: style(11, "text", 15),
  title: style(58, "display", 60, { spacing: 58 * POINT * 0.06 }),
  degree: style(20, "display", 26),
  lead: style(12, "text", 16, { ink: INK.quiet }),
  name: style(27, "strong", 33, { letters: LETTERS_OF_NAME }),
  middleName: style(17, "text", 23),
  from: style(11.5, "text", 16),
  body: style(14, "text", 21),
  foot: style(10, "text", 13),
};

type Entry = {
  readonly text: string;
  readonly strong: string;
  readonly style: Style;
  readonly before: number;
};

/** How much smaller a text that fills its sheet is tried at a time. */
const SMALLER = 0.94;
/** Room for a pen over the line to sign on. */
const PEN = 14;

/** Everything above the signatures; when it is too much for the sheet it is set smaller, never cut (PD3). */
function writing(diploma: Diploma, values: DiplomaValues, frame: Frame): Shape[] {
  const entries = (names: readonly (readonly [DiplomaText, number])[]): Entry[] =>
    names.flatMap(([name, before]) =>
      diploma.texts[name].split("\n").flatMap((typed, at): Entry[] => {
        const { text, strong } = filled(typed, values);
        const gap = at === 0 ? before : frame.inBody;
        const look = name === "body" ? { ...STYLES.body, leading: frame.inBody } : STYLES[name];
        return text === "" ? [] : [{ text, strong, style: look, before: gap }];
      }),
    );
  const upper = entries([
    ["organiser", 0],
    ["title", frame.toTitle],
    ["degree", 11],
  ]);
  const middle = entries([
    ["lead", 0],
    ["name", frame.toName],
    ["middleName", 8.4],
    ["from", 9.3],
    ["body", frame.toBody],
  ]);
  const top = frame.top + (diploma.logo === null || diploma.isTextOnly ? 0 : frame.underLogo);
  const isRing = diploma.layout === "mat" && diploma.background === null && !diploma.isTextOnly;
  for (let scale = 1; ; scale *= SMALLER) {
    const above = flow(upper, { ...frame, y: top, scale, isRing: false });
    const start = Math.max(frame.lead, above.y + 10);
    const below = flow(middle, { ...frame, y: start, scale, isRing });
    if (below.y <= frame.signed - PEN || scale < 0.2) return [...above.shapes, ...below.shapes];
  }
}

/** `*…*` sets a part strong; stars in what is put in mean nothing. */
function filled(typed: string, values: DiplomaValues): { readonly text: string; readonly strong: string } {
  const inStars = /\*([^*]+)\*/u.exec(typed)?.[1];
  const strong = inStars === undefined ? "" : fillIn(inStars, values);
  return {
    text: fillIn(inStars === undefined ? typed : typed.replace(`*${inStars}*`, inStars), values),
    strong,
  };
}

type Flow = Pick<Frame, "middle" | "room"> & {
  readonly y: number;
  readonly scale: number;
  readonly isRing: boolean;
};

function flow(entries: readonly Entry[], { middle, room, y: from, scale, isRing }: Flow) {
  const shapes: Shape[] = [];
  let y = from;
  entries.forEach(({ text, strong, style: look, before }) => {
    y += before * scale;
    const widthAt = (line: number, size: number) =>
      isRing ? Math.min(room, chordAt(y + line * look.leading * scale - CAPITALS * size)) : room;
    const size = fitting(text, { ...look, size: look.size * scale }, widthAt(0, look.size * scale));
    const lines = linesOf(text, size, look.face, {
      widthOf: (line) => widthAt(line, size),
      letters: look.letters,
    });
    lines.forEach((line, at) => {
      if (at > 0) y += (look.leading * size) / look.size;
      shapes.push({
        type: "text",
        x: middle,
        y,
        text: line,
        size,
        face: look.face,
        ink: look.ink ?? INK.plain,
        ...(line.includes(strong) && strong !== "" ? { strong } : {}),
        ...(look.spacing === undefined ? {} : { spacing: (look.spacing * size) / look.size }),
      });
    });
  });
  return { shapes, y };
}

/** How high capital letters are, in ems. */
const CAPITALS = 0.72;

/** How wide the ring is inside its yellow edge at a height. */
function chordAt(y: number): number {
  const inner = 79;
  return Math.max(80, 2 * Math.sqrt(Math.max(0, inner ** 2 - (RING.y - y) ** 2)));
}

/** The size at which the longest word fits. */
function fitting(text: string, { size, face, spacing = 0 }: Style, width: number): number {
  const widest = Math.max(
    ...text
      .split(/(?<=-)|[^\S\u00a0]/u)
      .map((word) => widthOf(word, size, face) + (spacing > 0 ? word.length * size * 0.06 : 0)),
  );
  return widest <= width ? size : (size * width) / widest;
}

const SIGNATURE = { width: 62, apart: 22, pictureHeight: 20 };
const POST = style(10, "text", 13);
const SIGNER = style(10, "strong", 13);

function signatures(diploma: Diploma, values: DiplomaValues, frame: Frame): Shape[] {
  const { width, apart } = SIGNATURE;
  const first = frame.middle - width - apart / 2;
  return [
    ...diploma.signers.flatMap((signer, at) =>
      signature(signer, values, {
        left: first + at * (width + apart),
        y: frame.signed,
        hasLine: !diploma.isTextOnly,
      }),
    ),
    ...plainLines([[diploma.texts.foot, STYLES.foot]], values, { ...frame, y: frame.foot }),
  ];
}

type Place = { readonly left: number; readonly y: number; readonly hasLine: boolean };

function signature(
  { post, name, picture }: Diploma["signers"][number],
  values: DiplomaValues,
  { left, y, hasLine }: Place,
): Shape[] {
  const { width, pictureHeight: height } = SIGNATURE;
  const under = { middle: left + width / 2, room: width, y: y + 5.1 };
  const lines = plainLines(
    [
      [post, POST],
      [name, SIGNER],
    ],
    values,
    under,
  );
  if (lines.length === 0) return [];
  const shapes: Shape[] = [];
  if (picture !== null)
    shapes.push({
      type: "picture",
      x: left,
      y: y - height + 3,
      width,
      height,
      address: picture,
      isWhole: true,
    });
  if (hasLine) shapes.push({ type: "rect", x: left, y, width, height: 0.3, ink: INK.plain });
  return [...shapes, ...lines];
}

function plainLines(
  texts: readonly (readonly [string, Style])[],
  values: DiplomaValues,
  at: Pick<Flow, "middle" | "room" | "y">,
): readonly Shape[] {
  const entries = texts.flatMap(([typed, look]) => {
    const text = fillIn(typed, values);
    return text === "" ? [] : [{ text, strong: "", style: look, before: look.leading }];
  });
  const [first, ...others] = entries;
  const lines = first === undefined ? [] : [{ ...first, before: 0 }, ...others];
  return flow(lines, { ...at, scale: 1, isRing: false }).shapes;
}

function move(shape: Shape, x: number, y: number): Shape {
  if (shape.type === "path") return shape;
  return { ...shape, x: shape.x + x, y: shape.y + y };
}

import * as fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Diploma, DiplomaValues } from "#contract/paper/diploma.ts";
import { diplomaSheet } from "#contract/paper/diplomaSheet.ts";
import { widthOf, type Face, type Shape } from "#contract/paper/shapes.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { faceOf } from "../letters.ts";
import { writePdf } from "../paperPdf.ts";
import { wordsOf } from "../../words/words.ts";
import { usualTexts } from "./diplomas.ts";

const USUAL_DIPLOMA = usualTexts(wordsOf("ru"));

const values: DiplomaValues = {
  организатор: "Региональная федерация грэпплинга",
  степень: "III степени",
  "Фамилия Имя": "Жүнісов Нұрсұлтан",
  отчество: "Әбдіқадырұлы",
  "субъект, город, клуб": "Астраханская область, г. Астрахань, «Дельта»",
  место: "3-е место",
  соревнование: "Кубок Волги по грэпплингу 2026",
  категория: "мужчины, до 71 кг",
  "город, дата": "г. Казань, 15 ноября 2026 г.",
  "главный судья": "В. А. Мамлеев-Заречный",
  "главный секретарь": "О. Н. Вознесенская",
};
const LAYOUTS = ["mat", "belt"] as const;
type Lettered = Extract<Shape, { type: "text" }>;
const textsOn = (diploma: Diploma, of: DiplomaValues): Lettered[] =>
  diplomaSheet(diploma, of).shapes.filter((shape) => shape.type === "text");
const printed = async (diploma: Diploma, people: readonly DiplomaValues[], images = {}) =>
  await writePdf({ type: "diplomas", title: "Дипломы", diploma, people, images }, 0);

test.each(LAYOUTS)(
  "[PD60] what is known of a person stands in the place of the words in braces: %s",
  async (layout) => {
    const [page = ""] = await readPdfPages(await printed({ ...USUAL_DIPLOMA, layout }, [values]));
    const lines = page.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
    for (const line of [
      "ДИПЛОМ",
      "награждается",
      "за 3-е место",
      "Главный судья",
      ...Object.values(values),
    ].filter((text) => text !== "3-е место"))
      expect(lines).toContain(line);
    expect(page).not.toContain("{");
  },
);

test("[PD60] a line nothing is known for is left out; braces in a name and unknown words mean nothing", () => {
  const of = { ...values, отчество: "", "Фамилия Имя": "{место} <b>&*Ян*" };
  const texts = { ...USUAL_DIPLOMA.texts, lead: "{кого}" };
  const shown = textsOn({ ...USUAL_DIPLOMA, texts }, of).map(({ text }) => text);
  expect(shown).toContain("{кого}");
  expect(shown).toContain("{место} <b>&*Ян*");
  expect(shown).not.toContain("");
});

test.each(LAYOUTS)(
  "[PD61] a name of more than 24 letters takes two lines and is not smaller: %s",
  (layout) => {
    const of = { ...values, "Фамилия Имя": "Константинопольский-Задунайский Александр" };
    const long = textsOn({ ...USUAL_DIPLOMA, layout }, of).filter(({ face }) => face === "strong");
    const short = textsOn({ ...USUAL_DIPLOMA, layout }, values).find(({ face }) => face === "strong");
    expect(long.slice(0, 2).map(({ text }) => text)).toEqual([
      "Константинопольский-",
      "Задунайский Александр",
    ]);
    expect(long[0]?.size).toBe(short?.size);
  },
);

test("[PD1] [PD61] a Georgian name is set in letters, in its lines", async () => {
  const of = { ...values, "Фамилия Имя": "გოგობერიძე-წერეთელი ვახტანგ" };
  const [page = ""] = await readPdfPages(await printed(USUAL_DIPLOMA, [of]));
  expect(page.replaceAll(/\s+/g, "")).toContain("გოგობერიძე-წერეთელივახტანგ");
});

const FACES: readonly Face[] = ["text", "strong", "display"];
const wide = (text: string, size: number, face: Face) => {
  const font = faceOf(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
};

test("[PD4] no line turns out longer than it was thought to be", () => {
  const names = [...Object.values(values), "ЩУЖШЮМФЫ", "Ґалаґан Євген", "Łukasz Żółć", "№ 7 — WM"];
  for (const face of FACES)
    for (const name of names)
      expect(widthOf(name, 10, face), name).toBeGreaterThanOrEqual(wide(name, 10, face));
});

test("[PD3] [AW15] a diploma is one sheet and nothing leaves it, however long the texts are", () => {
  const word = fc.stringMatching(/^[А-ЯЁа-яёA-Za-z-]{1,40}$/);
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
  const some = fc.record(Object.fromEntries(Object.keys(values).map((key) => [key, text])));
  fc.assert(
    fc.property(some, fc.constantFrom(...LAYOUTS), (of, layout) => {
      const sheet = diplomaSheet({ ...USUAL_DIPLOMA, layout }, of);
      for (const shape of sheet.shapes) {
        if (shape.type !== "text") continue;
        const half = wide(shape.text, shape.size, shape.face) / 2;
        expect(shape.x - half).toBeGreaterThan(0);
        expect(shape.x + half).toBeLessThan(sheet.width);
        expect(shape.y).toBeLessThan(sheet.height);
        expect(shape.y - shape.size).toBeGreaterThan(0);
      }
    }),
    { numRuns: 60 },
  );
});

test("[PD64] on ready blanks nothing but the text is printed, moved as far as the printer needs", () => {
  const blank = { ...USUAL_DIPLOMA, isTextOnly: true, offsetX: 2.5, offsetY: -3 };
  const { shapes } = diplomaSheet(blank, values);
  expect(shapes.every(({ type }) => type === "text")).toBe(true);
  const [before, after] = [textsOn(USUAL_DIPLOMA, values)[0], textsOn(blank, values)[0]];
  expect(after).toMatchObject({ x: (before?.x ?? 0) + 2.5, y: (before?.y ?? 0) - 3 });
});

test("[PD64] a background of one's own is under every sheet and once in the file", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { width: 400, height: 566, channels: 3, background: "#fff", noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const address = `/uploads/${"0".repeat(32)}.jpg`;
  const diploma = { ...USUAL_DIPLOMA, background: address };
  const images = { [address]: `data:image/jpeg;base64,${picture.toString("base64")}` };
  const [one, three] = [
    await printed(diploma, [values], images),
    await printed(diploma, [values, values, values], images),
  ];
  expect(one.length).toBeGreaterThan(picture.length);
  expect(three.length - one.length).toBeLessThan(picture.length);
  expect(await readPdfPages(three)).toHaveLength(3);
  // One that was removed since is left out.
  expect(await readPdfPages(await printed(diploma, [values]))).toHaveLength(1);
});

test("[LK7] the logo stands over the text or on the belt, in nobody's way, and is printed", async () => {
  const picture = await sharp({ create: { width: 300, height: 120, channels: 3, background: "#b5121f" } })
    .png()
    .toBuffer();
  const address = `/uploads/${"1".repeat(32)}.png`;
  for (const layout of LAYOUTS) {
    const diploma = { ...USUAL_DIPLOMA, layout, logo: address };
    const { shapes } = diplomaSheet(diploma, values);
    const [logo] = shapes.filter((shape) => shape.type === "picture");
    expect(logo).toMatchObject({ address, isWhole: true });
    if (logo === undefined) throw new Error("no logo");
    const clashes = textsOn(diploma, values).filter(({ x, y, text, size, face }) => {
      const half = widthOf(text, size, face) / 2;
      return (
        y - size < logo.y + logo.height && y > logo.y && x + half > logo.x && x - half < logo.x + logo.width
      );
    });
    expect(clashes).toEqual([]);
    const images = { [address]: `data:image/png;base64,${picture.toString("base64")}` };
    const [bare, own] = [
      await printed({ ...diploma, logo: null }, [values]),
      await printed(diploma, [values], images),
    ];
    expect(own.length).toBeGreaterThan(bare.length);
    expect(
      Buffer.from(own)
        .toString("latin1")
        .match(/\/Subtype\s*\/Image/g)?.length ?? 0,
    ).toBeGreaterThan(0);
  }
  // On ready blanks nothing but the text (PD64).
  const blank = diplomaSheet({ ...USUAL_DIPLOMA, logo: address, isTextOnly: true }, values);
  expect(blank.shapes.every(({ type }) => type === "text")).toBe(true);
});

import { writeDecimal } from "#web/i18n/spoken/decimal.ts";
import {
  DIPLOMA_LAYOUTS,
  DIPLOMA_TEXTS,
  diplomaSchema,
  MOST_OFFSET_MM,
  unknownIn,
  type Diploma,
  type DiplomaText,
  type DiplomaValues,
} from "#contract/paper/diploma.ts";
import { choices, defineForm, type Raw, type Values } from "#web/kit/forms/fields.ts";
import { limitsOf } from "#web/kit/forms/limits.ts";
import { own } from "#web/kit/forms/rules.ts";
import { diplomaWords as words } from "#texts/organiser/diploma.ts";

const texts = diplomaSchema.shape.texts.shape;

/** `known` are the words that may stand in braces. */
export function diplomaFields(known: DiplomaValues) {
  const isKnown = own((typed) => {
    const unknown = unknownIn(String(typed), known);
    return unknown.length === 0 ? undefined : words.unknown(unknown.join(", "));
  });
  const line = (label: string, name: DiplomaText = "title") => {
    const { rules, ...limits } = limitsOf(texts[name]);
    return { kind: "text", label, ...limits, rules: [...rules, isKnown] } as const;
  };
  const offset = (label: string) =>
    ({ kind: "number", label, suffix: words.millimetres, inputMode: "decimal", rules: [isOffset] }) as const;
  return defineForm({
    layout: {
      kind: "radio",
      label: words.layout,
      options: choices(DIPLOMA_LAYOUTS, (layout) => words.layouts[layout]),
    },
    organiser: line(words.fields.organiser, "organiser"),
    title: line(words.fields.title, "title"),
    degree: line(words.fields.degree, "degree"),
    lead: line(words.fields.lead, "lead"),
    name: line(words.fields.name, "name"),
    middleName: line(words.fields.middleName, "middleName"),
    from: line(words.fields.from, "from"),
    body: { ...line(words.fields.body, "body"), kind: "textarea", rows: 3 },
    foot: line(words.fields.foot, "foot"),
    post0: line(words.post(0)),
    name0: line(words.name(0)),
    picture0: { kind: "text", label: words.signature(0) },
    post1: line(words.post(1)),
    name1: line(words.name(1)),
    picture1: { kind: "text", label: words.signature(1) },
    background: { kind: "text", label: words.background },
    logo: { kind: "text", label: words.logo },
    isTextOnly: { kind: "checkbox", label: words.isTextOnly },
    offsetX: offset(words.offsetX),
    offsetY: offset(words.offsetY),
    submit: { kind: "submit", label: words.save },
  });
}

export type DiplomaFields = ReturnType<typeof diplomaFields>;
export type PictureName = "background" | "logo" | "picture0" | "picture1";

const isOffset = own((typed) =>
  typed === undefined || (typeof typed === "number" && Math.abs(typed) <= MOST_OFFSET_MM)
    ? undefined
    : words.offsetWrong(MOST_OFFSET_MM),
);

export function rawOfDiploma({ layout, texts: lines, signers, ...rest }: Diploma): Map<string, Raw> {
  return new Map<string, Raw>([
    ["layout", layout],
    ...DIPLOMA_TEXTS.map((name) => [name, lines[name]] as const),
    ...signers.flatMap(({ post, name, picture }, at) => [
      [`post${at}`, post] as const,
      [`name${at}`, name] as const,
      [`picture${at}`, picture ?? ""] as const,
    ]),
    ["background", rest.background ?? ""],
    ["logo", rest.logo ?? ""],
    ["isTextOnly", rest.isTextOnly],
    ["offsetX", writeDecimal(rest.offsetX)],
    ["offsetY", writeDecimal(rest.offsetY)],
  ]);
}

/** What is typed as a diploma, half written numbers included: the preview follows every key. */
export function diplomaOf(values: Values<DiplomaFields>): Diploma {
  const { organiser, title, degree, lead, name, middleName, from, body, foot } = values;
  return {
    layout: values.layout === "" ? "mat" : values.layout,
    texts: { organiser, title, degree, lead, name, middleName, from, body, foot },
    signers: [
      { post: values.post0, name: values.name0, picture: pictureOf(values.picture0) },
      { post: values.post1, name: values.name1, picture: pictureOf(values.picture1) },
    ],
    background: pictureOf(values.background),
    logo: pictureOf(values.logo),
    isTextOnly: values.isTextOnly,
    offsetX: offsetOf(values.offsetX),
    offsetY: offsetOf(values.offsetY),
  };
}

const pictureOf = (address: string): string | null => (address === "" ? null : address);
const offsetOf = (typed: unknown): number => (typeof typed === "number" ? typed : 0);

import { POSTER_FOCUSES, type EventLook } from "#contract/competition/eventLook.ts";
import { lookWords as words } from "#texts/organiser/look.ts";
import { choices, defineForm, type Raw, type Values } from "#web/kit/forms/fields.ts";

/** The green of the product: a picker begins somewhere. */
const FIRST_COLOUR = "#0a6350";

export const LOOK_FIELDS = defineForm({
  poster: { kind: "text", label: words.poster },
  focus: {
    kind: "select",
    label: words.focus,
    options: choices(POSTER_FOCUSES, (focus) => words.focuses[focus]),
    isAsked: ({ poster }) => poster !== "",
  },
  logo: { kind: "text", label: words.logo },
  hasAccent: { kind: "checkbox", label: words.hasAccent },
  accent: {
    kind: "text",
    type: "color",
    label: words.accent,
    hint: words.accentHint,
    isAsked: ({ hasAccent }) => hasAccent === true,
  },
  submit: { kind: "submit", label: words.save },
});
export type LookFields = typeof LOOK_FIELDS;

export const rawOfLook = (look: EventLook | null | undefined): Map<string, Raw> =>
  new Map<string, Raw>([
    ["poster", look?.poster ?? ""],
    ["focus", look?.focus ?? "center"],
    ["logo", look?.logo ?? ""],
    ["hasAccent", look?.accent !== undefined],
    ["accent", look?.accent ?? FIRST_COLOUR],
  ]);

/** Nothing chosen is no look at all. */
export function lookOf({ poster, focus, logo, hasAccent, accent }: Values<LookFields>): EventLook | null {
  const look: EventLook = {
    ...(poster !== "" && { poster }),
    ...(poster !== "" && focus !== "" && focus !== "center" && { focus }),
    ...(logo !== "" && { logo }),
    ...(hasAccent && /^#[0-9a-f]{6}$/.test(accent) && { accent }),
  };
  return Object.keys(look).length === 0 ? null : look;
}

import type { ReactNode } from "react";
import type { GapCode, PaperSettings } from "#contract/paper/paper.ts";
import { papers } from "#texts/papers.ts";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";

const { gaps: words } = papers;

/** Where each kind of gap is filled; without an address this viewer cannot. */
export type WaysOut = Partial<
  Readonly<Record<"entries" | "referees" | "head" | "report" | "desk" | "weighing", string>>
>;

const WAY_OF: Readonly<Record<GapCode, keyof WaysOut>> = {
  organisers: "head",
  sport: "head",
  "calendar-number": "head",
  region: "head",
  "chief-referee": "referees",
  "chief-secretary": "referees",
  grade: "referees",
  crew: "referees",
  "no-judges": "referees",
  "birth-date": "entries",
  "athlete-region": "entries",
  coach: "entries",
  letters: "entries",
  attire: "head",
  scale: "head",
  "weighing-judge": "head",
  doctor: "head",
  injuries: "report",
  protests: "report",
  conclusion: "report",
  post: "referees",
  "open-category": "desk",
  "no-draw": "desk",
  tied: "desk",
  "not-weighed": "weighing",
};
/** The field that would fill a gap, where it is in a form of the same page. */
const FIELD_OF: Partial<Readonly<Record<GapCode, keyof PaperSettings | keyof PaperSettings["report"]>>> = {
  organisers: "organisers",
  sport: "sport",
  "calendar-number": "calendarNumber",
  region: "region",
  attire: "attire",
  scale: "scale",
  "weighing-judge": "weighingJudge",
  doctor: "doctor",
  injuries: "injuries",
  protests: "protests",
  conclusion: "conclusion",
};
const WAY_WORDS: Readonly<Record<keyof WaysOut, string>> = {
  entries: words.toEntries,
  referees: words.toReferees,
  head: words.toHead,
  report: words.toReport,
  desk: words.toDesk,
  weighing: words.toWeighing,
};

type Props = {
  code: GapCode;
  ways: WaysOut;
  /** Before the focus goes into a field of the same page. */
  onLeave?: () => void;
  /** In place of the name of where it leads. */
  children?: ReactNode;
};

/** To where a gap is filled; who may not fill it learns who does (PD95). */
export function GapWay({ code, ways, onLeave, children }: Props) {
  const way = ways[WAY_OF[code]];
  if (way === undefined)
    return (
      <Text size="small" tone="muted">
        {children === undefined ? null : <>{children}. </>}
        {words.byOrganiser}
      </Text>
    );
  return (
    <TextLink
      href={way}
      onClick={(event) => {
        if (!way.startsWith("#")) return;
        event.preventDefault();
        onLeave?.();
        goToField(way, FIELD_OF[code]);
      }}
    >
      {children ?? WAY_WORDS[WAY_OF[code]]}
    </TextLink>
  );
}

/** When the dialog is gone, which first gives the focus back to what opened it. */
function goToField(form: string, name: string | undefined): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`${form} [name="${name ?? ""}"]`);
    (field ?? document.querySelector(form))?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
}

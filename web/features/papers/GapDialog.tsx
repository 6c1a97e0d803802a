import { useState } from "react";
import { isRefusedWith } from "#contract/api/refusal.ts";
import type { Gap, GapCode, PaperKind, PaperSettings } from "#contract/paper/paper.ts";
import { papers } from "#texts/papers.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./papers.module.css";

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
const MOST_NAMES = 8;

type Props = {
  kind: PaperKind;
  gaps: readonly Gap[];
  ways: WaysOut;
  onMake: () => Promise<void>;
  onClose: () => void;
};

/** What a paper lacks, before it is made (PD9). */
export function GapDialog({ kind, gaps, ways, onMake, onClose }: Props) {
  const [hasNothing, setHasNothing] = useState(false);
  const make = async () => {
    try {
      await onMake();
    } catch (cause) {
      setHasNothing(isRefusedWith(cause, "nothing-to-print"));
      throw cause;
    }
  };
  return (
    <ActDialog
      title={words.title(papers.kinds[kind].title)}
      confirm={words.make}
      canConfirm={!hasNothing}
      onConfirm={make}
      onClose={onClose}
    >
      <Stack as="ul" gap={12} className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap.code}>
            <GapLine gap={gap} way={ways[WAY_OF[gap.code]]} onLeave={onClose} />
          </li>
        ))}
      </Stack>
      <Text>{gaps.some(({ isGrave }) => isGrave) ? words.grave : words.light(kind)}</Text>
    </ActDialog>
  );
}

type LineProps = { gap: Gap; way: string | undefined; onLeave: () => void };

function GapLine({ gap: { code, names }, way, onLeave }: LineProps) {
  const told = names.filter((name) => name !== "");
  const rest = told.length - MOST_NAMES;
  return (
    <Stack gap={4} align="start">
      <b>{words.names[code]}</b>
      {told.length === 0 ? null : (
        <Text size="small" tone="secondary">
          {told.slice(0, MOST_NAMES).join(", ")}
          {rest > 0 ? ` ${words.more(rest)}` : ""}
        </Text>
      )}
      {way === undefined ? null : (
        <TextLink
          href={way}
          onClick={(event) => {
            if (!way.startsWith("#")) return;
            event.preventDefault();
            onLeave();
            goToField(way, FIELD_OF[code]);
          }}
        >
          {WAY_WORDS[WAY_OF[code]]}
        </TextLink>
      )}
    </Stack>
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

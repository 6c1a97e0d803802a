import type { OrganisedEvent } from "#contract/event/organiser.ts";
import {
  MOST_PLACES,
  MOST_SEASON_POINTS,
  SEASON_CHOICES,
  type Season,
  type SeasonDraft,
} from "#contract/season/season.ts";
import { DEFAULT_SEASON_FORMULA, GROUPINGS, type SeasonFormula } from "#domain/season/formula.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { formatNumber } from "#texts/numbers.ts";
import { seasonAdmin } from "#texts/organiser/seasonAdmin.ts";
import { choices, type Declaration, type Field, type Raw } from "#web/kit/forms/fields.ts";
import { between, length, own, required, saying } from "#web/kit/forms/rules.ts";
import { textOf } from "#web/kit/forms/fields.ts";

const { fields: words } = seasonAdmin;
const WHOLE = { kind: "number", inputMode: "numeric" } as const;

export const takenName = (event: number) => `use${event}`;
export const coefficientName = (event: number) => `coefficient${event}`;

export const seasonFields = (events: readonly OrganisedEvent[], submit: string): Declaration => ({
  title: {
    kind: "text",
    label: words.title,
    maxLength: 120,
    rules: [saying(required, words.titleMissing), saying(length(3, 120), words.titleMissing)],
  },
  startsOn: { kind: "date", label: words.startsOn, rules: [saying(required, words.dayMissing)] },
  endsOn: {
    kind: "date",
    label: words.endsOn,
    rules: [
      saying(required, words.dayMissing),
      own((day, { values }) => (textOf(day) < textOf(values["startsOn"]) ? words.dayOrder : undefined), {
        seesOthers: true,
      }),
    ],
  },
  points: {
    kind: "text",
    label: words.points,
    hint: words.pointsHint,
    inputMode: "numeric",
    rules: [
      saying(required, words.pointsWrong),
      own((typed) => (readPoints(textOf(typed)) === undefined ? words.pointsWrong : undefined)),
    ],
  },
  perWin: {
    ...WHOLE,
    label: words.perWin,
    hint: words.perWinHint,
    rules: [saying(required, words.perWinWrong), saying(between(0, 100), words.perWinWrong)],
  },
  bestStarts: {
    ...WHOLE,
    label: words.bestStarts,
    hint: words.bestStartsHint,
    rules: [saying(between(1, 50), words.bestStartsWrong)],
  },
  minEntrants: {
    ...WHOLE,
    label: words.minEntrants,
    rules: [saying(required, words.minEntrantsWrong), saying(between(1, 64), words.minEntrantsWrong)],
  },
  countsUnfought: { kind: "checkbox", label: words.countsUnfought },
  groupBy: {
    kind: "checkboxes",
    label: words.groupBy,
    options: choices(GROUPINGS, (part) => words.groupings[part]),
  },
  choice: {
    kind: "radio",
    label: words.choice,
    options: choices(SEASON_CHOICES, (choice) => words.choices[choice]),
  },
  ...Object.fromEntries(events.flatMap(eventFields)),
  submit: { kind: "submit", label: submit },
});

function eventFields(event: OrganisedEvent): [string, Field][] {
  const about = [event.name, eventDates(event)].filter(Boolean).join(", ");
  return [
    [takenName(event.id), { kind: "checkbox", label: about, isAsked: ({ choice }) => choice === "list" }],
    [
      coefficientName(event.id),
      {
        kind: "text",
        label: words.coefficientOf(event.name),
        inputMode: "decimal",
        isAsked: (values) => values["choice"] !== "list" || values[takenName(event.id)] === true,
        rules: [
          saying(required, words.coefficientWrong),
          own((typed) => (readCoefficient(textOf(typed)) === undefined ? words.coefficientWrong : undefined)),
        ],
      },
    ],
  ];
}

export function rawOfSeason(
  season: Season | undefined,
  events: readonly OrganisedEvent[],
  year: string,
): Map<string, Raw> {
  const { points, perWin, bestStarts, minEntrants, countsUnfought, groupBy } =
    season?.formula ?? DEFAULT_SEASON_FORMULA;
  const listed = new Map(season?.events.map(({ event, coefficient }) => [event, coefficient]));
  return new Map<string, Raw>([
    ["title", season?.title ?? ""],
    ["startsOn", season?.startsOn ?? `${year}-01-01`],
    ["endsOn", season?.endsOn ?? `${year}-12-31`],
    ["points", points.join(", ")],
    ["perWin", String(perWin)],
    ["bestStarts", String(bestStarts ?? "")],
    ["minEntrants", String(minEntrants)],
    ["countsUnfought", countsUnfought],
    ["groupBy", groupBy],
    ["choice", season?.choice ?? "dates"],
    ...events.flatMap(({ id }): [string, Raw][] => [
      [takenName(id), season?.choice === "list" && listed.has(id)],
      [coefficientName(id), formatNumber(listed.get(id) ?? 1)],
    ]),
  ]);
}

type Given = Readonly<Record<string, unknown>>;

/** Undefined while the points are no list of points. */
export function formulaOf(values: Given): SeasonFormula | undefined {
  const points = readPoints(textOf(values["points"]));
  const [perWin, bestStarts, minEntrants] = ["perWin", "bestStarts", "minEntrants"].map(
    (name) => values[name],
  );
  const chosen = values["groupBy"];
  return (
    points && {
      points,
      perWin: typeof perWin === "number" ? perWin : 0,
      bestStarts: typeof bestStarts === "number" ? bestStarts : null,
      minEntrants: typeof minEntrants === "number" ? minEntrants : 1,
      countsUnfought: values["countsUnfought"] === true,
      groupBy: GROUPINGS.filter((part) => Array.isArray(chosen) && chosen.includes(part)),
    }
  );
}

/** By dates only what does not count once is kept; by list everything that is ticked. */
export function chosenEvents(values: Given, events: readonly OrganisedEvent[]): Season["events"] {
  const isList = values["choice"] === "list";
  return events.flatMap(({ id }) => {
    const coefficient = readCoefficient(textOf(values[coefficientName(id)])) ?? 1;
    const isTaken = isList ? values[takenName(id)] === true : coefficient !== 1;
    return isTaken ? [{ event: id, coefficient }] : [];
  });
}

/** What stands in the list and is not offered here any more stays in it. */
export function draftOfSeason(
  values: Given,
  season: Season | undefined,
  events: readonly OrganisedEvent[],
): SeasonDraft {
  const offered = new Set(events.map(({ id }) => id));
  const others = (season?.events ?? []).filter(({ event }) => !offered.has(event));
  return {
    title: textOf(values["title"]),
    startsOn: textOf(values["startsOn"]),
    endsOn: textOf(values["endsOn"]),
    choice: values["choice"] === "list" ? "list" : "dates",
    events: [...others, ...chosenEvents(values, events)],
    formula: formulaOf(values) ?? DEFAULT_SEASON_FORMULA,
    isPublished: season?.isPublished ?? false,
  };
}

export function readPoints(typed: string): readonly number[] | undefined {
  const parts = typed.split(/[\s,;]+/u).filter(Boolean);
  const points = parts.map(Number);
  const isList = points.length > 0 && points.length <= MOST_PLACES;
  return isList && points.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST_SEASON_POINTS)
    ? points
    : undefined;
}

export function readCoefficient(typed: string): number | undefined {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/u.test(typed)) return undefined;
  const value = Number(typed.replace(",", "."));
  return value >= 0.01 && value <= 10 ? value : undefined;
}

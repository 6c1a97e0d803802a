/** A line of the day as an organiser announced it. */
export type AnnouncedLine = { readonly day: string; readonly time: string; readonly title: string };

export type AnnouncedDay = {
  readonly weighIns: readonly AnnouncedLine[];
  /** The time of day at which the first mat begins; undefined when nothing says so. */
  readonly startsAt: string | undefined;
};

// In both languages: organisers write what they like, and a programme is told in the language of the page.
const WEIGH_IN = /взвеш|weigh/i;
/** Only what says so is the begin: a wrong hour in a mail is worse than none. */
const BOUTS = /начало|схватк|поедин|begin|start|\bbouts?\b/i;
const BEFORE_BOUTS =
  /взвеш|мандат|регистрац|жереб|совещан|открыти|парад|суде[йи]|разминк|weigh|accredit|registr|\bdraw|meeting|briefing|opening|parade|referee|warm/i;

const isBegin = ({ title }: AnnouncedLine) => BOUTS.test(title) && !BEFORE_BOUTS.test(title);

export const isWeighInOrBegin = (line: AnnouncedLine): boolean => WEIGH_IN.test(line.title) || isBegin(line);

/** What an athlete has to know of an announced schedule: when the scale is open and when the mats begin (NT4). */
export function announcedDay(lines: readonly AnnouncedLine[], day: string | undefined): AnnouncedDay {
  const inOrder = lines.toSorted((one, other) =>
    `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`),
  );
  const first = inOrder.find((line) => line.day === (day ?? line.day) && isBegin(line));
  return {
    weighIns: inOrder.filter(({ title }) => WEIGH_IN.test(title)),
    startsAt: first?.time,
  };
}

/** Times of day go round at midnight. */
const DAY_MINUTES = 24 * 60;

/** A start that moves by less is no news: forecasts breathe (NT5). */
const MATERIAL_SHIFT_MINUTES = 15;

export function isMaterialShift(before: number | undefined, after: number | undefined): boolean {
  if (before === undefined || after === undefined) return before !== after;
  const apart = Math.abs(after - before) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart) >= MATERIAL_SHIFT_MINUTES;
}

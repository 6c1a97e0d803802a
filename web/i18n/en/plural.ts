type Forms = readonly [one: string, many: string];

const WORDS = {
  bout: ["bout", "bouts"],
  fighter: ["athlete", "athletes"],
  referee: ["referee", "referees"],
  carpet: ["mat", "mats"],
  category: ["category", "categories"],
  team: ["team", "teams"],
  point: ["point", "points"],
  win: ["win", "wins"],
  loss: ["loss", "losses"],
  submission: ["submission", "submissions"],
  application: ["entry", "entries"],
  event: ["event", "events"],
  city: ["city", "cities"],
  minute: ["minute", "minutes"],
  second: ["second", "seconds"],
  hour: ["hour", "hours"],
  day: ["day", "days"],
  year: ["year", "years"],
  person: ["person", "people"],
  letter: ["email", "emails"],
  act: ["action", "actions"],
  result: ["result", "results"],
  recoveryCode: ["recovery code", "recovery codes"],
  time: ["time", "times"],
  sign: ["character", "characters"],
  line: ["row", "rows"],
  table: ["table", "tables"],
} as const satisfies Record<string, Forms>;

export type CountedWord = keyof typeof WORDS;

/** The form of the word that goes with the number: 1 bout, 2 bouts, 0 bouts, 2.5 points. */
export function plural(count: number, word: CountedWord): string {
  const [one, many] = WORDS[word];
  return Math.abs(count) === 1 ? one : many;
}

/** The form after “of” and “up to”, which is no other in English: of 1 bout, of 112 bouts. */
export function pluralGenitive(count: number, word: CountedWord): string {
  return plural(count, word);
}

type Forms = readonly [one: string, few: string, many: string];

const WORDS = {
  bout: ["схватка", "схватки", "схваток"],
  fighter: ["участник", "участника", "участников"],
  referee: ["судья", "судьи", "судей"],
  carpet: ["ковёр", "ковра", "ковров"],
  category: ["категория", "категории", "категорий"],
  team: ["команда", "команды", "команд"],
  point: ["балл", "балла", "баллов"],
  win: ["победа", "победы", "побед"],
  loss: ["поражение", "поражения", "поражений"],
  submission: ["сабмишен", "сабмишена", "сабмишенов"],
  application: ["заявка", "заявки", "заявок"],
  event: ["турнир", "турнира", "турниров"],
  city: ["город", "города", "городов"],
  minute: ["минута", "минуты", "минут"],
  second: ["секунда", "секунды", "секунд"],
  hour: ["час", "часа", "часов"],
  day: ["день", "дня", "дней"],
  year: ["год", "года", "лет"],
  person: ["человек", "человека", "человек"],
  letter: ["письмо", "письма", "писем"],
  act: ["действие", "действия", "действий"],
  result: ["результат", "результата", "результатов"],
  recoveryCode: ["резервный код", "резервных кода", "резервных кодов"],
  time: ["раз", "раза", "раз"],
  sign: ["знак", "знака", "знаков"],
  line: ["строка", "строки", "строк"],
  table: ["стол", "стола", "столов"],
} as const satisfies Record<string, Forms>;

export type CountedWord = keyof typeof WORDS;

/** The form of the word that goes with the number: 1 схватка, 2 схватки, 5 схваток, 2,5 балла. */
export function plural(count: number, word: CountedWord): string {
  const [one, few, many] = WORDS[word];
  if (endsInOne(count)) return one;
  // A fraction takes the genitive singular, which is the form of two to four.
  return !Number.isInteger(count) || endsInFew(count) ? few : many;
}

/** The form after «из»: из 21 схватки, из 112 схваток. */
export function pluralGenitive(count: number, word: CountedWord): string {
  const [, few, many] = WORDS[word];
  return endsInOne(count) ? few : many;
}

// As the Unicode tables say for Russian; to load them costs a phone more than these two lines.
const endsInOne = (count: number) => Math.abs(count) % 10 === 1 && Math.abs(count) % 100 !== 11;
const endsInFew = (count: number) =>
  [2, 3, 4].includes(Math.abs(count) % 10) && ![12, 13, 14].includes(Math.abs(count) % 100);

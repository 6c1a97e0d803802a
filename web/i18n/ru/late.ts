import { formatCount, formatNumber, formatWeight } from "#web/i18n/numbers.ts";
import { problemText } from "#web/i18n/ru/problems.ts";

const WHY_NOT: Readonly<Record<string, string>> = {
  "no-bye": "свободных проходов нет",
  "no-free-place": "свободных мест нет",
  "bouts-started": "мешают начатые схватки",
  "redraw-needed": "в этой сетке места нет",
  "already-in-the-draw": "он уже в сетке",
};

/** Changes of a draw on the day: who comes, where they stand, what follows. */
export const lateWords = {
  title: (category: string) => `Опоздавший в «${category}»`,
  loading: "Смотрим сетку…",
  who: "Кто пришёл",
  whoHint: "Фамилия: найдём среди участников турнира",
  takeNew: (needle: string) => `Новый человек «${needle}»`,
  isNew: "Новый человек",
  firstName: "Имя",
  birthDate: "Дата рождения",
  sex: "Пол",
  m: "Мужской",
  f: "Женский",
  hasConsent: "Подписанное согласие на публикацию имени есть",
  weight: "Вес сейчас",
  kilograms: "кг",
  limit: (limit: number | null) =>
    limit === null ? "Предела нет. Запишем взвешенным" : `Предел ${formatWeight(limit)}. Запишем взвешенным`,
  over: (kg: number) => `Перевес ${formatWeight(kg)}: с этим весом он не пройдёт`,
  where: "Куда встанет",
  advised: "совет",
  ways: {
    bye: "Вместо свободного прохода",
    "free-place": "На место снявшегося",
    row: "Ещё одна строка таблицы",
    redraw: "Новая жеребьёвка того, что не начато",
  },
  whyNot: (code: string) => WHY_NOT[code] ?? problemText(code) ?? code,
  against: (name: string) => `против: ${name}`,
  number: (place: number) => `номер ${formatNumber(place)}`,
  redraws: (bouts: number) => `сменятся пары: ${formatCount(bouts, "bout")}`,
  mate: (name: string) => `Сразу встретит одноклубника: ${name}`,
  confirm: (name: string, bout: number | null) =>
    bout === null ? `Добавить: ${name}` : `Добавить: ${name}, схватка ${formatNumber(bout)}`,
  choose: "Добавить",
  done: (name: string) => `${name} в сетке`,
  plan: {
    title: "Что изменится",
    later: "Покажем, когда всё выбрано.",
    nothing: "Пары не изменятся",
    open: "станет известен",
    bout: (number: number | null, pair: string, mat: string | undefined) =>
      [number === null ? pair : `Схватка ${formatNumber(number)}: ${pair}`, mat].filter(Boolean).join(", "),
    made: "новая схватка",
    was: (pair: string) => `было: ${pair}`,
    dropped: (number: number | null, pair: string) =>
      number === null ? pair : `Схватка ${formatNumber(number)}: ${pair}`,
    passes: "не состоится, соперник пройдёт дальше",
    more: (count: number) => `и ещё ${formatCount(count, "bout")}`,
    mat: (mat: string | undefined, ms: number) => {
      const minutes = formatCount(Math.max(1, Math.round(Math.abs(ms) / 60_000)), "minute");
      return `${mat ?? "Ковёр"}: конец на ${minutes} ${ms > 0 ? "позже" : "раньше"}`;
    },
  },
  undo: "Отменить",
  undone: "Последнее изменение сетки отменено",
} as const;

import type { ChangePlan } from "#contract/draw/lateChange.ts";
import type { DrawProblem } from "#domain/category/drawable.ts";
import { formatCount, formatNumber, formatWeight } from "./numbers.ts";
import { problemText } from "./problems.ts";

const WHY_NOT: Readonly<Record<string, string>> = {
  "no-bye": "свободных проходов нет",
  "no-free-place": "свободных мест нет",
  "bouts-started": "мешают начатые схватки",
  "redraw-needed": "в этой сетке места нет",
  "already-in-the-draw": "он уже в сетке",
};

function misfitWord(misfit: ChangePlan["misfits"][number]): string {
  if (misfit.code === "other-sex") return "другой пол";
  const age = formatCount(misfit.age, "year");
  return misfit.code === "too-young" ? `слишком молод: ${age}` : `старше предела: ${age}`;
}

/** Changes of a draw on the day: who comes, where they stand, what follows. */
export const lateWords = {
  title: (category: string) => `Опоздавший в «${category}»`,
  replaceTitle: (category: string) => `Замена в «${category}»`,
  atTheScale: "Взвесить и добавить опоздавшего",
  category: "Категория",
  categoryHint: "С готовой сеткой. До жеребьёвки участника вносит организатор",
  categoryMissing: "Выберите категорию",
  loading: "Смотрим сетку…",
  who: "Кто пришёл",
  whoHint: "Фамилия или имя: найдём, если он уже есть",
  nobodyKnown: "Среди участников турнира такого нет. Нового человека добавляет организатор.",
  wasHere: "был в этой сетке",
  takeNew: (needle: string) => `Новый человек «${needle}»`,
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
    replace: "Вместо того, кто уходит",
  },
  replaces: "встанет на то же место, соперники не изменятся",
  insteadOf: "Кто уходит",
  insteadOfMissing: "Выберите участника",
  reason: "Причина ухода",
  reasonHint: "Необязательно. Попадёт в протокол жеребьёвки",
  whyNot: (code: string) => WHY_NOT[code] ?? problemText(code) ?? code,
  against: (name: string) => `против: ${name}`,
  number: (place: number) => `номер ${formatNumber(place)}`,
  redraws: (bouts: number) => `сменятся пары: ${formatCount(bouts, "bout")}`,
  mate: (name: string) => `Сразу встретит одноклубника: ${name}`,
  confirm: (name: string, bout: number | null) =>
    bout === null ? `Добавить: ${name}` : `Добавить: ${name}, схватка ${formatNumber(bout)}`,
  confirmReplace: (name: string) => `Заменить на: ${name}`,
  choose: "Добавить",
  replace: "Заменить",
  done: (name: string) => `${name} в сетке`,
  replaced: (name: string, left: string) => `${name} в сетке вместо ${left}`,
  plan: {
    title: "Что изменится",
    later: "Покажем, когда всё выбрано.",
    nothing: "Пары не изменятся",
    misfit: "Не подходит этой категории",
    misfits: (misfits: ChangePlan["misfits"]) =>
      `${misfits.map(misfitWord).join(", ")}. Добавить можно: решает главный судья.`,
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
  wayOut: {
    withdrawn: "Заявка снята или отклонена: верните её в заявках.",
    "not-accepted": "Примите заявку и повторите.",
    "no-consent": "Без согласия на обработку данных его добавить нельзя: возьмите согласие.",
    "no-show": "Участник уже здесь? Введите вес, это будет взвешивание.",
    overweight: "Введите новый вес или выберите категорию тяжелее.",
    "too-heavy": "Введите вес с весов или выберите категорию тяжелее.",
    "not-weighed": "Введите вес с весов.",
  } satisfies Record<DrawProblem, string>,
  undo: "Отменить",
  undone: "Последнее изменение сетки отменено",
} as const;

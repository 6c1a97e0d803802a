import { quoted } from "../organiser/copyEvent.ts";
import { formatCount, formatNumber } from "../numbers.ts";
import { plural } from "../plural.ts";

const NBSP = "\u00a0";

const DAY_MINUTES = 24 * 60;

/** «3 часа назад»: nobody counts the minutes of a draft. */
function ago(minutes: number): string {
  if (minutes < 5) return "только что";
  if (minutes < 60) return "меньше часа назад";
  const isHours = minutes < DAY_MINUTES;
  return `${formatCount(Math.floor(minutes / (isHours ? 60 : DAY_MINUTES)), isHours ? "hour" : "day")} назад`;
}

/** The first page of the personal area. */
export const personalHome = {
  nearest: {
    title: "Ближайшее",
    today: "сегодня",
    tomorrow: "завтра",
    inDays: (days: number) => `через ${days}${NBSP}${plural(days, "day")}`,
    weighIn: "Взвешивание",
    weighInUnknown: "Время взвешивания организатор ещё не сообщил",
    weighInOver: "Взвешивание закончилось",
    noCategory: "без категории",
    empty: "Заявок на будущие турниры нет",
    emptyText: "Выберите соревнование с открытой регистрацией и подайте заявку.",
    enter: "Подать заявку",
  },
  more: (count: number) => `Ещё ${formatNumber(count)}`,
  day: {
    mine: "Мои спортсмены",
    title: "Сегодня на коврах",
    clashes: (count: number) => `Накладок впереди: ${formatNumber(count)}`,
    clashesText: "На разных коврах в одно время.",
    whole: "Открыть день",
    rest: (people: number) => `Ещё ${formatNumber(people)}: весь день`,
  },
  people: {
    title: "Мои спортсмены",
    all: "Все профили",
    noPlans: "Заявок нет",
    empty: "Добавьте себя, ребёнка или ученика",
    emptyText: "По профилю подбирают категорию и подают заявку.",
    add: "Добавить спортсмена",
  },
  tasks: {
    title: "Что нужно сделать",
    none: "Всё в порядке: ничего делать не нужно.",
    confirm: (email: string) => `Подтвердите почту ${email}`,
    confirmText: "Откройте ссылку из письма. Без этого вы можете не получить ответ организатора.",
    send: "Отправить письмо ещё раз",
    sent: "Письмо отправлено",
    begun: {
      title: (event: string) => `Продолжите заявку: ${event}`,
      step: (step: string) => `шаг ${quoted(step)}`,
      kept: (minutes: number) => `черновик сохранён ${ago(minutes)}`,
      goOn: "Продолжить",
      drop: "Удалить черновик",
      dropped: "Черновик удалён.",
      restore: "Вернуть",
    },
    fix: (event: string) => `Исправьте заявку: ${event}`,
    fixText: (person: string) => `${person}: организатор ждёт правку, иначе в сетку заявка не попадёт.`,
    fee: (event: string, sum: string) => `К оплате ${sum}: ${event}`,
    feeOnline: "Взнос можно оплатить онлайн или организатору на месте.",
    feeAtDesk: "Взнос платят организатору, он отметит оплату в системе.",
    incomplete: (person: string) => `Заполните профиль: ${person}`,
    incompleteText: (fields: string) => `Не хватает: ${fields}.`,
    fields: {
      firstName: "имя",
      birthDate: "дата рождения",
      gender: "пол",
      representative: "законный представитель",
    },
    consent: (person: string) => `Дайте согласие: ${person}`,
    consentText: "Без согласия на обработку персональных данных заявку не подать.",
    medical: (person: string) => `Медсправка: ${person}`,
    medicalMissing: (event: string) =>
      `К турниру ${quoted(event)} укажите, до какого числа действует справка.`,
    medicalShort: (event: string) => `Справка кончится раньше, чем начнётся турнир ${quoted(event)}.`,
    insurance: (person: string) => `Страховка: ${person}`,
    insuranceShort: (event: string) => `Страховка кончится раньше, чем начнётся турнир ${quoted(event)}.`,
  },
} as const;

import type { TimeProblem } from "#domain/ruleset/ownTime.ts";
import type { OvertimeSpec, PeriodSpec } from "#domain/ruleset/rules.ts";
import { quoted } from "./copyEvent.ts";
import { formatClock } from "../../times.ts";
import { formatCount, formatNumber } from "../numbers.ts";

const NBSP = "\u00a0";

const SCORING = { all: "", negative_only: " (только минусы)", none: " (без баллов)" } as const;
const timesOf = (times: number) => (times === 1 ? "" : `${formatNumber(times)} × `);
const limitOf = (seconds: number | null) =>
  seconds === null ? "" : `, не дольше ${formatClock(seconds * 1000)}`;

export const organiser = {
  menu: "Организатору",
  home: {
    sections: "Другие разделы",
    title: "Мои турниры",
    lead: "Черновики видят только судьи и администраторы. Зрители увидят турнир после публикации.",
    add: "Новый турнир",
    users: "Пользователи",
    site: "Партнёры и страницы",
    seasons: "Сезоны",
    empty: "Турниров пока нет",
    emptyText: "Создайте первый: название и дата, остальное можно дописать позже.",
    table: "Турниры",
    columns: { event: "Турнир", competition: "Соревнование", state: "Видимость" },
    noCompetition: "ещё не создано",
    more: "Показать ещё",
  },
  state: {
    draft: "Черновик",
    published: "Опубликован",
    registration: "Приём заявок",
    shown: "Соревнование открыто",
    over: "Завершён",
    openLate: "Не завершён",
  },
  tabs: {
    label: "Подготовка турнира",
    event: "Турнир",
    competition: "Правила и ковры",
    categories: "Категории",
    entries: "Участники",
    fees: "Взносы",
    programme: "Программа",
    referees: "Судьи",
    roles: "Доступ",
    papers: "Документы",
    archive: "Архив",
    rehearsal: "Репетиция",
    more: "Ещё",
  },
  toPublic: "Страница для зрителей",
  toDesk: "Пульт соревнования",
  steps: {
    title: "Что дальше",
    done: "готово",
    next: "следующий шаг",
    later: "позже",
    competition: "Выбрать правила",
    carpets: "Добавить ковры",
    categories: "Добавить категории",
    fighters: "Собрать участников",
    weighing: "Взвесить",
    draw: "Провести жеребьёвку",
    start: "Начать соревнование",
    carpetsDone: (count: number) => formatCount(count, "carpet"),
    categoriesDone: (count: number) => formatCount(count, "category"),
    drawnDone: (drawn: number, all: number) => `${formatNumber(drawn)} из ${formatNumber(all)}`,
  },
  event: {
    fresh: "Новый турнир",
    freshLead: "Сохранится как черновик: его увидят только судьи и администраторы.",
    create: "Создать черновик",
    save: "Сохранить",
    saved: "Турнир сохранён",
    created: "Черновик создан",
    optional: "необязательно",
    sections: {
      main: "Основное",
      entries: "Заявки",
      organiser: "Организатор",
      fees: "Взносы",
      schedule: "Расписание",
      documents: "Документы",
      streams: "Трансляции",
      contacts: "Контакты",
      note: "Для своих",
    },
    name: "Название",
    nameMissing: "Назовите турнир: не короче 3 знаков",
    nameLong: "Название не длиннее 200 знаков",
    date: "Дата",
    dateMissing: "Укажите дату турнира",
    city: "Город",
    venue: "Зал",
    address: "Адрес",
    dateHint: "Первый день. Следующие добавьте в программу",
    addressHint: "По нему построят маршрут на карте",
    description: "О турнире",
    descriptionHint: "Заголовки, списки и ссылки; можно вставить готовый текст",
    until: "Заявки до",
    untilHint: "Включительно. Пусто: до жеребьёвки",
    untilLate: "Заявки закрываются не позже дня турнира",
    organiserName: "Кто проводит",
    organiserNote: "Пояснение",
    organiserNoteHint: "Например, «при поддержке федерации»",
    organiserMissing: "Назовите организатора или уберите пояснение",
    fee: "За что",
    feePlaceholder: "Одна категория",
    rubles: "Рублей",
    rublesWrong: "Целое число рублей, от 0 до 1 000 000",
    day: "День",
    time: "Время",
    timeWrong: "Время как 09:30",
    what: "Что",
    documentTitle: "Название",
    url: "Ссылка",
    urlWrong: "Полный адрес, например https://example.ru/reglament.pdf",
    contactTitle: "Кто",
    phone: "Телефон",
    email: "Почта",
    emailWrong: "Почта полностью, например ivan@example.ru",
    halfRow: "Заполните строку до конца или уберите её",
    addRow: {
      fee: "Добавить взнос",
      line: "Добавить строку",
      document: "Добавить ссылку",
      stream: "Добавить трансляцию",
      contact: "Добавить контакт",
    },
    row: (number: number) => `строка${NBSP}${number}`,
    rowUp: (number: number) => `Выше: строка${NBSP}${number}`,
    rowDown: (number: number) => `Ниже: строка${NBSP}${number}`,
    uploadFile: "Загрузить файл",
    removeRow: (number: number) => `Убрать строку${NBSP}${number}`,
    note: "Заметка",
    noteHint: "Видна только администраторам",
    remove: "Удалить турнир",
    removeAsk: (name: string) => `Удалить ${quoted(name)}?`,
    removeText: "Вернуть удалённый турнир нельзя. Турнир с соревнованием удалить нельзя.",
    cancel: "Отмена",
  },
  openness: {
    title: "Кто видит",
    published: "Турнир опубликован",
    publishedText: "Есть в календаре и в поиске",
    registration: "Приём заявок открыт",
    registrationText: "Спортсмены и тренеры подают заявки сами",
    shown: "Соревнование видно зрителям",
    shownText: "Категории, сетки и ковры открыты всем",
    first: "Сначала опубликуйте турнир",
    noCompetition: "Сначала выберите правила и добавьте категории",
    done: "Изменения видны",
    hide: "Снять с публикации?",
    hideText: "Турнир исчезнет из календаря, приём заявок закроется, соревнование скроется от зрителей.",
    hideConfirm: "Снять с публикации",
  },
  competition: {
    title: "Правила",
    create: "Создать соревнование",
    save: "Сохранить",
    created: "Соревнование создано",
    saved: "Правила сохранены",
    name: "Название на табло",
    nameMissing: "Назовите соревнование",
    preset: "Правила схваток",
    advantages: "Считать преимущества",
    penalties: "Считать штрафы",
    scoreboard: "Вид табло",
    brackets: "Сетки на выбывание",
    bracketsHint: "На страницах и на бумаге; на телефоне раунды идут по одному",
    bracketSides: { "one-sided": "С одной стороны, финал справа", "two-sided": "С двух сторон, как у IBJJF" },
    callSeconds: "Между вызовами, секунд",
    callSecondsHint: "Обычно 30. После третьего вызова можно записать неявку",
    callSecondsWrong: "Целое число от 1 до 600",
    weightTolerance: "Допуск на весах, кг",
    weightToleranceHint: "Столько сверх предела категории ещё проходит. Обычно 0",
    weightToleranceWrong: "От 0 до 5 кг с одной десятой",
    rest: "Отдых между схватками, минут",
    restHint: "Пусто: по правилам, у UWW 20 минут, у IBJJF длина схватки, перед финалом две",
    restWrong: "Целое число от 0 до 120 или пусто",
    scoreboards: {
      points: "Только баллы",
      ibjjf: "IBJJF: преимущества и штрафы",
      adcc: "ADCC: замечания",
      grappling: "UWW: предупреждения и пассивность",
      ebi: "EBI: время уходов",
    },
    started:
      "Соревнование уже идёт: новые правила действуют для схваток, которые ещё не начались. Периоды и дополнительное время после первой схватки не меняются.",
  },
  time: {
    periods: "Периоды схватки",
    finalPeriods: "Периоды финала",
    overtime: "Дополнительное время",
    none: "нет",
    noOvertime: /^(?:нет|0|-|–|—)$/i,
    usual: (told: string) => `Если пусто, по правилам: ${told}`,
    own: (told: string) => `Будет: ${told}`,
    share: "Время категории делится на периоды в той же доле",
    periodsOf: (periods: readonly PeriodSpec[]) =>
      periods.map(({ seconds, scoring }) => `${formatClock(seconds * 1000)}${SCORING[scoring]}`).join(" + "),
    overtimeOf: (overtime: OvertimeSpec | undefined): string => {
      switch (overtime?.kind) {
        case undefined:
          return "без дополнительного времени";
        case "points":
          return `${timesOf(overtime.max)}${formatClock(overtime.seconds * 1000)} с баллами`;
        case "golden_score":
          return `до первого балла${limitOf(overtime.seconds)}`;
        case "submission_round":
          return `раунд на сабмишен, ${formatClock(overtime.seconds * 1000)}`;
        case "ebi":
          return `раунды EBI: ${formatNumber(overtime.rounds)}${limitOf(overtime.limitSeconds)}`;
      }
    },
    problem: (problem: TimeProblem | { readonly code: "unreadable-time" }): string => {
      switch (problem.code) {
        case "unreadable-time":
        case "period-out-of-range":
          return "Минуты через плюс, например 3 + 3, 2 × 3 или 2:30. Каждый период от 30 секунд до 30 минут";
        case "no-periods":
          return "Нужен хотя бы один период";
        case "too-many-periods":
          return `Не больше ${formatNumber(problem.most)} периодов`;
        case "overtime-uneven":
          return "Раунды дополнительного времени одной длины, например 2 × 3";
        case "overtime-once":
          return "По этим правилам дополнительное время одно: введите одну длину или «нет»";
      }
    },
  },
  mats: {
    title: "Ковры",
    lead: "Порядок здесь: порядок столбцов у главного судьи и на экранах.",
    empty: "Ковров пока нет",
    emptyText: "Добавьте столько, сколько будет в зале. Имена можно изменить.",
    first: "Сначала создайте соревнование",
    name: "Имя ковра",
    nameMissing: "Назовите ковёр",
    nameTaken: "Такой ковёр уже есть",
    add: "Добавить ковёр",
    rename: "Переименовать",
    renameTitle: (name: string) => `Новое имя для «${name}»`,
    save: "Сохранить",
    up: (name: string) => `«${name}» выше`,
    down: (name: string) => `«${name}» ниже`,
    remove: (name: string) => `Удалить «${name}»`,
    used: (name: string, bouts: number) =>
      `На «${name}» ${formatCount(bouts, "bout")}: сначала переведите их на другой ковёр`,
    bouts: (count: number) => (count === 0 ? "схваток нет" : formatCount(count, "bout")),
    added: (name: string) => `Добавлен ${name}`,
    /** Without Ё, Й and what looks like another letter or a sign across a hall (CA5). */
    letters: "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯ",
    letter: (letter: string) => `Ковёр${NBSP}${letter}`,
  },
} as const;

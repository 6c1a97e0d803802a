import type { BoutState } from "#contract/competition/entity.ts";
import type { ConsentKind } from "#contract/entry/consent.ts";
import type { ChangeKind, applicationSchema } from "#contract/entry/profile.ts";
import type { FollowKind } from "#domain/follow/follow.ts";
import type { z } from "zod";
import { named } from "../kinds/named.ts";
import { OUTCOMES } from "./outcomes.ts";
import { GRADE_WORDS, paper, POST_WORDS } from "./paper.ts";

const moment = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const STATES: Readonly<Record<z.infer<typeof applicationSchema>["state"], string>> = {
  new: "На проверке",
  accepted: "Одобрена",
  rejected: "Отклонена",
  withdrawn: "Отозвана",
};

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  created: "Подана",
  changed: "Изменена",
  asked: "Организатор попросил исправить",
  accepted: "Одобрена",
  rejected: "Отклонена",
  withdrawn: "Отозвана",
  passed: "Взвешивание пройдено",
  overweight: "Вес выше предела",
  no_show: "Не явился на взвешивание",
};

const CONSENTS: Readonly<Record<ConsentKind, string>> = {
  rules: "Правила сервиса",
  processing: "Обработка персональных данных",
  publication: "Публикация имени и результатов",
  details: "Показ пояса, года рождения и тренера",
};

const BOUTS: Readonly<Record<BoutState, string>> = {
  waiting: "Ожидает",
  called: "Вызваны на ковёр",
  running: "Идёт",
  paused: "Пауза",
  "time-over": "Время вышло",
  finished: "Окончена",
};

const CLAIMS = {
  new: "Ждёт решения",
  accepted: "Подтверждены",
  rejected: "Не подтверждены",
  withdrawn: "Отозвано",
} as const;
const MERGES = { new: "Ждёт решения", accepted: "Объединены", rejected: "Отклонён" } as const;
const LETTERS = { draw: "Жеребьёвка", schedule: "Расписание" } as const;
const ROLES = { authenticated: "Пользователь", referee: "Судья", admin: "Администратор" } as const;
const GENDERS = { m: "Мужской", f: "Женский" } as const;
const FOLLOWED: Readonly<Record<FollowKind, string>> = {
  fighter: "Спортсмен",
  team: "Клуб",
  category: "Категория",
  event: "Соревнование",
};

/** The words of the paper of everything that is kept about somebody. */
export const own = {
  title: "Мои данные",
  lead: (at: string) =>
    `Всё, что о вас и ваших спортсменах хранит «Ковёр» на ${at}. Время указано по Гринвичу (UTC).`,
  foot: "Ковёр · Мои данные",
  moment: (iso: string | null) => (iso === null ? "" : moment.format(Date.parse(iso)).replace(" г.", "")),
  day: (iso: string | null) => (iso === null ? "" : day.format(Date.parse(iso)).replace(" г.", "")),
  kilograms: (weight: number | null) =>
    weight === null ? "" : `${weight.toLocaleString("ru", { useGrouping: false })} кг`,
  state: named(STATES),
  change: named(CHANGES),
  consent: named(CONSENTS),
  belt: paper.belt,
  post: named(POST_WORDS),
  grade: named(GRADE_WORDS),
  boutState: named(BOUTS),
  letter: named(LETTERS),
  mergeState: named(MERGES),
  claimState: named(CLAIMS),
  role: named(ROLES),
  gender: named(GENDERS),
  cause: named(OUTCOMES),
  followed: named(FOLLOWED),
  won: "Победа",
  lost: "Поражение",
  organiser: "Организатор",
  eventRoles: {
    organiser: "Организатор",
    "chief-judge": "Главный судья",
    secretary: "Секретарь",
    "mat-referee": "Судья на ковре",
    "weigh-in": "Взвешивание",
    announcer: "Диктор",
  },
  you: "Вы",
  none: "Нет",
  yes: "Да",
  sections: {
    account: "Аккаунт",
    signIns: "Где выполнен вход",
    providers: "Вход через другие сервисы",
    following: "За кем вы следите",
    consents: "Согласия",
    mergeRequests: "Запросы на объединение профилей",
    resultClaims: "Результаты, названные своими",
    payments: "Взносы",
    refereeing: "Судейство",
    eventRoles: "Роли на турнирах",
    application: (event: string) => `Заявка: ${event}`,
    bouts: "Схватки",
  },
  fields: {
    login: "Логин",
    email: "Почта",
    role: "Роль",
    name: "Имя",
    phone: "Телефон",
    broughtBy: "Код приглашения",
    registeredAt: "Регистрация",
    secondFactorSince: "Вход с кодом включён",
    wantsNotices: "Письма о жеребьёвке и расписании",
    latinName: "Имя латиницей",
    birthDate: "Дата рождения",
    gender: "Пол",
    weight: "Обычный вес",
    belt: "Пояс",
    beltSince: "Пояс с",
    beltBy: "Кто присвоил",
    city: "Город",
    club: "Клуб",
    coach: "Тренер",
    representative: "Законный представитель",
    medicalUntil: "Медсправка до",
    insuranceUntil: "Страховка до",
    photo: "Фото",
    date: "Дата соревнования",
    category: "Категория",
    state: "Состояние",
    comment: "Комментарий",
    declaredWeight: "Заявленный вес",
    weighedAt: "Вес на взвешивании",
  },
  columns: {
    signIns: ["Устройство", "Вход", "Последний раз"],
    providers: ["Сервис", "С какого времени"],
    following: ["Что", "Номер"],
    consents: ["Согласие", "Редакция", "Дано", "Отозвано"],
    mergeRequests: ["Когда", "Текст", "Состояние"],
    resultClaims: ["Когда", "Турнир", "Состояние"],
    payments: ["Когда", "Соревнование", "За кого", "Сумма", "Состояние"],
    refereeing: ["Соревнование", "Имя", "Должность", "Регион и клуб"],
    eventRoles: ["Турнир", "Роль", "Дана", "Снята"],
    history: ["Когда", "Что произошло", "Примечание"],
    letters: ["Когда", "О чём письмо"],
    messages: ["Когда", "Кто", "Сообщение"],
    bouts: ["Категория", "№", "Состояние", "Итог", "Окончена"],
  },
};

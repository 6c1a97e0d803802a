import type { Tie } from "#domain/referee/neutrality.ts";
import type { BoutDuty, Grade, Post } from "#domain/referee/referee.ts";
import type { InvitedLine } from "#contract/referee/referee.ts";
import { formatCount, formatNumber } from "../numbers.ts";
import { tiesText } from "../headTable/mats.ts";

const NBSP = "\u00a0";
const HOUR_MS = 3_600_000;
const TENTH = 10;

const grades: Readonly<Record<Grade, string>> = {
  international: "МК",
  "all-russian": "ССВК",
  first: "СС1К",
  second: "СС2К",
  third: "СС3К",
  young: "ЮС",
};

const posts: Readonly<Record<Post, string>> = {
  "chief-referee": "Главный судья",
  "chief-secretary": "Главный секретарь",
  "deputy-referee": "Заместитель главного судьи",
  "deputy-secretary": "Заместитель главного секретаря",
  "mat-chairman": "Руководитель ковра",
  arbiter: "Арбитр",
  "side-judge": "Боковой судья",
  secretary: "Судья-секретарь",
  timekeeper: "Судья-хронометрист",
  announcer: "Судья-информатор",
  marshal: "Судья при участниках",
};

const duties: Readonly<Record<BoutDuty, string>> = {
  "mat-chairman": "Руководитель",
  arbiter: "Арбитр",
  "side-judge": "Боковой",
};

const outcomes: Readonly<Record<InvitedLine["outcome"], string>> = {
  invited: "приглашение отправлено",
  linked: "учётная запись с этой почтой уже была, теперь она у этого судьи, роль судьи есть",
  listed: "эта почта у другого судьи списка",
  blocked: "вход с этой почтой закрыт",
  unproved:
    "у почты есть учётная запись, но почта не подтверждена: дайте роль судьи в разделе «Пользователи»",
  "login-taken": "эта почта занята: с ней как с логином входит другой пользователь",
  unsent: "учётная запись создана, но письмо не отправлено: пригласите ещё раз в разделе «Пользователи»",
  "has-account": "учётная запись уже есть",
  gone: "судьи больше нет в списке",
};

/** The referees of a competition on the organiser's page. */
export const referees = {
  title: "Судьи",
  lead: "Судейская коллегия соревнования. Видят её только судьи и администраторы.",
  grades,
  gradeHints: {
    international: "международная",
    "all-russian": "всероссийская",
    first: "первая",
    second: "вторая",
    third: "третья",
    young: "юный судья",
  } satisfies Readonly<Record<Grade, string>>,
  noGrade: "Без категории",
  posts,
  noPost: "Не указана",
  duties,
  table: "Судьи соревнования",
  columns: {
    name: "Судья",
    grade: "Категория",
    post: "Должность",
    from: "Регион, клуб",
    mats: "Ковры",
    load: "Нагрузка",
    acts: "Действия",
  },
  acts: (name: string) => `Действия: ${name}`,
  edit: "Изменить",
  remove: "Убрать из списка",
  anyMat: "любой",
  noAccount: "без учётной записи",
  left: "не может войти как судья",
  outside: "не ведёт это соревнование",
  load: (fought: number, ahead: number) =>
    `${formatNumber(fought)}${NBSP}проведено, ${formatNumber(ahead)}${NBSP}впереди`,
  noLoad: "—",
  hours: (ms: number) => `${formatNumber(Math.round((ms / HOUR_MS) * TENTH) / TENTH)}${NBSP}ч`,
  total: (count: number, grade: string) => `${formatCount(count, "referee")}${grade && `: ${grade}`}`,
  neutrality: "Нейтральность",
  tie: (athlete: string, ties: readonly Tie[]) => `${athlete}: ${tiesText(ties)}`,
  tieBouts: (numbers: readonly number[]) =>
    numbers.length === 0 ? "" : ` (${numbers.length === 1 ? "схватка" : "схватки"} ${numbers.join(", ")})`,
  moreTies: (count: number) => `и ещё ${formatNumber(count)}`,
  noTies: "На выбранных коврах схваток с одноклубниками, земляками и учениками нет.",
  tiesAhead: "Проверьте нейтральность. Назначить всё равно можно.",
  add: "Добавить",
  invite: "Пригласить",
  inviteNobody: "У всех судей списка есть учётная запись",
  csv: "CSV",
  xlsx: "XLSX",
  download: (kind: string) => `Скачать список судей, ${kind}`,
  file: "sudi",
  sheet: [
    "№",
    "Фамилия",
    "Имя",
    "Отчество",
    "Категория",
    "Должность",
    "Регион",
    "Город",
    "Клуб",
    "Ковры",
    "Проведено",
    "Впереди",
    "Часов",
  ],
  empty: "Судей пока нет",
  emptyText: "Добавьте их списком: из таблицы, из письма или по одному.",
  first: "Сначала создайте соревнование",
  firstText: "Список судей ведут для каждого соревнования отдельно.",
  toCompetition: "К правилам и коврам",
  form: {
    title: (name: string) => `Судья: ${name}`,
    lastName: "Фамилия",
    lastNameMissing: "Укажите фамилию",
    firstName: "Имя",
    middleName: "Отчество",
    grade: "Судейская категория",
    post: "Должность",
    region: "Регион",
    city: "Город",
    club: "Клуб",
    mats: "Ковры",
    matsHint: "Без отметки — любой ковёр",
    account: "Учётная запись",
    accountHint: "С ней судья сам ведёт свои ковры",
    submit: "Сохранить",
    saved: (name: string) => `${name}: сохранено`,
  },
  removal: {
    title: (name: string) => `Убрать из списка: ${name}?`,
    text: "С него снимутся ковры и схватки этого соревнования. Учётная запись останется.",
    submit: "Убрать",
    done: (name: string) => `${name}: больше не в списке`,
  },
  adding: {
    title: "Добавить судей",
    text: "Строка на человека: фамилия имя отчество; категория; должность; регион; город; клуб. Можно вставить из таблицы.",
    lines: "Судьи",
    placeholder: "Мамлеев Виктор Аркадьевич; ССВК; Арбитр; Республика Татарстан; Казань; Гард",
    linesMissing: "Впишите хотя бы одного судью или отметьте учётную запись",
    accounts: "С учётной записью, но не в списке",
    found: (count: number) => `Будет добавлено: ${formatCount(count, "referee")}`,
    wrongGrade: (line: number, words: string) => `Строка ${line}: неизвестная категория «${words}»`,
    wrongPost: (line: number, words: string) => `Строка ${line}: неизвестная должность «${words}»`,
    tooLong: (line: number) => `Строка ${line}: слишком длинно, не больше 100 знаков в ячейке`,
    tooMany: "Не больше 200 судей за один раз",
    submit: "Добавить",
    done: (count: number) => `Добавлено: ${formatCount(count, "referee")}`,
  },
  inviting: {
    title: "Пригласить судей",
    text: "Каждому с почтой уйдёт письмо со ссылкой: по ней он придумает пароль и будет вести свои ковры. Ссылка действует неделю.",
    placeholder: "Почта",
    emailWrong: "Введите почту полностью, например ivan@example.ru",
    nobody: "Впишите почту хотя бы одного судьи",
    submit: "Пригласить",
    doneTitle: "Приглашения",
    line: (name: string, email: string, outcome: InvitedLine["outcome"]) =>
      `${name}, ${email}: ${outcomes[outcome]}`,
    close: "Готово",
  },
  admitting: {
    title: "Кто ведёт соревнование",
    lead: "Администраторы ведут любое.",
    all: "Все судьи программы",
    listed: "Только судьи этого списка с учётной записью",
    saved: "Сохранено",
  },
  crews: {
    title: "Судьи на схватках",
    lead: "Кого назначить вместо тех, кто на ковре. Изменение сохраняется сразу.",
    mat: "Ковёр",
    noMat: "Без ковра",
    byMat: (names: readonly string[]) =>
      names.length === 0 ? "Не назначен" : `С ковра: ${names.join(", ")}`,
    bout: (number: number | null) => (number === null ? "Схватка" : `Схватка ${number}`),
    field: (duty: BoutDuty, bout: string) => `${duties[duty]}, ${bout}`,
    option: (name: string, ties: readonly Tie[]) =>
      ties.length === 0 ? name : `${name} (${tiesText(ties)})`,
    tie: (referee: string, athlete: string, ties: readonly Tie[]) =>
      `${referee} и ${athlete}, ${tiesText(ties)}`,
    unknown: "Соперник ещё не известен",
    more: "Показать ещё",
    empty: "Впереди нет схваток с известными участниками",
    emptyText: "Они появятся после жеребьёвки.",
  },
} as const;

/** Other words people write in lists; compared without spaces at the ends and in lower case. */
export const gradeForms: Readonly<Record<Grade, RegExp>> = {
  international: /^(?:мк|международ)/,
  "all-russian": /^(?:сс)?вк$|^всеросс/,
  first: /^(?:сс)?\s*(?:1|i)\s*к?$|^перв/,
  second: /^(?:сс)?\s*(?:2|ii)\s*к?$|^втор/,
  third: /^(?:сс)?\s*(?:3|iii)\s*к?$|^трет/,
  young: /^ю(?:с|н|\/)/,
};
export const NO_GRADE = /^(?:|-|—|нет|б\/?к|без категории)$/;

export const postForms: Readonly<Record<Post, RegExp>> = {
  "chief-referee": /^главн\S*\s+судья/,
  "chief-secretary": /^главн\S*\s+секретарь/,
  "deputy-referee": /^зам\S*\s+гл\S*\s+суд/,
  "deputy-secretary": /^зам\S*\s+гл\S*\s+сек/,
  "mat-chairman": /^руковод/,
  arbiter: /^(?:арбитр|рефери)/,
  "side-judge": /^боков/,
  secretary: /^(?:судья\s*-?\s*)?секретарь/,
  timekeeper: /^(?:судья\s*-?\s*)?(?:хронометрист|секундометрист)/,
  announcer: /^(?:судья\s*-?\s*)?(?:информатор|диктор)/,
  marshal: /^судья\s+при\s+участ/,
};

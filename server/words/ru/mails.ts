import type { RoleType } from "#domain/access/access.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import type { LineWords } from "#domain/schedule/programme/programmeLines.ts";
import type { ApplicationAnswer, ClaimAnswer, MailKind, MailTexts } from "../kinds/mailTexts.ts";
import { formOf } from "./counted.ts";

/** What comes after the greeting. */
const account: Readonly<Record<MailKind, MailTexts>> = {
  reset: {
    subject: "Новый пароль",
    before: ["Кто-то попросил сменить пароль вашего аккаунта. Чтобы задать новый пароль, откройте ссылку."],
    button: "Задать новый пароль",
    after: [
      "Ссылка действует один час и только один раз.",
      "Если это были не вы, ничего делать не нужно: старый пароль продолжает работать.",
    ],
  },
  confirmation: {
    subject: "Подтвердите адрес почты",
    before: ["На этот адрес зарегистрирован аккаунт. Подтвердите, что письма до вас доходят."],
    button: "Подтвердить адрес",
    after: ["Ссылка действует сутки.", "Если вы не регистрировались, просто удалите это письмо."],
  },
  "already-registered": {
    subject: "У вас уже есть аккаунт",
    before: [
      "Кто-то попробовал зарегистрироваться с вашим адресом почты. Аккаунт с ним уже есть, новый не создан.",
    ],
    button: "Войти",
    after: ["Если вы забыли пароль, на странице входа его можно сменить."],
  },
  "password-changed": {
    subject: "Пароль изменён",
    before: ["Пароль вашего аккаунта изменён, остальные сеансы на других устройствах завершены."],
    button: "Это был не я",
    after: ["Если пароль меняли вы, ничего делать не нужно."],
  },
  "second-factor-on": {
    subject: "Вход с кодом включён",
    before: [
      "Теперь при входе в ваш аккаунт кроме пароля нужен код из приложения. Резервные коды храните отдельно от телефона.",
    ],
    button: "Открыть аккаунт",
    after: ["Если вы этого не делали, смените пароль и напишите администратору."],
  },
  "second-factor-off": {
    subject: "Вход с кодом выключен",
    before: ["Теперь для входа в ваш аккаунт хватает пароля."],
    button: "Открыть аккаунт",
    after: ["Если вы этого не делали и никого не просили, смените пароль и включите вход с кодом снова."],
  },
  "recovery-code-used": {
    subject: "Вход по резервному коду",
    before: ["В ваш аккаунт вошли по резервному коду. Этот код больше не действует."],
    button: "Открыть аккаунт",
    after: ["Если входили не вы, сразу смените пароль: остальные сеансы завершатся."],
  },
  "email-changed": {
    subject: "Адрес почты изменён",
    before: ["У вашего аккаунта теперь другой адрес почты. На этот адрес писем больше не будет."],
    button: "Открыть сайт",
    after: ["Если адрес меняли не вы, сразу напишите организатору соревнования."],
  },
};

const INVITED_AS: Readonly<Record<RoleType | EventRole, string>> = {
  public: "зрителем",
  authenticated: "участником",
  referee: "судьёй",
  admin: "администратором",
  organiser: "организатором",
  "chief-judge": "главным судьёй",
  secretary: "секретарём",
  "mat-referee": "судьёй на ковре",
  "weigh-in": "на взвешивание участников",
  announcer: "диктором",
};

const ANSWERED: Readonly<Record<ApplicationAnswer, string>> = {
  accepted: "Заявка одобрена",
  rejected: "Заявка отклонена",
  asked: "Исправьте заявку",
  message: "Сообщение организатора",
};

const ANSWER_NEWS: Readonly<Record<ApplicationAnswer, string>> = {
  accepted: "Ваша заявка одобрена: место в категории есть.",
  rejected: "Организатор отклонил вашу заявку. В жеребьёвке она не участвует.",
  asked: "Организатор просит исправить заявку. Пока она не исправлена, в сетку она не попадёт.",
  message: "Организатор написал вам о заявке.",
};

const ANSWER_NEXT: Readonly<Record<ApplicationAnswer, string>> = {
  accepted: "Карта взвешивания с кодом лежит на странице заявки. В сетку попадают после взвешивания.",
  rejected: "Если вы не согласны, напишите организатору на странице заявки.",
  asked: "Изменить заявку и ответить организатору можно на её странице.",
  message: "Ответить организатору можно на странице заявки.",
};

const CLAIMED: Readonly<Record<ClaimAnswer, string>> = {
  accepted: "Результаты добавлены в профиль",
  rejected: "Результаты не подтверждены",
  reopened: "Подтверждение результатов отменено",
};

const CLAIM_NEWS: Readonly<Record<ClaimAnswer, string>> = {
  accepted: "Организатор подтвердил: это ваши результаты. Они теперь в карьере спортсмена.",
  rejected: "Организатор считает, что это результаты другого человека.",
  reopened: "Организатор отменил своё решение и посмотрит ещё раз. Пока результаты не в профиле.",
};

const dayMonth = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** A programme in a letter. */
const lines: LineWords = {
  bouts: (session) => (session === undefined ? "начало схваток" : `${session}: начало схваток`),
  pause: (title, to) => `${title}, до ${to}`,
  weighIn: (title, to) => `взвешивание: ${title}, до ${to}`,
};

/** The words of mails (AU59). */
export const mails = {
  signature: "Ковёр — соревнования по грэпплингу",
  linkHint: "Если кнопка не открывается, скопируйте адрес в строку браузера:",
  greet: (name: string | undefined) => (name === undefined ? "Здравствуйте!" : `Здравствуйте, ${name}!`),
  account,
  invitation: {
    subject: (event: string | undefined) =>
      event === undefined ? "Вас пригласили" : `Приглашение: ${event}`,
    invited: (host: string, event: string | undefined, as: RoleType | EventRole, username: string) => {
      const where = event === undefined ? "на соревнования" : `на «${event}»`;
      return `${host} приглашает вас ${where} ${INVITED_AS[as]}. Аккаунт уже создан, логин: ${username}.`;
    },
    next: "Задайте пароль и войдите.",
    button: "Принять приглашение",
    after: [
      "Ссылка действует неделю и только один раз.",
      "Если вы не ждали приглашения и не знаете этого человека, просто удалите письмо.",
    ],
  },
  application: {
    subjects: ANSWERED,
    news: ANSWER_NEWS,
    next: ANSWER_NEXT,
    note: (note: string) => `Организатор пишет: «${note}»`,
    open: "Открыть заявку",
    mend: "Исправить заявку",
  },
  claim: { subjects: CLAIMED, news: CLAIM_NEWS, open: "Открыть профиль" },
  day: {
    settings: "Не хотите таких писем? Отключите их в личном кабинете, в настройках аккаунта.",
    drawSubject: (event: string) => `Жеребьёвка: ${event}`,
    drawn: (event: string) => `На турнире ${quoted(event)} проведена жеребьёвка.`,
    openBracket: "Открыть сетку",
    drawHint: "Время примерное: оно уточняется по ходу дня на странице турнира.",
    scheduleSubject: (event: string) => `Расписание: ${event}`,
    schedule: (event: string, day: string | undefined) =>
      `Расписание турнира ${quoted(event)}${day === undefined ? "" : `, ${day}`}.`,
    openEvent: "Открыть турнир",
    scheduleHint: "Время примерное: если оно заметно изменится, мы напишем ещё раз.",
    athlete: (name: string, category: string, athletes: number) =>
      `${name}, «${category}»: ${athletes}\u00a0${formOf(athletes, ["участник", "участника", "участников"])}.`,
    against: (opponent: string | undefined) =>
      opponent === undefined
        ? "Первая схватка: соперник определится по ходу турнира."
        : `Первая схватка: соперник ${opponent}.`,
    bout: (number: number) => `схватка №\u00a0${number}`,
    between: (from: string, to: string) => (from === to ? `примерно в ${from}` : `примерно ${from}–${to}`),
    day: (date: Date) => dayMonth.format(date),
    lines,
  },
};

/** A name that has quotation marks of its own gets no second pair. */
const quoted = (name: string) => (name.includes("«") ? name : `«${name}»`);

import type { RoleType } from "#domain/access/access.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import type { AccountMail, InvitationMail, MailKind } from "./mail.ts";

export type MailTexts = {
  readonly subject: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  readonly button: string;
  /** Paragraphs after it. */
  readonly after: readonly string[];
};

/** Letters, digits and what stands between the parts of a name: nothing a mail program makes a link of. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} _'’-]{1,40}$/u;

/**
 * Whoever registers chooses the name and the address the mail goes to: what is no plain name is not repeated, or anybody
 * could have their own words and links sent in ours (SE45).
 */
export const greet = (username: string): string =>
  PLAIN_NAME.test(username) ? `Здравствуйте, ${username}!` : "Здравствуйте!";

const UNPLAIN = /[^\p{L}\p{M}\p{N} _'’.-]+/gu;
const LONGEST_NAME = 80;

/**
 * A name that a member wrote, of an athlete or an opponent, is read by others: without any sign that makes a link or markup
 * of it, and no longer than names are (SE45).
 */
export const plainName = (name: string): string =>
  name.replaceAll(UNPLAIN, " ").replaceAll(".", ". ").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

export function accountTexts({ kind, username }: AccountMail): MailTexts {
  const texts = ACCOUNT_MAILS[kind];
  return { ...texts, before: [greet(username), ...texts.before] };
}

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

/** For an account that somebody else made: not a word of a forgotten password. */
export function invitationTexts({ invitation, username, host, eventName }: InvitationMail): MailTexts {
  const where = eventName === undefined ? "на соревнования" : `на «${eventName}»`;
  return {
    subject: eventName === undefined ? "Вас пригласили" : `Приглашение: ${eventName}`,
    before: [
      "Здравствуйте!",
      `${host} приглашает вас ${where} ${INVITED_AS[invitation]}. Аккаунт уже создан, логин: ${username}.`,
      "Задайте пароль и войдите.",
    ],
    button: "Принять приглашение",
    after: [
      "Ссылка действует неделю и только один раз.",
      "Если вы не ждали приглашения и не знаете этого человека, просто удалите письмо.",
    ],
  };
}

/** What comes after the greeting. */
const ACCOUNT_MAILS: Readonly<Record<MailKind, MailTexts>> = {
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

export const SIGNATURE = "Ковёр — соревнования по грэпплингу";
export const LINK_HINT = "Если кнопка не открывается, скопируйте адрес в строку браузера:";

import type { RoleType } from "#domain/access/access.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import type { LineWords } from "#domain/schedule/programme/programmeLines.ts";
import type { ApplicationAnswer, ClaimAnswer, MailKind, MailTexts } from "../kinds/mailTexts.ts";
import { formOf } from "./counted.ts";

/** What comes after the greeting. */
const account: Readonly<Record<MailKind, MailTexts>> = {
  reset: {
    subject: "New password",
    before: ["Somebody asked to change the password of your account. Open the link to set a new password."],
    button: "Set a new password",
    after: [
      "The link works for one hour and only once.",
      "If it was not you, there is nothing to do: the old password still works.",
    ],
  },
  confirmation: {
    subject: "Confirm your email address",
    before: ["An account was registered with this address. Please confirm that our emails reach you."],
    button: "Confirm the address",
    after: ["The link works for one day.", "If you have not registered, just delete this email."],
  },
  "already-registered": {
    subject: "You already have an account",
    before: [
      "Somebody tried to register with your email address. There is an account with it already, and no new one was made.",
    ],
    button: "Sign in",
    after: ["If you have forgotten the password, you can change it from the sign-in page."],
  },
  "password-changed": {
    subject: "Password changed",
    before: ["The password of your account was changed, and sessions on other devices have ended."],
    button: "It was not me",
    after: ["If you changed the password yourself, there is nothing to do."],
  },
  "second-factor-on": {
    subject: "Sign-in with a code is on",
    before: [
      "From now on your account asks for a code of an app besides the password. Keep the recovery codes apart from your phone.",
    ],
    button: "Open the account",
    after: ["If you did not do this, change the password and write to an administrator."],
  },
  "second-factor-off": {
    subject: "Sign-in with a code is off",
    before: ["From now on the password is enough to sign in to your account."],
    button: "Open the account",
    after: [
      "If you did not do this and asked nobody to, change the password and turn sign-in with a code on again.",
    ],
  },
  "recovery-code-used": {
    subject: "Sign-in with a recovery code",
    before: ["Somebody signed in to your account with a recovery code. That code no longer works."],
    button: "Open the account",
    after: ["If it was not you, change the password at once: the other sessions will end."],
  },
  "email-changed": {
    subject: "Email address changed",
    before: ["Your account has another email address now. No more emails will come to this one."],
    button: "Open the site",
    after: ["If you did not change the address yourself, write to the organiser of the competition at once."],
  },
};

const INVITED_AS: Readonly<Record<RoleType | EventRole, string>> = {
  public: "as a spectator",
  authenticated: "as a member",
  referee: "as a referee",
  admin: "as an administrator",
  organiser: "as an organiser",
  "chief-judge": "as the chief referee",
  secretary: "as a secretary",
  "mat-referee": "as a referee on the mat",
  "weigh-in": "to run the weigh-in",
  announcer: "as an announcer",
};

const ANSWERED: Readonly<Record<ApplicationAnswer, string>> = {
  accepted: "Entry accepted",
  rejected: "Entry rejected",
  asked: "Please correct your entry",
  message: "Message from the organiser",
};

const ANSWER_NEWS: Readonly<Record<ApplicationAnswer, string>> = {
  accepted: "Your entry was accepted: there is a place in the category.",
  rejected: "The organiser rejected your entry. It takes no part in the draw.",
  asked: "The organiser asks you to correct the entry. Until then it does not get into the bracket.",
  message: "The organiser wrote to you about the entry.",
};

const ANSWER_NEXT: Readonly<Record<ApplicationAnswer, string>> = {
  accepted:
    "The weigh-in card with its code is on the page of the entry. The bracket takes those who have weighed in.",
  rejected: "If you do not agree, write to the organiser on the page of the entry.",
  asked: "You can change the entry and answer the organiser on its page.",
  message: "You can answer the organiser on the page of the entry.",
};

const CLAIMED: Readonly<Record<ClaimAnswer, string>> = {
  accepted: "Results added to the profile",
  rejected: "Results not confirmed",
  reopened: "Confirmation of results taken back",
};

const CLAIM_NEWS: Readonly<Record<ClaimAnswer, string>> = {
  accepted:
    "The organiser confirmed that these results are yours. They are part of the athlete’s career now.",
  rejected: "The organiser believes that these results are another person’s.",
  reopened:
    "The organiser took the decision back and will look again. Until then the results are not in the profile.",
};

const dayMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A programme in a letter. */
const lines: LineWords = {
  bouts: (session) => (session === undefined ? "bouts begin" : `${session}: bouts begin`),
  pause: (title, to) => `${title}, until ${to}`,
  weighIn: (title, to) => `weigh-in: ${title}, until ${to}`,
};

/** The words of mails (AU59). */
export const mails = {
  signature: "Kover — grappling competitions",
  linkHint: "If the button does not work, copy this address into your browser:",
  greet: (name: string | undefined) => (name === undefined ? "Hello!" : `Hello, ${name}!`),
  account,
  invitation: {
    subject: (event: string | undefined) =>
      event === undefined ? "You are invited" : `Invitation: ${event}`,
    invited: (host: string, event: string | undefined, as: RoleType | EventRole, username: string) => {
      const where = event === undefined ? "to competitions" : `to “${event}”`;
      return `${host} invites you ${where} ${INVITED_AS[as]}. The account is ready, its login is ${username}.`;
    },
    next: "Choose a password and sign in.",
    button: "Accept the invitation",
    after: [
      "The link works for one week and only once.",
      "If you did not expect an invitation and do not know this person, just delete this email.",
    ],
  },
  application: {
    subjects: ANSWERED,
    news: ANSWER_NEWS,
    next: ANSWER_NEXT,
    note: (note: string) => `The organiser writes: “${note}”`,
    open: "Open the entry",
    mend: "Correct the entry",
  },
  claim: { subjects: CLAIMED, news: CLAIM_NEWS, open: "Open the profile" },
  day: {
    settings: "Do not want such emails? Turn them off in the settings of your account.",
    drawSubject: (event: string) => `Draw: ${event}`,
    drawn: (event: string) => `The draw of ${quoted(event)} has been made.`,
    openBracket: "Open the bracket",
    drawHint: "Times are approximate: the page of the event has the latest ones during the day.",
    scheduleSubject: (event: string) => `Schedule: ${event}`,
    schedule: (event: string, day: string | undefined) =>
      `The schedule of ${quoted(event)}${day === undefined ? "" : `, ${day}`}.`,
    openEvent: "Open the event",
    scheduleHint: "Times are approximate: if they change much, we will write again.",
    athlete: (name: string, category: string, athletes: number) =>
      `${name}, “${category}”: ${athletes}\u00a0${formOf(athletes, ["athlete", "athletes"])}.`,
    against: (opponent: string | undefined) =>
      opponent === undefined
        ? "First bout: the opponent will be known during the event."
        : `First bout: against ${opponent}.`,
    bout: (number: number) => `bout No.\u00a0${number}`,
    between: (from: string, to: string) => (from === to ? `about ${from}` : `about ${from}–${to}`),
    day: (date: Date) => dayMonth.format(date),
    lines,
  },
};

/** A name that has quotation marks of its own gets no second pair. */
const quoted = (name: string) => (/[«“"]/u.test(name) ? name : `“${name}”`);

import type { Tie } from "#domain/referee/neutrality.ts";
import type { BoutDuty, Grade, Post } from "#domain/referee/referee.ts";
import type { InvitedLine } from "#contract/referee/referee.ts";
import { formatCount, formatNumber } from "../numbers.ts";
import { tiesText } from "../headTable/mats.ts";

const NBSP = "\u00a0";
const HOUR_MS = 3_600_000;
const TENTH = 10;

const grades: Readonly<Record<Grade, string>> = {
  international: "International",
  "all-russian": "National",
  first: "1st grade",
  second: "2nd grade",
  third: "3rd grade",
  young: "Young referee",
};

const posts: Readonly<Record<Post, string>> = {
  "chief-referee": "Chief referee",
  "chief-secretary": "Chief secretary",
  "deputy-referee": "Deputy chief referee",
  "deputy-secretary": "Deputy chief secretary",
  "mat-chairman": "Mat chairman",
  arbiter: "Centre referee",
  "side-judge": "Side judge",
  secretary: "Secretary",
  timekeeper: "Timekeeper",
  announcer: "Announcer",
  marshal: "Athlete marshal",
};

const duties: Readonly<Record<BoutDuty, string>> = {
  "mat-chairman": "Chairman",
  arbiter: "Centre referee",
  "side-judge": "Side judge",
};

const outcomes: Readonly<Record<InvitedLine["outcome"], string>> = {
  invited: "invitation sent",
  linked:
    "there was an account with this email, it now belongs to this referee and has the role of a referee",
  listed: "this email belongs to another referee of the list",
  blocked: "sign-in with this email is blocked",
  unproved:
    "there is an account with this email, but the email is not confirmed: give it the role of a referee in “Users”",
  "login-taken": "this email is taken: another user signs in with it as a username",
  unsent: "account created, but the email was not sent: invite again in “Users”",
  "has-account": "has an account already",
  gone: "the referee is no longer in the list",
};

/** The referees of a competition on the organiser's page. */
export const referees = {
  title: "Referees",
  lead: "The officials of the competition. Seen only by referees and administrators.",
  grades,
  /** As Russian federations write them. */
  gradeHints: {
    international: "MK",
    "all-russian": "SSVK",
    first: "SS1K",
    second: "SS2K",
    third: "SS3K",
    young: "YuS",
  } satisfies Readonly<Record<Grade, string>>,
  noGrade: "No grade",
  posts,
  noPost: "Not set",
  duties,
  table: "Referees of the competition",
  columns: {
    name: "Referee",
    grade: "Grade",
    post: "Post",
    from: "Region, club",
    mats: "Mats",
    load: "Load",
    acts: "Actions",
  },
  acts: (name: string) => `Actions: ${name}`,
  edit: "Edit",
  remove: "Remove from the list",
  anyMat: "any",
  noAccount: "no account",
  left: "cannot sign in as a referee",
  outside: "does not run this competition",
  load: (fought: number, ahead: number) =>
    `${formatNumber(fought)}${NBSP}done, ${formatNumber(ahead)}${NBSP}ahead`,
  noLoad: "—",
  hours: (ms: number) => `${formatNumber(Math.round((ms / HOUR_MS) * TENTH) / TENTH)}${NBSP}h`,
  total: (count: number, grade: string) => `${formatCount(count, "referee")}${grade && `: ${grade}`}`,
  neutrality: "Neutrality",
  tie: (athlete: string, ties: readonly Tie[]) => `${athlete}: ${tiesText(ties)}`,
  tieBouts: (numbers: readonly number[]) =>
    numbers.length === 0 ? "" : ` (${numbers.length === 1 ? "bout" : "bouts"} ${numbers.join(", ")})`,
  moreTies: (count: number) => `and ${formatNumber(count)} more`,
  noTies: "No bouts on the chosen mats with athletes of the same club or region, or their own.",
  tiesAhead: "Check neutrality. You can assign them anyway.",
  add: "Add",
  invite: "Invite",
  inviteNobody: "All referees of the list have an account",
  csv: "CSV",
  xlsx: "XLSX",
  download: (kind: string) => `Download the list of referees, ${kind}`,
  file: "referees",
  sheet: [
    "No.",
    "Surname",
    "First name",
    "Patronymic",
    "Grade",
    "Post",
    "Region",
    "City",
    "Club",
    "Mats",
    "Done",
    "Ahead",
    "Hours",
  ],
  empty: "No referees yet",
  emptyText: "Add them as a list: from a table, from an email or one by one.",
  first: "Create the competition first",
  firstText: "Each competition has its own list of referees.",
  toCompetition: "To rules and mats",
  form: {
    title: (name: string) => `Referee: ${name}`,
    lastName: "Surname",
    lastNameMissing: "Enter the surname",
    firstName: "First name",
    middleName: "Patronymic",
    grade: "Referee grade",
    post: "Post",
    region: "Region",
    city: "City",
    club: "Club",
    mats: "Mats",
    matsHint: "None ticked: any mat",
    account: "Account",
    accountHint: "With it the referee runs their own mats",
    submit: "Save",
    saved: (name: string) => `${name}: saved`,
  },
  removal: {
    title: (name: string) => `Remove from the list: ${name}?`,
    text: "They lose the mats and bouts of this competition. The account stays.",
    submit: "Remove",
    done: (name: string) => `${name}: no longer in the list`,
  },
  adding: {
    title: "Add referees",
    text: "One person per line: surname first name patronymic; grade; post; region; city; club. You can paste from a table.",
    lines: "Referees",
    placeholder: "Walker James Edward; National; Centre referee; Yorkshire; Leeds; Guard Club",
    linesMissing: "Enter at least one referee or tick an account",
    accounts: "With an account, but not in the list",
    found: (count: number) => `To be added: ${formatCount(count, "referee")}`,
    wrongGrade: (line: number, words: string) => `Line ${line}: unknown grade “${words}”`,
    wrongPost: (line: number, words: string) => `Line ${line}: unknown post “${words}”`,
    tooLong: (line: number) => `Line ${line}: too long, up to 100 characters in a cell`,
    tooMany: "Up to 200 referees at a time",
    submit: "Add",
    done: (count: number) => `Added: ${formatCount(count, "referee")}`,
  },
  inviting: {
    title: "Invite referees",
    text: "Everyone with an email gets a letter with a link, where they set a password and can run their own mats. The link works for a week.",
    placeholder: "Email",
    emailWrong: "Enter the full email, for example ivan@example.com",
    nobody: "Enter the email of at least one referee",
    submit: "Invite",
    doneTitle: "Invitations",
    line: (name: string, email: string, outcome: InvitedLine["outcome"]) =>
      `${name}, ${email}: ${outcomes[outcome]}`,
    close: "Done",
  },
  admitting: {
    title: "Who runs the competition",
    lead: "Administrators run any.",
    all: "All referees in Kover",
    listed: "Only referees of this list who have an account",
    saved: "Saved",
  },
  crews: {
    title: "Referees of bouts",
    lead: "Whom to assign instead of those on the mat. Changes are saved at once.",
    mat: "Mat",
    noMat: "No mat",
    byMat: (names: readonly string[]) =>
      names.length === 0 ? "Not assigned" : `From the mat: ${names.join(", ")}`,
    bout: (number: number | null) => (number === null ? "Bout" : `Bout ${number}`),
    field: (duty: BoutDuty, bout: string) => `${duties[duty]}, ${bout}`,
    option: (name: string, ties: readonly Tie[]) =>
      ties.length === 0 ? name : `${name} (${tiesText(ties)})`,
    tie: (referee: string, athlete: string, ties: readonly Tie[]) =>
      `${referee} and ${athlete}, ${tiesText(ties)}`,
    unknown: "Opponent not known yet",
    more: "Show more",
    empty: "No bouts ahead with known athletes",
    emptyText: "They will appear after the draw.",
  },
} as const;

/** Other words people write in lists, also in Russian ones; compared without spaces at the ends and in lower case. */
export const gradeForms: Readonly<Record<Grade, RegExp>> = {
  international: /^(?:int|mk|мк|международ)/,
  "all-russian": /^(?:nat|all[\s-]?russian|ssvk)|^(?:сс)?вк$|^всеросс/,
  first: /^(?:ss|сс)?\s*(?:1(?:st)?|i)\s*(?:k|к|grade|category)?$|^(?:first|перв)/,
  second: /^(?:ss|сс)?\s*(?:2(?:nd)?|ii)\s*(?:k|к|grade|category)?$|^(?:second|втор)/,
  third: /^(?:ss|сс)?\s*(?:3(?:rd)?|iii)\s*(?:k|к|grade|category)?$|^(?:third|трет)/,
  young: /^(?:young|jun|yus|ю(?:с|н|\/))/,
};
export const NO_GRADE = /^(?:|-|—|no|none|n\/a|no grade|нет|б\/?к|без категории)$/;

export const postForms: Readonly<Record<Post, RegExp>> = {
  "chief-referee": /^(?:chief|head)\s+referee|^главн\S*\s+судья/,
  "chief-secretary": /^(?:chief|head)\s+secretary|^главн\S*\s+секретарь/,
  "deputy-referee": /^(?:deputy|assistant)\s+(?:\S+\s+)?referee|^зам\S*\s+гл\S*\s+суд/,
  "deputy-secretary": /^(?:deputy|assistant)\s+(?:\S+\s+)?secretary|^зам\S*\s+гл\S*\s+сек/,
  "mat-chairman": /^(?:mat\s+)?chair|^руковод/,
  arbiter: /^(?:(?:centre|center|mat)\s+)?referee$|^(?:arbiter|арбитр|рефери)/,
  "side-judge": /^(?:side|judge|боков)/,
  secretary: /^(?:referee\s*-?\s*)?secretary|^(?:судья\s*-?\s*)?секретарь/,
  timekeeper: /^time\s*-?\s*keeper|^(?:судья\s*-?\s*)?(?:хронометрист|секундометрист)/,
  announcer: /^(?:announcer|speaker)|^(?:судья\s*-?\s*)?(?:информатор|диктор)/,
  marshal: /^(?:athletes?\s+)?marshal|^судья\s+при\s+участ/,
};

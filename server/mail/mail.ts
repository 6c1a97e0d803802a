import type { RoleType } from "#domain/access/access.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import type { Locale } from "#contract/locale.ts";
import type { ApplicationAnswer, ClaimAnswer, MailKind } from "../words/kinds/mailTexts.ts";

/** Whom a mail goes to, and which language they read (LO15). */
export type MailReader = { readonly email: string; readonly locale: Locale };

/** What a mail is about and what its text needs; the words are in `server/words`. */
export type Mail = {
  readonly to: MailReader;
  readonly about: AccountMail | InvitationMail | ApplicationMail | ClaimMail | DayMail;
};

export type AccountMail = { readonly kind: MailKind; readonly username: string; readonly link: string };

/** An account somebody made for the reader: as what, who invites, and to which event. */
export type InvitationMail = {
  readonly invitation: RoleType | EventRole;
  readonly username: string;
  readonly link: string;
  readonly host: string;
  readonly eventName: string | undefined;
};

/** The organiser's answer to one application. */
export type ApplicationMail = {
  readonly answer: ApplicationAnswer;
  readonly username: string;
  readonly link: string;
  readonly event: string;
  readonly athlete: string;
  readonly category: string | undefined;
  readonly note: string | undefined;
};

/** The organiser's answer to a claim on results. */
export type ClaimMail = {
  readonly claim: ClaimAnswer;
  readonly username: string;
  readonly link: string;
  readonly event: string;
  readonly athlete: string;
};

/** One mail for all athletes of an account. */
export type DayMail = {
  readonly username: string;
  readonly link: string;
  readonly event: string;
  readonly athletes: readonly AthleteNews[];
} & (
  | { readonly kind: "draw-published" }
  | {
      readonly kind: "schedule";
      readonly day: string | undefined;
      readonly weighIns: readonly { readonly day: string; readonly time: string; readonly title: string }[];
    }
);

export type AthleteNews = {
  readonly name: string;
  readonly category: string;
  /** How many are in the category. */
  readonly athletes: number;
  readonly opponent: string | undefined;
  readonly mat: string | undefined;
  readonly number: number | undefined;
  /** Minutes after midnight in the hall. */
  readonly window: { readonly fromMinute: number; readonly toMinute: number } | undefined;
  /** The day the programme gives the category. */
  readonly day: string | undefined;
};

import type { MailTexts } from "../words/kinds/mailTexts.ts";
import type { Words } from "../words/words.ts";
import type { AccountMail, InvitationMail } from "./mail.ts";

/** Letters, digits and what stands between the parts of a name: nothing a mail program makes a link of. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} _'’-]{1,40}$/u;

/**
 * Whoever registers chooses the name and the address the mail goes to: what is no plain name is not repeated, or anybody
 * could have their own words and links sent in ours (SE45).
 */
export const greet = ({ mails }: Words, username: string): string =>
  mails.greet(PLAIN_NAME.test(username) ? username : undefined);

const UNPLAIN = /[^\p{L}\p{M}\p{N} _'’.-]+/gu;
const LONGEST_NAME = 80;

/**
 * A name that a member wrote, of an athlete or an opponent, is read by others: without any sign that makes a link or markup
 * of it, and no longer than names are (SE45).
 */
export const plainName = (name: string): string =>
  name.replaceAll(UNPLAIN, " ").replaceAll(".", ". ").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

export function accountTexts(words: Words, { kind, username }: AccountMail): MailTexts {
  const texts = words.mails.account[kind];
  return { ...texts, before: [greet(words, username), ...texts.before] };
}

/** For an account that somebody else made: not a word of a forgotten password. */
export function invitationTexts(
  { mails }: Words,
  { invitation, username, host, eventName }: InvitationMail,
): MailTexts {
  const { subject, invited, next, button, after } = mails.invitation;
  return {
    subject: subject(eventName),
    before: [mails.greet(undefined), invited(host, eventName, invitation, username), next],
    button,
    after,
  };
}

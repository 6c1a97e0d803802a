import type { MailTexts } from "../words/kinds/mailTexts.ts";
import type { Words } from "../words/words.ts";
import { greet, plainName } from "./accountMails.ts";
import type { ClaimMail } from "./mail.ts";

/** What an organiser answered to somebody who says that results are theirs (PS17). */
export function claimTexts(words: Words, { claim, username, event, athlete }: ClaimMail): MailTexts {
  const { subjects, news, open } = words.mails.claim;
  return {
    subject: `${subjects[claim]}: ${event}`,
    before: [greet(words, username), news[claim], `${event}. ${plainName(athlete)}.`],
    button: open,
    after: [],
  };
}

import type { MailTexts } from "../words/kinds/mailTexts.ts";
import type { Words } from "../words/words.ts";
import { greet, plainName } from "./accountMails.ts";
import type { ApplicationMail } from "./mail.ts";

/** What an organiser answered to an application, in a mail to who handed it in (EN7). */
export function applicationTexts(
  words: Words,
  { answer, username, event, athlete, category, note }: ApplicationMail,
): MailTexts {
  const said = words.mails.application;
  const title = category === undefined ? undefined : words.names.category(category);
  const about = [plainName(athlete), title].filter(Boolean).join(", ");
  return {
    subject: `${said.subjects[answer]}: ${event}`,
    before: [
      greet(words, username),
      said.news[answer],
      `${event}. ${about}.`,
      ...(note === undefined ? [] : [said.note(note)]),
    ],
    button: answer === "asked" ? said.mend : said.open,
    after: [said.next[answer]],
  };
}

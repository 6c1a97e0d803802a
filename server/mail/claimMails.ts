import { greet, plainName, type MailTexts } from "./accountMails.ts";
import type { ClaimMail } from "./mail.ts";

type Answer = ClaimMail["claim"];

const SUBJECTS: Readonly<Record<Answer, string>> = {
  accepted: "Результаты добавлены в профиль",
  rejected: "Результаты не подтверждены",
  reopened: "Подтверждение результатов отменено",
};

const NEWS: Readonly<Record<Answer, string>> = {
  accepted: "Организатор подтвердил: это ваши результаты. Они теперь в карьере спортсмена.",
  rejected: "Организатор считает, что это результаты другого человека.",
  reopened: "Организатор отменил своё решение и посмотрит ещё раз. Пока результаты не в профиле.",
};

/** What an organiser answered to somebody who says that results are theirs (PS17). */
export function claimTexts({ claim, username, event, athlete }: ClaimMail): MailTexts {
  return {
    subject: `${SUBJECTS[claim]}: ${event}`,
    before: [greet(username), NEWS[claim], `${event}. ${plainName(athlete)}.`],
    button: "Открыть профиль",
    after: [],
  };
}

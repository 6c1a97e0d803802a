import type { ApplicationMail } from "./mail.ts";
import { greet, plainName, type MailTexts } from "./accountMails.ts";

type Answer = ApplicationMail["answer"];

const SUBJECTS: Readonly<Record<Answer, string>> = {
  accepted: "Заявка одобрена",
  rejected: "Заявка отклонена",
  asked: "Исправьте заявку",
  message: "Сообщение организатора",
};

const NEWS: Readonly<Record<Answer, string>> = {
  accepted: "Ваша заявка одобрена: место в категории есть.",
  rejected: "Организатор отклонил вашу заявку. В жеребьёвке она не участвует.",
  asked: "Организатор просит исправить заявку. Пока она не исправлена, в сетку она не попадёт.",
  message: "Организатор написал вам о заявке.",
};

const NEXT: Readonly<Record<Answer, string>> = {
  accepted: "Карта взвешивания с кодом лежит на странице заявки. В сетку попадают после взвешивания.",
  rejected: "Если вы не согласны, напишите организатору на странице заявки.",
  asked: "Изменить заявку и ответить организатору можно на её странице.",
  message: "Ответить организатору можно на странице заявки.",
};

/** What an organiser answered to an application, in a mail to who handed it in (EN7). */
export function applicationTexts({
  answer,
  username,
  event,
  athlete,
  category,
  note,
}: ApplicationMail): MailTexts {
  const about = [plainName(athlete), category].filter(Boolean).join(", ");
  return {
    subject: `${SUBJECTS[answer]}: ${event}`,
    before: [
      greet(username),
      NEWS[answer],
      `${event}. ${about}.`,
      ...(note === undefined ? [] : [`Организатор пишет: «${note}»`]),
    ],
    button: answer === "asked" ? "Исправить заявку" : "Открыть заявку",
    after: [NEXT[answer]],
  };
}

import { capital } from "#web/i18n/sentence.ts";

export const content = {
  updated: (date: string) => (date === "" ? "" : `Обновлено ${date}`),
  contents: "Содержание",
  partners: {
    title: "Партнёры",
    lead: "Те, с чьей помощью проходят соревнования.",
    none: "Партнёров пока нет",
    noneText: "Events look for those who help with kit, doctors, water and prizes.",
    site: "Сайт партнёра",
    picture: "Партнёр соревнований",
    others: "Партнёры соревнований",
    become: "Стать партнёром",
    becomeText:
      "The logo of a partner is seen on the scoreboards, the screens of the hall, the pages of events and the diplomas. Write to us with what you offer.",
    level: capital,
  },
} as const;

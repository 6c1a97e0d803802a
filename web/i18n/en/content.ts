import { capital } from "#web/i18n/sentence.ts";

export const content = {
  updated: (date: string) => (date === "" ? "" : `Обновлено ${date}`),
  contents: "Содержание",
  partners: {
    title: "Партнёры",
    lead: "Те, с чьей помощью проходят соревнования.",
    none: "Партнёров пока нет",
    noneText: "Здесь появятся организации, которые помогают соревнованиям.",
    site: "Сайт партнёра",
    picture: "Партнёр соревнований",
    others: "Партнёры соревнований",
    become: "Стать партнёром",
    becomeText: "Условия обсудите с организатором: его контакты стоят на странице соревнования.",
    toEvents: "Ближайшие соревнования",
    level: capital,
  },
} as const;

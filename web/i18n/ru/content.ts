export const content = {
  updated: (date: string) => (date === "" ? "" : `Обновлено ${date}`),
  partners: {
    title: "Партнёры",
    lead: "Те, с чьей помощью проходят соревнования.",
    none: "Партнёров пока нет",
    noneText: "Здесь появятся организации, которые помогают соревнованиям.",
    site: "Сайт партнёра",
  },
} as const;

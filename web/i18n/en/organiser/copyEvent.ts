import type { CopyPart } from "#contract/event/copy.ts";

/** «Кубок Волги»; what has quotation marks of its own is called as it is (EV17). Not beside other names: public pages carry those. */
export const quoted = (name: string): string => (name.includes("«") ? name : `«${name}»`);

/** Another event like one that was held. */
export const copyEvent = {
  copy: "Сделать копию",
  copyOf: (name: string) => `Сделать копию: ${name}`,
  title: (name: string) => `Копия ${quoted(name)}`,
  lead: "Новый турнир сохранится черновиком: без участников, схваток и результатов. Дни программы сдвинутся к новой дате.",
  name: "Название",
  nameWrong: "Назовите турнир: от 3 до 200 знаков",
  date: "Первый день",
  dateMissing: "Укажите первый день",
  parts: "Что взять с собой",
  part: {
    info: "Место, описание, взносы, документы и контакты",
    rules: "Правила, бронзы и табло",
    mats: "Ковры",
    categories: "Категории, без участников",
    formats: "Системы проведения",
    programme: "Программа по дням",
    teams: "Командный зачёт",
    slides: "Слайды партнёров",
    papers: "Шапка документов и диплом",
    referees: "Список судей, без ковров и схваток",
  } satisfies Readonly<Record<CopyPart, string>>,
  confirm: "Создать черновик",
  done: "Копия создана",
};

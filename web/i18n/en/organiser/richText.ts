export const richText = {
  toolbar: (label: string) => `Оформление: ${label}`,
  bold: { label: "Полужирный", face: "Ж" },
  italic: { label: "Курсив", face: "К" },
  heading: { label: "Заголовок", face: "Заголовок" },
  subheading: { label: "Подзаголовок", face: "Подзаголовок" },
  bullets: { label: "Список", face: "• Список" },
  numbers: { label: "Нумерованный список", face: "1. Список" },
  quote: { label: "Цитата", face: "Цитата" },
  link: { label: "Ссылка", face: "Ссылка" },
  undo: { label: "Отменить", face: "Отменить" },
  redo: { label: "Повторить", face: "Повторить" },
  dropped:
    "Из вставленного убрано то, что читателям не показывается: скрипты, картинки, таблицы и чужое оформление. Вы видите то же, что увидят они.",
  asHtml:
    "В тексте есть таблица или картинка, поэтому он показан как HTML. Скрипты и стили из него убираются при сохранении.",
  linkTitle: "Ссылка",
  linkAddress: "Адрес",
  linkHint: "https://…, почта mailto: или телефон tel:. Пустой адрес убирает ссылку",
  linkWrong: "Начните адрес с https://, mailto:, tel: или /",
  linkSave: "Поставить ссылку",
};

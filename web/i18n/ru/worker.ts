/** What the worker says in place of a page, and of versions of the program. */
export const worker = {
  newVersion: {
    title: "Готова новая версия.",
    text: "Обновите между схватками, это займёт пару секунд.",
    action: "Обновить",
  },
  noPage: {
    title: (hasNetwork: boolean) => (hasNetwork ? "Нет связи с сервером" : "Нет сети"),
    text: "Этой страницы на устройстве нет. Откроем её, как только получится. Вот что можно посмотреть сейчас:",
    nothing: "Этой страницы на устройстве нет. Откроем её, как только получится.",
    again: "Попробовать снова",
  },
  opening: "Открываем сохранённую страницу…",
} as const;

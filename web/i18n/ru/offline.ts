/** Pages without network, and versions of the program. */
export const offline = {
  newVersion: {
    title: "Готова новая версия.",
    text: "Обновите между схватками, это займёт пару секунд.",
    action: "Обновить",
  },
  oldPage: {
    title: "Связи нет.",
    text: (time: string) => `Страница такая, какой была в ${time}. Обновим, когда сеть вернётся.`,
  },
  opening: "Открываем сохранённую страницу…",
} as const;

/** What a page says of itself without network; every public page carries it. */
export const offline = {
  /** A device that says it has a network may still be behind a dead one: the server is not blamed. */
  noLine: (hasNetwork: boolean) => (hasNetwork ? "Нет связи с сервером." : "Нет сети."),
  asOf: (time: string) => `Показано, как было ${time}.`,
  willUpdate: "Обновим, как только получится.",
  tablesAhead: "Столы могли уйти вперёд.",
  retry: "Повторить",
  refusedMove: {
    text: "Страница не открылась, вы остались на этой.",
    back: "Сеть снова есть.",
    close: "Закрыть",
  },
} as const;

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
    locked:
      "Страница стола на этом устройстве есть, но браузер забыл, что вы вошли: его закрыли раньше, чем он записал вход на диск. Войдите, как только появится сеть. Нажатия, сделанные за столом, целы и уйдут сами.",
    again: "Попробовать снова",
  },
  opening: "Открываем сохранённую страницу…",
  notOpened: "Сохранённая страница не открылась. Обновите её, когда появится сеть.",
} as const;

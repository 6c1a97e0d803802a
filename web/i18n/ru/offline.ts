/** What a page says of itself without network; every public page carries it. */
export const offline = {
  /** A device that says it has a network may still be behind a dead one: the server is not blamed. */
  noLine: (hasNetwork: boolean) => (hasNetwork ? "Нет связи с сервером." : "Нет сети."),
  refusedMove: {
    text: "Страница не открылась, вы остались на этой.",
    back: "Сеть снова есть.",
    retry: "Повторить",
    close: "Закрыть",
  },
  oldPage: {
    text: (time: string) => `Страница такая, какой была ${time}. Обновим, как только получится.`,
  },
} as const;

/** What a page says of itself without network; every public page carries it. */
export const offline = {
  /** A device that has a network cannot tell a slow server from a dead one. */
  noLine: (hasNetwork: boolean) => (hasNetwork ? "Сервер не отвечает." : "Нет сети."),
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

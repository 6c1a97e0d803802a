/** Words on the screens of the hall. */
export const screen = {
  title: "Экран для зала",
  now: "сейчас на коврах",
  columns: { carpet: "Ковёр", now: "Сейчас", next: "Готовятся" },
  order: "кто выходит и куда",
  qr: "QR-код страницы турнира",
  free: "Ковёр свободен",
  done: "Все схватки проведены",
  out: "выход",
  called: "Вызваны",
  paused: "пауза",
  timeOver: "время вышло",
  find: (address: string) => `Найдите себя: ${address}`,
  about: (time: string) => `~${time}`,
  leaders: "таблица",
  bracket: "сетка",
  podium: "призёры",
  teams: "Командный зачёт",
  announcement: "Объявление",
  soon: "Скоро начнём",
  gone: "Этой категории больше нет",
  revoked: "Экран отключён",
  revokedText: "Чтобы подключить его снова, откройте на нём адрес",
} as const;

/** On every screen of the hall, over whatever it shows. */
export const stage = {
  lost: (time: string) => `Нет связи. Показываем данные на ${time}`,
} as const;

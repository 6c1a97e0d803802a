export const general = {
  name: "Ковёр",
  description: "Сетки, ковры и результаты соревнований по грэпплингу в прямом эфире.",
  toHome: "Ковёр, на главную",
  skipToContent: "К содержанию",
  back: "Назад",
  close: "Закрыть",
  notifications: "Уведомления",
  share: {
    label: "Поделиться ссылкой",
    short: "Поделиться",
    copied: "Ссылка скопирована",
    notCopied: "Браузер не дал скопировать ссылку: скопируйте её вручную",
  },
  print: "Напечатать",
  nav: {
    label: "Основная",
    events: "Соревнования",
    ranking: "Рейтинг",
    partners: "Партнёры",
    rules: "Правила",
    menu: "Меню",
    closeMenu: "Закрыть меню",
    signIn: "Войти",
    signOut: "Выйти",
    personal: "Личный кабинет",
    account: "Учётная запись",
    organiser: "Турниры организатора",
  },
  footer: {
    about: "Ковёр: соревнования по грэпплингу",
    partners: "Партнёры",
    spectators: "Зрителям",
    help: "Помощь",
    support: "Вопросы и ответы",
    contacts: "Контакты",
    organisers: "Организаторам",
    terms: "Условия",
    rules: "Правила соревнований",
    service: "Условия сервиса",
    cookies: "Cookie только для входа",
    openChat: "Включить чат поддержки",
    closeChat: "Выключить чат поддержки",
  },
  colourMode: {
    system: "Цветовой режим: как в системе",
    light: "Цветовой режим: светлый",
    dark: "Цветовой режим: тёмный",
    forced: "Эта страница всегда показана в одном цветовом режиме",
  },
  connection: {
    online: "На связи",
    connecting: "Соединяемся",
    offline: "Нет связи",
  },
  /** Across every page of a rehearsal. */
  rehearsal: "РЕПЕТИЦИЯ",
  roles: {
    public: "зритель",
    authenticated: "участник",
    referee: "судья",
    admin: "администратор",
  },
} as const;

export const newTab = "откроется в новой вкладке";

export const reload = {
  failed: "Не удалось обновить страницу: откройте её заново, когда появится связь",
} as const;

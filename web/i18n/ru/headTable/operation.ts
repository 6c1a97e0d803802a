export const operation = {
  nav: {
    label: "Управление соревнованием",
    dashboard: "Пульт",
    weighing: "Взвешивание",
    refereeing: "Судейство",
    awarding: "Награждение",
    teams: "Команды",
    screen: "Экран",
  },
  dashboard: {
    of: (total: string) => `из ${total}`,
    title: "Пульт соревнования",
    bouts: "Схватки",
    categories: "Категории",
    progress: "Ход дня",
    toAward: "К награждению",
    status: "Соревнование",
    waiting: "Ждут награждения",
    all: "Все",
    noCategories: "Категории не добавлены",
    noCategoriesText: "Добавьте категории соревнованию, и здесь будет виден ход каждой.",
    noCarpets: "Ковры не добавлены",
    noCarpetsText: "Добавьте ковры соревнованию, и здесь появятся их очереди.",
    addCarpets: "Добавить ковры",
  },
  refereeing: {
    title: "Судейство",
    categories: "Категории",
    openBout: "Вести схватку",
    queue: "Очередь",
    later: "Позже",
    none: "На ковре никого",
    noneText: "Откройте следующую схватку из очереди.",
    openTable: "Вести схватку",
    observe: "Наблюдать",
  },
  awarding: {
    title: "Награждение",
  },
  observe: {
    title: "Наблюдение",
    readOnly: "Только просмотр",
    updated: (seconds: number) =>
      seconds < 60
        ? `Обновлено ${seconds}\u00a0с назад`
        : `Обновлено ${Math.floor(seconds / 60)}\u00a0мин назад`,
    refresh: "Обновить",
    noTimeline: "Ход схватки не загрузился.",
    noTimelineText: "Счёт верный. Нажмите «Обновить», чтобы попробовать снова.",
    unanswered: "Обновить не удалось: показано то, что загружено раньше",
  },
} as const;

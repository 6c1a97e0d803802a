import { formatCount } from "../numbers.ts";

export const follow = {
  follow: "Следить",
  followed: "Слежу",
  star: (name: string) => `Следить: ${name}`,
  page: {
    title: "Избранное",
    lead: "Спортсмены, клубы, категории и соревнования, за которыми вы следите. Список хранится на этом устройстве; если войти, он будет и на остальных.",
    empty: "Вы пока ни за кем не следите",
    emptyText:
      "Нажмите на звёздочку рядом со спортсменом, клубом, категорией или соревнованием: здесь появится, когда и на каком ковре их ближайшие схватки.",
    toSearch: "Найти спортсмена",
    groups: { fighter: "Спортсмены", team: "Клубы", category: "Категории", event: "Соревнования" },
    gone: "сейчас не показывается",
    unknown: { fighter: "Спортсмен", team: "Клуб", category: "Категория", event: "Соревнование" },
  },
  strip: {
    title: "Мои",
    day: "По порядку",
    all: "Весь список",
    loading: "Загружаем схватки ваших спортсменов",
    failed: "Не удалось загрузить схватки ваших спортсменов.",
    again: "Повторить",
    next: "Следующая",
    before: (count: number) => `ещё ${formatCount(count, "bout")}`,
    waits: "соперник ещё не определён",
    place: (place: number) => `${place}-е место`,
    noBouts: "Схваток пока нет",
  },
  nav: "Избранное",
} as const;

/** The button that promises a message before an athlete's next bout. */
export const remind = {
  ask: "Напомнить",
  done: (name: string) => `Напомним: ${name}`,
  oneStep: (name: string) => `${name} в избранном. Остался один шаг: включите уведомления`,
} as const;

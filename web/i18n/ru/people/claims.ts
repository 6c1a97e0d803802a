import { formatCount } from "../numbers.ts";

/** Results of past events that a profile says are its own. */
export const claims = {
  own: {
    self: "Это вы?",
    other: (name: string) => `Это ${name}?`,
    found: "На этих турнирах выступал спортсмен с тем же именем и той же датой или годом рождения.",
    hidden: "категорию покажем, когда организатор подтвердит",
    claim: "Да, добавить в профиль",
    claimFor: (event: string) => `Да, добавить в профиль: ${event}`,
    sent: "Организатор проверит и ответит письмом",
    states: {
      new: "Ждёт организатора",
      accepted: "В карьере",
      rejected: "Не подтверждено",
      withdrawn: "Отозвано",
    },
    career: "Открыть карьеру",
    withdraw: "Отозвать",
    remove: "Убрать из профиля",
    removeAsk: (event: string) => `Убрать из профиля: ${event}?`,
    removeText: "Результаты останутся в протоколе турнира, но в карьере этого спортсмена их не будет.",
    withdrawn: "Убрано: запись снова без профиля",
  },
  organiser: {
    title: "Говорят, что это их результаты",
    lead: (count: number) => (count === 0 ? "Все ответы даны" : `Ждут ответа: ${count}`),
    record: "В протоколе",
    profile: "В профиле",
    sameDay: "Имя и дата рождения совпадают",
    sameYear: "Совпадают имя и год рождения: спросите сами",
    accept: "Подтвердить",
    reject: "Это другой человек",
    reopen: "Отменить решение",
    of: (act: string, name: string) => `${act}: ${name}`,
    states: { accepted: "Подтверждено", rejected: "Другой человек" },
    accepted: "Подтверждено: результаты в карьере спортсмена",
    rejected: "Ответ отправлен",
    reopened: "Решение отменено, запись снова без профиля",
  },
  task: (event: string) => `Подтвердите результаты: ${event}`,
  taskText: (count: number) => `Ждут ответа: ${formatCount(count, "person")}. Решите, чьи это результаты.`,
} as const;

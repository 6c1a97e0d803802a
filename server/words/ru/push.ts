import { counted } from "./counted.ts";

/** The words of messages to browsers. */
export const push = {
  ready: "пора готовиться",
  next: "скоро выход",
  called: "вызов на ковёр",
  begun: "схватка началась",
  over: "схватка окончена",
  hasResult: "есть результат",
  won: "победа",
  lost: "поражение",
  noOpponent: "Соперник ещё не определён",
  opponent: (name: string) => `Соперник: ${name}`,
  nextBout: "Следующая схватка",
  before: (bouts: number) => `Перед ней ${counted(bouts, ["схватка", "схватки", "схваток"])}`,
  score: (score: string, isEarly: boolean) => (isEarly ? `Счёт ${score}, досрочно` : `Счёт ${score}`),
  test: {
    title: "Уведомления работают",
    body: "Так придёт вызов на ковёр и результат схватки.",
  },
};

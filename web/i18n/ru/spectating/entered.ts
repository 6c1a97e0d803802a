import { formatNumber } from "../numbers.ts";

type Entries = {
  readonly people: number;
  readonly count: number;
  readonly isSelf: boolean;
  readonly waiting: number;
};

/** What an account has entered for an event. */
export const entered = {
  label: "Ваши заявки",
  who: ({ people, count, isSelf, waiting }: Entries) => {
    if (!isSelf) return `Ваших спортсменов заявлено: ${formatNumber(people)}`;
    if (waiting < count) return "Вы заявлены";
    return count === 1 ? "Ваша заявка на проверке" : "Ваши заявки на проверке";
  },
  short: (people: number) => `Заявлено: ${formatNumber(people)}`,
  waiting: (entries: number) => `Заявок на проверке: ${formatNumber(entries)}`,
  open: (entries: number) => (entries === 1 ? "Открыть заявку" : "Открыть заявки"),
  many: "Заявить нескольких",
} as const;

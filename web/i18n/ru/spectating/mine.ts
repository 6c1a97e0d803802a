import { formatNumber } from "../numbers.ts";

/** Everybody of a coach on one day, over all mats. */
export const mine = {
  title: "Мои спортсмены",
  lead: "Ближайшие схватки ваших спортсменов и тех, за кем вы следите, по порядку и на всех коврах.",
  ahead: "Сейчас и дальше",
  nothingAhead: "Схваток впереди нет",
  nothingAheadText: "Новая появится здесь, как только определится пара.",
  results: "Результаты",
  record: (wins: number, losses: number) => `победы ${formatNumber(wins)}, поражения ${formatNumber(losses)}`,
  place: (place: number) => `${formatNumber(place)}-е место`,
  clashes: "Накладки",
  clash: (mats: readonly string[], time: string) => {
    const where = `Накладка: ковры ${listed(mats)}`;
    return time === "" ? where : `${where} около ${time}`;
  },
  /** «Берг Анна: ковёр А, ≈05:25» */
  needed: (name: string, mat: string, when: string) =>
    `${name}: ${[`ковёр\u00a0${mat}`, when].filter(Boolean).join(", ")}`,
  rightNow: "сейчас",
  moreClashes: (count: number) => `Позже есть ещё: ${formatNumber(count)}`,
  loading: "Загружаем схватки ваших спортсменов",
  nobody: "Здесь появятся ваши спортсмены",
  nobodyText:
    "Нажмите на звёздочку рядом со спортсменом или клубом этого турнира. Те, кого вы заявили, появятся сами.",
  choose: "Все участники",
  hidden: "Схваток пока не видно",
  hiddenText: "Организатор откроет их после жеребьёвки.",
  signIn: "Войдите, чтобы видеть тех, кого вы заявили",
  signInText: "Без входа здесь те, за кем следит это устройство.",
  toSignIn: "Войти",
} as const;

/** «А, Б и В» */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} и ${last}`;
}

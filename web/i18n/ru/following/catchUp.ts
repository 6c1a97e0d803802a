/** What happened for the followed while nobody looked. */
export const catchUpWords = {
  loading: "Что было без вас",
  title: (since: string) => `Что было с ${since}`,
  none: (title: string) => `${title}: ничего нового`,
  nothing: "С этого времени у тех, за кем вы следите, ничего не произошло.",
  since: "С какого времени",
  last: (since: string) => `с прошлого раза, ${since}`,
  from: (since: string) => `с ${since}`,
  more: (count: number) => `и ещё ${count}: выберите время позже, чтобы увидеть остальное`,
  moreChanges: (count: number) => `и ещё ${count}: остальное на страницах спортсменов`,
  moved: (to: string, from: string) => (from === "" ? `Ковёр назначен: ${to}` : `${to}, раньше ${from}`),
  shifted: (to: string, from: string) => `Начало ≈${to}, ожидалось в ${from}`,
} as const;

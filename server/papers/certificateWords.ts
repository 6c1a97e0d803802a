const longDate = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const PLACES = ["первое место", "второе место", "третье место"];

export const certificateWords = {
  title: "Диплом",
  awarded: "награждается",
  for: (place: number) => `за ${PLACES[place - 1] ?? `${place}-е место`}`,
  category: (title: string) => `в категории «${title}»`,
  chief: "Главный судья",
  secretary: "Главный секретарь",
  date: (day: string | null) =>
    day === null ? "" : longDate.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`)).replace(/\s*г\.$/, ""),
} as const;

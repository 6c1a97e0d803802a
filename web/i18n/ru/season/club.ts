/** The page of a club. */
export const club = {
  crumbs: "Рейтинг",
  athletes: "Спортсмены",
  events: "Результаты по турнирам",
  coming: "Ближайшие старты",
  seasons: "В рейтинге",
  event: "Турнир",
  people: "Участники",
  place: "Место клуба",
  points: "Баллы",
  noEvents: "Завершённых турниров пока нет",
  noEventsText: "Результаты клуба появятся после первого завершённого турнира.",
  noAthletes: "Спортсменов пока не видно",
  noAthletesText: "Они появятся, когда турнир с их участием откроют для зрителей.",
  medals: "Медали",
} as const;

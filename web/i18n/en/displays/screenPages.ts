/** Words of the pages a screen of the hall fetches when they have their turn. */
export const screenPages = {
  standing: { place: "Место", fighter: "Спортсмен", wins: "Победы", subs: "Сабм.", points: "Баллы" },
  team: { team: "Команда", gold: "1-е", silver: "2-е", bronze: "3-е", points: "Баллы" },
  noTeams: "Команды ещё не заработали баллов",
  noStandings: "В категории ещё нет схваток",
  noPlaces: "Места ещё не определены",
  place: (place: number) => `${place}-е место`,
  queue: { on: "На ковре", next: "Следующие", ready: "Готовятся", warmUp: "Разминка" },
  noOrder: "Порядок схваток появится после жеребьёвки",
  // Open corners of a bracket, in as few words as there can be.
  oneOf: (first: string, second: string) => `${first} / ${second}`,
  winnerOf: (bout: string) => `Победитель\u00a0${bout}`,
  loserOf: (bout: string) => `Проигравший\u00a0${bout}`,
} as const;

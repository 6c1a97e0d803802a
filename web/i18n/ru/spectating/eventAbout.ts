import { formatNumber } from "../numbers.ts";

const NBSP = "\u00a0";
const KILOBYTE = 1000;

/** «PDF, 1,2 МБ»; nothing of what lies elsewhere and says nothing of itself. */
export function fileFacts(url: string, bytes: number): string {
  const type = /\.(pdf|docx?|xlsx?|png|jpg|webp)$/i.exec(url)?.[1]?.toUpperCase();
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const size =
    kilobytes < KILOBYTE
      ? `${formatNumber(kilobytes)}${NBSP}КБ`
      : `${formatNumber(Math.round(kilobytes / 100) / 10)}${NBSP}МБ`;
  return [type, bytes > 0 ? size : undefined].filter(Boolean).join(", ");
}

/** The page of an event. */
export const eventAbout = {
  title: "О турнире",
  poster: "Афиша целиком",
  date: "Дата",
  city: "Город",
  venue: "Место",
  carpets: "Ковры",
  fighters: "Участники",
  unknown: "уточняется",
  noText: "Организатор пока не описал турнир. Дата и место указаны выше.",
  results: "Результаты",
  summary: "Итоги",
  teamRanking: "Командный зачёт",
  allTeams: "Все команды",
  allBrackets: "Все сетки",
  mine: "Мои спортсмены",
  nowOnMats: "Сейчас на коврах",
  registration: "Регистрация",
  registrationOpen: "Открыта",
  calendar: "Добавить в календарь",
  registrationClosed: "Закрыта",
  until: "Заявки до",
  untilDay: (day: string) => `до ${day}`,
  apply: "Подать заявку",
  fee: "Стартовый взнос",
  firstCategory: "первая категория",
  furtherCategory: "Каждая следующая",
  stepUntil: (day: string) => `до ${day}`,
  stepLater: "позже",
  daysLeft: "Осталось",
  schedule: "Расписание",
  organiser: "Организатор",
  documents: "Документы",
  tables: { leaderboard: "Итоги всех категорий, CSV", bouts: "Все схватки, CSV" },
  streams: "Трансляции",
  contacts: "Контакты",
  needed: (day: string) =>
    `Понадобятся профиль спортсмена с датой рождения и медсправка, действующая ${day === "" ? "в день турнира" : `на ${day}`.replaceAll(" ", NBSP)}.`,
  categories: "Категории",
  bouts: "Проведено",
} as const;

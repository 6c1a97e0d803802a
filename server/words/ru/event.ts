import type { BoutLabel } from "#domain/draw/bracket.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { techniqueLabel } from "#domain/ruleset/techniques.ts";
import { drawn } from "./drawn.ts";
import { OUTCOMES } from "./outcomes.ts";
import { own } from "./own.ts";

const WEIGHED: Readonly<Record<string, string>> = {
  not_weighed: "не взвешен",
  passed: "прошёл",
  overweight: "перевес",
  no_show: "не явился",
};

/** The words of the tables and pages of an event that leave the program as files. */
export const event = {
  sheets: {
    results: {
      title: "Результаты",
      columns: ["Категория", "Место", "Участник", "Дата рождения", "Команда", "Город", "Регион", "Тренер"],
    },
    bouts: {
      title: "Схватки",
      columns: [
        "№",
        "Категория",
        "Этап",
        "Ковёр",
        "Красный",
        "Команда красного",
        "Баллы красного",
        "Баллы синего",
        "Синий",
        "Команда синего",
        "Победитель",
        "Как закончилась",
        "Приём",
        "Начало",
        "Окончание",
      ],
    },
    entries: {
      title: "Участники",
      columns: [
        "Категория",
        "Участник",
        "Дата рождения",
        "Пол",
        "Команда",
        "Город",
        "Регион",
        "Тренер",
        "Разряд",
        "Пояс",
        "Лицензия",
        "Телефон",
        "Взвешивание",
        "Вес, кг",
      ],
    },
    referees: {
      title: "Судьи",
      columns: ["Фамилия", "Имя", "Отчество", "Категория", "Должность", "Регион", "Город", "Клуб", "Схваток"],
    },
    teams: { title: "Команды", columns: ["Место", "Команда", "Город", "Очки", "1-х", "2-х", "3-х"] },
  },
  round: (label: BoutLabel | undefined) => (label === undefined ? "" : drawn.round(label)),
  how: (method: Method | undefined) => (method === undefined ? "" : OUTCOMES[method]),
  technique: (id: string | null | undefined) => techniqueLabel(id ?? ""),
  weighed: (state: string | undefined) => WEIGHED[state ?? "not_weighed"] ?? "",
  sex: own.gender,
  belt: own.belt,
  grade: own.grade,
  post: own.post,
  day: (iso: string) => iso.split("-").toReversed().join("."),
  pages: {
    index: "Все категории",
    places: "Итоговые места",
    placesOpen: "Места ещё не определены.",
    bouts: "Схватки",
    noBouts: "Схваток нет.",
    teams: "Командный зачёт",
    athletes: (count: number) => `участников: ${count}`,
    zone: (zone: string) => `Время указано по часам зала (${zone}).`,
    place: "Место",
    athlete: "Участник",
    team: "Команда",
    city: "Город",
  },
};

import type { Method } from "#domain/bout/vocabulary.ts";
import type { BoutLabel } from "#domain/draw/bracket.ts";
import { FORMATS, type Format } from "#domain/draw/formats.ts";
import type { TeamFormula } from "#domain/teams/formulas.ts";
import type { ReportNumber, ReportSection } from "#contract/paper/paper.ts";
import type { Outcome, Regions } from "../kinds/outcomes.ts";
import { counted } from "./counted.ts";
import { OUTCOMES } from "./outcomes.ts";
import { paper } from "./paper.ts";

/** How places are fought for, as protocols name it. */
const SYSTEMS: Readonly<Record<Format, string>> = {
  single_elimination_two_bronzes: "олимпийская, два третьих места",
  single_elimination_bronze_bout: "олимпийская со схваткой за 3-е место",
  repechage_from_finalists: "олимпийская с утешительными схватками от финалистов",
  repechage_quarterfinal: "олимпийская с утешительными схватками от четвертьфинала",
  repechage_from_semifinalists: "олимпийская с утешительными схватками от полуфиналистов",
  double_elimination: "с выбыванием после двух поражений",
  double_elimination_bronze: "с выбыванием после двух поражений, со схваткой за 3-е место",
  double_elimination_crossed: "с выбыванием после двух поражений",
  double_elimination_bronze_crossed: "с выбыванием после двух поражений, со схваткой за 3-е место",
  russian_order: "по номерам жребия с утешительными схватками от финалистов",
  round_robin: "круговая",
  best_of_three: "серия до двух побед",
  three_person: "для трёх участников",
  groups_playoff: "группы, затем олимпийская",
  groups_playoff_two_bronzes: "группы, затем олимпийская, два третьих места",
};

/** Signs of outcomes, and what protocols say of them. */
const SIGNS: Readonly<Record<Outcome, readonly [sign: string, meaning: string]>> = {
  lock: ["БП", "сабмишен, болевой приём"],
  choke: ["УП", "сабмишен, удушающий приём"],
  superiority: ["ЯП", OUTCOMES.technical_superiority],
  points: ["ПО", OUTCOMES.points],
  decision: ["РС", OUTCOMES.decision],
  "no-show": ["НЯ", OUTCOMES.no_show],
  injury: ["ТР", OUTCOMES.injury],
  disqualified: ["ДСК", OUTCOMES.dq_technical],
  submission: ["СД", "сабмишен, приём не указан"],
  walkover: ["БС", `без соперника, победа ${OUTCOMES.walkover}`],
  withdrawal: ["ОТ", `${OUTCOMES.withdrawal} от схватки`],
  overweight: ["ПВ", OUTCOMES.overweight],
  lot: ["ЖР", OUTCOMES.random],
  draw: ["НЧ", OUTCOMES.draw],
  void: ["ОТМ", `схватка ${OUTCOMES.void}`],
};

/** Why somebody has no place (DR11). */
function unplaced(method: Method, bout: number | null): string {
  const at = bout === null ? "" : ` на схватку ${bout}`;
  if (method === "no_show" || method === "double_no_show") return `неявка${at}, место не присваивается`;
  if (method === "overweight") return "перевес, место не присваивается";
  return `дисквалификация${bout === null ? "" : ` в схватке ${bout}`}, место не присваивается`;
}

function round(label: BoutLabel | undefined): string {
  switch (label?.kind) {
    case undefined:
      return "—";
    case "round":
      return `1/${label.of / 2} финала`;
    case "final":
      return "Финал";
    case "upper-final":
      return "Финал верхней сетки";
    case "grand-final":
      return "Суперфинал";
    case "bronze":
      return "За 3-е место";
    case "repechage":
      return "Утешительная";
    case "losers":
      return `Нижняя сетка, ${label.round}-й круг`;
    case "group":
      return `${label.round}-й круг`;
    case "game":
      return `${label.game}-я схватка`;
    case "substitute":
      return "Замена";
  }
}

type Counted = readonly (readonly [name: string, count: number])[];
const listed = (counts: Counted, between: string) =>
  counts.map(([name, count]) => `${name}${between}${count}`).join(", ");

/** «69,9»: what a scale shows. */
const weight = (kg: number): string => kg.toFixed(1).replace(".", ",");

const boutLength = (seconds: number | null): string => {
  if (seconds === null) return "";
  return seconds % 60 === 0 ? `схватка ${seconds / 60} мин` : `схватка ${clock(seconds * 1000)}`;
};

/** «2:41». */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const athletes = (count: number) => counted(count, ["участник", "участника", "участников"]);

/** Of those it is known of; nobody's region is counted as none (PD81). */
function regions({ known, unknown }: Regions): string {
  if (known === 0) return "субъекты РФ не указаны";
  const told = counted(known, ["субъект РФ", "субъекта РФ", "субъектов РФ"]);
  return unknown === 0 ? told : `${told} (не указан: ${unknown})`;
}

/** The words of protocols and lists. */
export const form = {
  athletes,
  regions,
  category: "Категория",
  club: "Клуб",
  system: (format: string | null) => {
    const known = FORMATS.find((name) => name === format);
    return known === undefined ? undefined : `система: ${SYSTEMS[known]}`;
  },
  bouts: (count: number) => `схваток: ${count}`,
  notAdmitted: (count: number) => `не допущено: ${count}`,
  unplaced,
  tooHeavy: "перевес, не допущен",
  notAtScale: "не явился на взвешивание",
  notDrawn: "в жеребьёвке не участвовал",
  extract: "Выписка из протокола",
  individual: "Личные соревнования",
  sexes: { m: "мужчины", f: "женщины" },
  allAthletes: (people: number, from: Regions) => `Всего: ${athletes(people)}, ${regions(from)}`,
  bySexAndRank: ({ m, f, unknown }: Readonly<Record<"m" | "f" | "unknown", number>>, ranks: Counted) =>
    `; ${m + f === 0 ? "пол не указан" : `мужчин ${m}, женщин ${f}${unknown === 0 ? "" : `, пол не указан: ${unknown}`}`}. Разряды: ${listed(ranks, " ")}.`,
  sign: (outcome: Outcome) => SIGNS[outcome][0],
  round,
  clock,
  boutLength,
  boutsLegend: (told: readonly Outcome[], count: number, early: number) =>
    `${told.map((one) => SIGNS[one].join(" — ")).join(" · ")}. Победитель выделен жирным и точкой слева. Бригада: арбитр / боковой судья; руководитель ковра подписывает внизу. Схваток: ${count}, досрочно: ${early}.`,
  weight,
  tolerance: (kg: number) => `допуск ${String(kg).replace(".", ",")} кг`,
  listed: (count: number) => `заявлено: ${count}`,
  /** Somebody on two lists is weighed twice and is one person. */
  entered: (entries: number, people: number) =>
    entries === people ? "" : `Всего заявок: ${entries}, участников: ${people}. `,
  weighed: ({
    passed,
    refused,
    absent,
    left,
  }: Readonly<Record<"passed" | "refused" | "absent" | "left", number>>) =>
    `Взвешено ${passed + refused}, допущено ${passed}, не допущено ${refused}, не явилось ${absent}${left === 0 ? "" : `, не взвешено ${left}`}.`,
  scaleMark: { passed: "", not_weighed: "", overweight: "перевес", no_show: "неявка" },
  scaleNote: (state: keyof typeof SCALE_NOTES, attempts: number) =>
    [SCALE_NOTES[state], attempts > 1 ? `попыток: ${attempts}` : ""].filter(Boolean).join(", ") || undefined,
  weighingJudge: "Старший судья на взвешивании",
  doctor: "Врач соревнований",
  startSubtitle: (isWeighed: boolean, isDrawn: boolean) => {
    const after = [isWeighed ? "взвешивания" : "", isDrawn ? "жеребьёвки" : ""].filter(Boolean).join(" и ");
    return `Состав участников по весовым категориям${after === "" ? "" : ` после ${after}`}`;
  },
  mats: (names: readonly string[]) => `${names.length === 1 ? "ковёр" : "ковры"} ${names.join(", ")}`,
  personally: "Лично",
  clubsSubtitle: "Для представителей команд: проверьте и распишитесь",
  drawNumber: (number: number) => `жр. ${number}`,
  leaderSigns: "Представитель ______________________ / ______________________",
  allJudges: (count: number) => `Всего ${counted(count, ["судья", "судьи", "судей"])}`,
  judgesBy: (visitors: number | undefined, byGrade: Counted, from: Regions) =>
    `${visitors === undefined ? "" : `, иногородних ${visitors}`}. По категориям: ${listed(byGrade, " — ")}. ${from.known === 0 ? "Субъекты РФ не указаны" : `Субъектов РФ: ${from.known}`}.`,
  gradesLegend:
    "ССВК — спортивный судья всероссийской категории; СС1К, СС2К, СС3К — первой, второй, третьей категории; ЮС — юный спортивный судья; МК — международная категория.",
  teamsSubtitle: "Командный зачёт среди клубов",
  placesInCategories: "Места в категориях",
  placeCounts: "Число мест",
  shortCategory: (sex: "m" | "f" | null, upToKg: number | null) =>
    sex === null || upToKg === null ? "" : `${sex === "m" ? "м" : "ж"} ${String(upToKg).replace(".", ",")}`,
  categoriesLegend: (labels: readonly string[], titles: readonly string[]) =>
    `Категории: ${labels.map((label, at) => `${label} — ${titles[at] ?? ""}`).join("; ")}.`,
  teamsLegend: (formula: TeamFormula) =>
    [
      `Очки: ${formula.points.map((points, at) => `${at + 1}-е место — ${points}`).join(", ")} (по регламенту соревнований).`,
      formula.bestOnlyPerCategory ? "В категории в зачёт идёт лучший результат клуба." : "",
      formula.skipSingle ? "Единственный участник категории очков не приносит." : "",
      formula.skipSameTeamOnly ? "Категория, где все из одного клуба, очков не приносит." : "",
      "При равенстве: больше первых, затем вторых, затем третьих мест; иначе места делятся. «—» — без места, очков нет.",
    ]
      .filter(Boolean)
      .join(" "),
  adjusted: (team: string, points: number, reason: string) =>
    `${team}: ${points > 0 ? "+" : "−"}${Math.abs(points)} решением главного судьи (${reason}).`,
  reportSubtitle: (event: string) => `о проведении соревнований ${paper.quoted(event)}`,
  sections: {
    general: "Общие сведения",
    teams: "Состав команд (субъекты РФ)",
    ranks: "Уровень подготовки спортсменов",
    medals: "Победители и призёры",
    injuries: "Травмы и медицинское обеспечение",
    protests: "Протесты и дисциплинарные решения",
    conclusion: "Заключение",
  } satisfies Record<ReportSection, string>,
  matCount: (count: number) => (count === 0 ? "" : counted(count, ["ковёр", "ковра", "ковров"])),
  report: {
    dates: "Сроки проведения",
    place: "Место, спортивное сооружение",
    athletes: "Всего участников",
    judges: "Судей",
    bouts: "Схваток",
    athletesLine: (told: Told) =>
      `спортсменов ${told("athletes")}, субъектов РФ ${told("regions")}: мужчин ${told("men")}, женщин ${told("women")}; тренеров и представителей ${told("staff")}`,
    judgesLine: (told: Told, byGrade: Counted) =>
      [`${told("judges")}, иногородних ${told("visitors")}`, listed(byGrade, " ")].filter(Boolean).join("; "),
    boutsLine: (told: Told, early: number, noShows: number) =>
      `${told("bouts")}; досрочно ${early}; неявок ${noShows}`,
  },
  changedByHand: "* Число исправлено главным судьёй и отличается от подсчитанного программой.",
  notWritten: "не указано",
  total: "Итого",
  columns: {
    number: "№",
    place: "Место",
    fullName: "Фамилия, имя, отчество",
    publicName: "Фамилия, имя",
    birth: "Дата рожд.",
    birthYear: "Год рожд.",
    rank: "Разряд",
    rankAndBelt: "Разряд, пояс",
    region: "Субъект РФ",
    regionAndCity: "Субъект РФ, город",
    regionAndClub: "Субъект РФ, клуб",
    city: "Город",
    coaches: "Тренер(ы)",
    round: "Круг",
    mat: "Ковёр",
    begin: "Начало",
    red: "Красный угол, субъект РФ",
    blue: "Синий угол, субъект РФ",
    score: "Счёт",
    outcome: "Исход",
    time: "Время",
    crew: "Судейская бригада",
    licence: "Лицензия",
    weight: "Вес, кг",
    athleteSigns: "Подпись спортсмена",
    draw: "Жребий",
    grade: "Судейская категория",
    post: "Должность",
    signature: "Подпись",
    people: "Чел.",
    points: "Очки",
    men: "Мужчины",
    women: "Женщины",
    athletes: "Спортсменов",
    staff: "Тренеры и др.",
    all: "Всего",
    group: "Группа",
    document: "Документ",
    edition: "Редакция",
    made: "Сформирован",
    code: "Код",
  },
  groups: { m: "Мужчины", f: "Женщины", none: "Пол не указан" },
  place: (place: number) => `${place}-е место`,
};

type Told = (key: ReportNumber) => string;

const SCALE_NOTES = {
  passed: "",
  not_weighed: "не взвешен",
  overweight: "перевес: не допущен",
  no_show: "не явился",
} as const;

import type { FormatPreset, PackageProblem } from "#domain/draw/formatPackage.ts";
import { formatCount, formatNumber } from "./numbers.ts";
import { aboutLength } from "./drawing.ts";

/** Which format for how many athletes, for a whole competition. */
export const formatWishes = {
  title: "Системы по числу участников",
  open: "Системы по числу участников",
  lead: "Один набор на всё соревнование: сколько человек в категории, по такой системе она и борется. Проведённые жеребьёвки не меняются.",
  back: "К судейству",
  card: "Сколько участников, какая система",
  preset: "Набор",
  ownPreset: "Свой набор",
  presets: {
    usual: "Обычный",
    russian: "Российский порядок",
    russian_grappling: "Правила грэпплинга",
    uww: "UWW",
    ibjjf: "IBJJF",
    twice: "Каждый минимум дважды",
    short: "Короткий день",
  } satisfies Record<FormatPreset, string>,
  about: {
    usual:
      "Двое до двух побед, до пяти по кругу, шесть и семь в группах, дальше на выбывание с двумя бронзами.",
    russian: "До шести по кругу, дальше по номерам жребия: бои приведения внизу, утешение от финалистов.",
    russian_grappling: "До шести по кругу, дальше утешительные от четырёх полуфиналистов и две бронзы.",
    uww: "До пяти по кругу, шесть и семь в группах, дальше утешительные от финалистов.",
    ibjjf: "Трое по сетке на троих, остальные на выбывание с двумя бронзами.",
    twice:
      "Никто не уедет после одной схватки: до пяти по кругу, шесть и семь в группах, дальше до двух поражений.",
    short: "Меньше всего схваток: все на выбывание, две бронзы.",
  } satisfies Record<FormatPreset, string>,
  ownAbout: "Границы и системы изменены вручную.",
  from: "Участников от",
  to: (from: number, to: number) =>
    from === to ? `только ${formatNumber(from)}` : `от ${formatNumber(from)} до ${formatNumber(to)}`,
  format: (range: string) => `Система, ${range}`,
  removeLine: (range: string) => `Убрать строку: ${range}`,
  addLine: "Добавить строку",
  problem: (problem: PackageProblem) =>
    problem.code === "formats-out-of-order"
      ? "Число должно быть больше, чем в строке выше"
      : problem.least === problem.most
        ? `Подходит только для ${formatNumber(problem.least)}`
        : `Подходит от ${formatNumber(problem.least)} до ${formatNumber(problem.most)} участников`,
  effect: "Что изменится",
  before: "Было",
  after: "Станет",
  bouts: "Схваток",
  bronzes: "Бронзовых наград",
  end: "Конец дня",
  lastEnd: "Конец последнего дня",
  onDay: (day: string, time: string) => `${day}, ${time}`,
  changed: "Категорий с другой системой",
  none: "Ничего не меняется: так и сейчас.",
  counting: "Считаем схватки и конец дня…",
  failed: "Не удалось посчитать",
  again: "Посчитать снова",
  noMats: "ковров ещё нет",
  afterStart: (ms: number) => `${aboutLength(ms)} от начала`,
  later: (ms: number) => `на ${aboutLength(ms)} позже`,
  earlier: (ms: number) => `на ${aboutLength(ms)} раньше`,
  same: "почти без изменений",
  moreBouts: (count: number) => `+${formatNumber(count)}`,
  fewerBouts: (count: number) => `−${formatNumber(count)}`,
  undecided: (count: number) =>
    `Не рассмотрены заявки: ${formatCount(count, "person")}. Они здесь не посчитаны.`,
  categories: "Категории",
  category: "Категория",
  athletes: "Участники",
  own: "Система этой категории",
  ownOf: (title: string) => `Система категории ${title}`,
  byPackage: "по набору",
  drawn: "жеребьёвка проведена",
  tooFew: "жеребить некого",
  line: (format: string, bouts: number) => `${format}, ${formatCount(bouts, "bout")}`,
  empty: "Категорий ещё нет",
  emptyText: "Добавьте категории, и здесь станет видно, сколько будет схваток и когда закончится день.",
  apply: "Применить ко всем",
  cancel: "Вернуть как было",
  applied: "Системы применены ко всем категориям без жеребьёвки",
} as const;

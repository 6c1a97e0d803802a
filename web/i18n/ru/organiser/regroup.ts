import type { RegroupGroup, RegroupPlan, RegroupTold } from "#contract/entry/regroup.ts";
import type { MergeReason } from "#domain/category/merge.ts";
import { formatCount, formatNumber, formatWeight } from "../numbers.ts";
import { formatWords } from "../sport/bout.ts";

const reasons: Readonly<Record<MergeReason, string>> = {
  "heavier-class": "следующий вес, те же возраст и уровень",
  "neighbouring-level": "тот же вес, соседний уровень",
  "older-age": "следующий возраст, вес отличается не больше чем на 10 %",
  absolute: "абсолютная категория",
};

const left: Readonly<Record<RegroupPlan["left"][number]["reason"], string>> = {
  "no-weight": "нет веса",
  "no-show": "не явился на взвешивание",
  overweight: "перевес",
};

const quoted = (titles: readonly string[]) => titles.map((title) => `«${title}»`).join(" и ");

/** «24,1–25,8 кг», of those whose weight is known. */
function weightRange({ fighters }: RegroupGroup): string | undefined {
  const weights = fighters.flatMap(({ weight }) => weight ?? []);
  const [lightest, heaviest] = [weights.at(0), weights.at(-1)];
  if (lightest === undefined || heaviest === undefined) return undefined;
  return lightest === heaviest
    ? formatWeight(lightest)
    : `${formatNumber(lightest)}–${formatWeight(heaviest)}`;
}

export const regroupWords = {
  small: "Малые категории",
  smallLead: "Один или два участника: с кем их объединить",
  none: "Малых категорий нет",
  noneText: "Везде больше двух участников или жеребьёвка уже прошла.",
  large: "Большие категории",
  largeLead: "Детям нужно несколько схваток, а сетка вмещает 64 участника",
  offline: "Нет связи: объединить и разделить категории можно, когда она вернётся.",
  person: (name: string, weight: number | null) =>
    weight === null ? `${name}, без веса` : `${name}, ${formatWeight(weight)}`,
  people: (count: number) => formatCount(count, "fighter"),
  reasons,
  drawn: (title: string) => `«${title}» уже с жеребьёвкой: объединяют до неё`,
  nobody: "Подходящей категории нет",
  byHand: "можно выбрать самим",
  open: "Посмотреть",
  openLabel: (title: string) => `Объединить «${title}»: посмотреть, что изменится`,
  choose: "Выбрать",
  split: "Разделить на группы",
  splitLabel: (title: string) => `Разделить «${title}» на группы`,
  merge: {
    title: (title: string) => `Объединить «${title}»`,
    into: "С какой категорией",
    newTitle: "Название",
    newTitleHint: "Пусто: составится само, как показано в поле",
    confirm: "Объединить",
    done: "Категории объединены",
  },
  splitting: {
    title: (title: string) => `Разделить «${title}»`,
    confirm: "Разделить",
    done: "Категория разделена на группы",
  },
  plan: {
    title: "Что изменится",
    lead: "до нажатия ничего не записано",
    waiting: "Считаем…",
    folded: (from: string, into: string) => `«${from}» войдёт в «${into}»`,
    foldedText: "В списках и жеребьёвке её больше не будет, её страница поведёт в общую",
    people: "Участников",
    both: "Стояли в обеих и будут один раз",
    undecided: "Заявки без решения перейдут вместе",
    weights: "Вес",
    difference: (percent: number) => `разница ${formatNumber(Math.round(percent))} %`,
    tooWide: "Разница больше 10 %: решите, можно ли им бороться вместе",
    format: "Система",
    formatOf: ({ format }: RegroupGroup) => (format === null ? "схваток не будет" : formatWords(format)),
    group: (index: number) => `Группа ${formatNumber(index + 1)}`,
    left: "Останутся в группе 1, место покажут весы",
    leftPerson: ({ name, reason }: RegroupPlan["left"][number]) => `${name}: ${left[reason]}`,
  },
  weightRange,
  groupTitle: (title: string, index: number, group: RegroupGroup) => {
    const range = weightRange(group);
    return `${title}, группа ${index + 1}${range === undefined ? "" : ` (${range})`}`.replaceAll(
      "\u00a0",
      " ",
    );
  },
  undo: {
    told: ({ act, from, to }: RegroupTold) =>
      act === "merge" ? `Объединены: ${quoted(from)}` : `${quoted(from)} разделена на группы: ${to.length}`,
    submit: "Отменить",
    done: "Всё как было",
  },
  mergedWith: (title: string) => `Объединена с «${title}»`,
};

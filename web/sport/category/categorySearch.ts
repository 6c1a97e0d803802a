import type { Category, CategoryStatus, Fighter } from "#contract/competition/entity.ts";
import { rankMatch, searchWords } from "#domain/search/search.ts";
import { fullName, matchesSearch } from "#web/i18n/names.ts";
import { FIGHTER_ORDERS, type FighterOrder } from "./fighterOrder.ts";
import { isOver } from "#web/sport/facts/boutPhase.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";

export const CATEGORY_MODES = ["grid", "list", "brackets", "fighters"] as const;
export type CategoryMode = (typeof CATEGORY_MODES)[number];

export const CATEGORY_STAGES = ["all", "running", "waiting", "over"] as const;
export type CategoryStage = (typeof CATEGORY_STAGES)[number];

/** What the page's address says (CT10). */
export type CategoryQuery = {
  readonly mode: CategoryMode;
  readonly stage: CategoryStage;
  readonly needle: string;
  /** Of the athletes. */
  readonly order: FighterOrder;
};

export function parseCategoryQuery(params: URLSearchParams): CategoryQuery {
  return {
    mode: CATEGORY_MODES.find((mode) => mode === params.get("mode")) ?? "grid",
    stage: CATEGORY_STAGES.find((stage) => stage === params.get("stage")) ?? "all",
    needle: params.get("q") ?? "",
    order: FIGHTER_ORDERS.find((order) => order === params.get("sort")) ?? "name",
  };
}

export function writeCategoryQuery({ mode, stage, needle, order }: CategoryQuery): string {
  const params = new URLSearchParams({ mode });
  if (stage !== "all") params.set("stage", stage);
  if (needle !== "") params.set("q", needle);
  if (order !== "name") params.set("sort", order);
  return `?${params.toString()}`;
}

export function isAtStage(status: CategoryStatus, stage: CategoryStage): boolean {
  switch (stage) {
    case "all":
      return true;
    case "running":
      return status === "in_progress";
    case "waiting":
      return status === "draft" || status === "drawn";
    case "over":
      return isOver({ status });
  }
}

/** What is fought now is what people came for, then what comes; what is over stands last. */
export function inStageOrder(categories: readonly Category[]): readonly Category[] {
  return CATEGORY_STAGES.filter((stage) => stage !== "all").flatMap((stage) =>
    categories.filter(({ status }) => isAtStage(status, stage)),
  );
}

export type Found = { readonly categories: readonly Category[]; readonly fighters: readonly Fighter[] };

/**
 * A category is found by its title, or by somebody who fights in it; an athlete by name, team or city. Where nobody is called
 * so a slip of the pen is forgiven, as everywhere (SR3).
 */
export function searchCompetition({ competition, fighters }: CompetitionView, query: CategoryQuery): Found {
  const { needle, stage } = query;
  const atStage = competition.categories.filter(({ status }) => isAtStage(status, stage));
  const entered = new Set(atStage.flatMap((category) => category.fighters.map(({ uuid }) => uuid)));
  const competing = [...fighters.values()].filter(({ uuid }) => entered.has(uuid));
  const named = competing.filter((fighter) => needle === "" || matchesSearch(wordsOf(fighter), needle));
  const typed = searchWords(needle);
  const isCalledSo = (fighter: Fighter) => rankMatch(typed, searchWords(wordsOf(fighter))) !== undefined;
  const isTitled = ({ title }: Category) => matchesSearch(title, needle);
  const found = named.length > 0 || atStage.some(isTitled) ? named : competing.filter(isCalledSo);
  const uuids = new Set(found.map(({ uuid }) => uuid));
  const categories = atStage.filter(
    (category) => isTitled(category) || category.fighters.some(({ uuid }) => uuids.has(uuid)),
  );
  return { categories, fighters: found };
}

function wordsOf(fighter: Fighter): string {
  return [fullName(fighter), fighter.team?.name, fighter.team?.city].filter(Boolean).join(" ");
}

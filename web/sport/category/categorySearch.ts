import type { Category, CategoryStatus, Fighter } from "#contract/competition/entity.ts";
import { fullName, matchesSearch, personName } from "#web/i18n/names.ts";
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
  /** Age, sex, level and clothing, as the address writes them. */
  readonly kind: Readonly<Partial<Record<KindName, string>>>;
  /** The uuid of the mat their bouts are on; empty for all. */
  readonly mat: string;
  /** Only those this device follows. */
  readonly isMine: boolean;
};

export const KIND_NAMES = ["age", "sex", "level", "style"] as const;
type KindName = (typeof KIND_NAMES)[number];

/** Of the same page with nothing chosen among its categories. */
export const withoutFilter = (query: CategoryQuery): CategoryQuery => ({
  ...query,
  kind: {},
  mat: "",
  isMine: false,
});

/** The same as the hidden fields of a form, with one part left to the form. */
export function queryFields(query: CategoryQuery, asked: "needle" | "filter"): readonly [string, string][] {
  const rest = asked === "needle" ? { ...query, needle: "" } : withoutFilter(query);
  return [...new URLSearchParams(writeCategoryQuery(rest))];
}

export function parseCategoryQuery(params: URLSearchParams): CategoryQuery {
  return {
    mode: CATEGORY_MODES.find((mode) => mode === params.get("mode")) ?? "grid",
    stage: CATEGORY_STAGES.find((stage) => stage === params.get("stage")) ?? "all",
    needle: params.get("q") ?? "",
    order: FIGHTER_ORDERS.find((order) => order === params.get("sort")) ?? "name",
    kind: Object.fromEntries(
      KIND_NAMES.flatMap((name) => {
        const value = params.get(name) ?? "";
        return value === "" ? [] : [[name, value]];
      }),
    ),
    mat: params.get("mat") ?? "",
    isMine: params.get("mine") === "1",
  };
}

export function writeCategoryQuery(query: CategoryQuery): string {
  const { mode, stage, needle, order, kind, mat, isMine } = query;
  const params = new URLSearchParams({ mode });
  if (stage !== "all") params.set("stage", stage);
  if (needle !== "") params.set("q", needle);
  if (order !== "name") params.set("sort", order);
  for (const name of KIND_NAMES) if (kind[name]) params.set(name, kind[name]);
  if (mat !== "") params.set("mat", mat);
  if (isMine) params.set("mine", "1");
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

/** What is left out before anybody searches. */
export type CategoryFilter = {
  readonly isIn?: ((category: Category) => boolean) | undefined;
  readonly isOwn?: ((fighter: Fighter) => boolean) | undefined;
  /** Athletes and categories that are found besides, by what was typed in other letters or with a slip of the pen (SR9). */
  readonly meant?: readonly string[];
};

/** Categories with a bout on the mat. */
export const onMat = ({ competition }: CompetitionView, mat: string): ReadonlySet<string> =>
  new Set(
    competition.fightings.flatMap(({ carpet, category }) => (carpet?.uuid === mat ? [category.uuid] : [])),
  );

/** A category is found by its title, or by somebody who fights in it; an athlete by name, team or city. */
export function searchCompetition(
  { competition, fighters }: CompetitionView,
  query: Pick<CategoryQuery, "needle" | "stage">,
  filter: CategoryFilter = {},
): Found {
  const { needle, stage } = query;
  const { isIn = () => true, isOwn = () => true, meant = [] } = filter;
  const isNamed = (uuid: string, words: string) => matchesSearch(words, needle) || meant.includes(uuid);
  const atStage = competition.categories.filter(
    (category) => isAtStage(category.status, stage) && isIn(category),
  );
  const entered = new Set(atStage.flatMap((category) => category.fighters.map(({ uuid }) => uuid)));
  const competing = [...fighters.values()].filter((fighter) => entered.has(fighter.uuid) && isOwn(fighter));
  const found = competing.filter((fighter) => needle === "" || isNamed(fighter.uuid, wordsOf(fighter)));
  const uuids = new Set(found.map(({ uuid }) => uuid));
  const categories = atStage.filter(
    (category) =>
      isNamed(category.uuid, category.title) || category.fighters.some(({ uuid }) => uuids.has(uuid)),
  );
  return { categories, fighters: found };
}

export function wordsOf(fighter: Fighter): string {
  return [personName(fighter), fullName(fighter), fighter.team?.name, fighter.team?.city]
    .filter(Boolean)
    .join(" ");
}

import type { Competition } from "#contract/competition/entity.ts";
import type { OrganisedCategory } from "#contract/event/organiser.ts";
import { formatCount } from "#texts/numbers.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { teamScope } from "#texts/teams/teamScope.ts";
import type { ScopeField, TeamScope } from "./TeamScopes.tsx";

type Kind = Pick<OrganisedCategory, "uuid" | "sex" | "ageMin" | "ageMax" | "level" | "style">;

const NAMES = ["age", "sex", "level", "style"] as const;
type Name = (typeof NAMES)[number];

/** What a category is, as the address writes it. */
const VALUES: Readonly<Record<Name, (kind: Kind) => string>> = {
  age: ({ ageMin, ageMax }) => `${ageMin ?? ""}-${ageMax ?? ""}`,
  sex: ({ sex }) => sex ?? "",
  level: ({ level }) => level ?? "",
  style: ({ style }) => style ?? "",
};

const LEVELS = { ...categoryAdmin.levels, all: teamScope.undivided };

const LABELS: Readonly<Record<Name, (kind: Kind) => string | undefined>> = {
  age: ({ ageMin, ageMax }) => teamScope.years(ageMin, ageMax),
  sex: ({ sex }) => (sex === null ? undefined : teamScope.sexes[sex]),
  level: ({ level }) => find(LEVELS, level),
  style: ({ style }) => find(teamScope.styles, style),
};

/** The competition as far as the address asks for it, and what else could be asked for (TM13). */
export function scopeTeams(
  competition: Competition,
  kinds: readonly Kind[],
  params: URLSearchParams,
): { readonly competition: Competition; readonly scope: TeamScope } {
  const { fields, inside } = scopeCategories(kinds, params);
  const words = inside && teamScope.categories(formatCount(inside.size, "category"));
  return {
    competition: inside ? narrowed(competition, inside) : competition,
    scope: { fields, words },
  };
}

/** What can be asked of categories, and those that are asked for; undefined for all of them. */
export function scopeCategories(kinds: readonly Kind[], params: URLSearchParams) {
  const fields = NAMES.flatMap((name) => fieldOf(name, kinds, params.get(name) ?? ""));
  const asked = fields.filter(({ value }) => value !== "");
  if (asked.length === 0) return { fields, inside: undefined };
  const found = kinds.filter((kind) => asked.every(({ name, value }) => VALUES[name](kind) === value));
  return { fields, inside: new Set(found.map(({ uuid }) => uuid)) };
}

/** Points given by hand are of the whole tournament, so no part of it has them. */
function narrowed(competition: Competition, inside: ReadonlySet<string>): Competition {
  return {
    ...competition,
    categories: competition.categories.filter(({ uuid }) => inside.has(uuid)),
    fightings: competition.fightings.filter(({ category }) => inside.has(category.uuid)),
    teamScoring: { ...competition.teamScoring, adjustments: [] },
  };
}

/** No field where there is nothing to choose from. */
function fieldOf(name: Name, kinds: readonly Kind[], asked: string): (ScopeField & { name: Name })[] {
  const options = new Map(
    kinds.toSorted(byAge).flatMap((kind) => {
      const label = LABELS[name](kind);
      return label === undefined ? [] : [[VALUES[name](kind), label] as const];
    }),
  );
  if (options.size < 2) return [];
  return [
    {
      name,
      label: teamScope[name],
      value: options.has(asked) ? asked : "",
      options: [
        { value: "", label: teamScope.any[name] },
        ...[...options].map(([value, label]) => ({ value, label })),
      ],
    },
  ];
}

const byAge = (a: Kind, b: Kind) =>
  (a.ageMin ?? 0) - (b.ageMin ?? 0) || (a.ageMax ?? Infinity) - (b.ageMax ?? Infinity);

function find(words: Readonly<Record<string, string>>, key: string | null): string | undefined {
  return Object.entries(words).find(([name]) => name === key)?.[1];
}

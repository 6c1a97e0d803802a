import { decideDraw } from "../draw/draw.ts";
import { defaultFormat, type Format } from "../draw/formats.ts";
import type { TeamId } from "../teams/contribution.ts";

export type Medals = { readonly gold: number; readonly silver: number; readonly bronze: number };

/** Medals to have at hand: what the formats of these categories give out, before anything is fought (AW7). */
export function medalNeeds(
  categories: readonly { readonly n: number; readonly format?: Format | undefined }[],
): Medals {
  return categories.reduce<Medals>((sum, { n, format }) => add(sum, medalsOf(n, format)), NONE);
}

export type MedalRow = Medals & {
  /** Teams with the same medals share it. */
  readonly place: number;
  readonly team: TeamId;
};

type Medallist = { readonly team?: TeamId | null | undefined; readonly place: number };

/** Teams by golds, then silvers, then bronzes (AW8). */
export function medalTable(medallists: readonly Medallist[]): readonly MedalRow[] {
  const byTeam = new Map<TeamId, Medals>();
  for (const { team, place } of medallists) {
    const medal = MEDALS[place - 1];
    if (team === undefined || team === null || !medal) continue;
    byTeam.set(team, add(byTeam.get(team) ?? NONE, { ...NONE, [medal]: 1 }));
  }
  const rows = [...byTeam]
    .map(([team, medals]) => ({ team, ...medals }))
    .toSorted((a, b) => compare(a, b) || (a.team < b.team ? -1 : 1));
  let place = 0;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (!before || compare(before, row) !== 0) place = index + 1;
    return { place, ...row };
  });
}

const MEDALS = ["gold", "silver", "bronze"] as const;
const NONE: Medals = { gold: 0, silver: 0, bronze: 0 };

function medalsOf(n: number, format: Format | undefined): Medals {
  if (n === 1) return { ...NONE, gold: 1 };
  const draw = decideDraw(format ?? defaultFormat(n) ?? "", n);
  const places = draw.ok ? draw.value.places.map(({ place }) => place) : [];
  const count = (place: number) => places.filter((given) => given === place).length;
  return { gold: count(1), silver: count(2), bronze: count(3) };
}

const add = (a: Medals, b: Medals): Medals => ({
  gold: a.gold + b.gold,
  silver: a.silver + b.silver,
  bronze: a.bronze + b.bronze,
});

const compare = (a: Medals, b: Medals): number =>
  b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze;

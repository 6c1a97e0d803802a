import { type Chance, shuffle } from "./chance.ts";
import { type Entrant, teamOf } from "./entrants.ts";

/** Draw numbers as the tree divides them: the two sides of a node meet later than those on one side. */
export type Field = { readonly numbers: readonly number[]; readonly sides?: readonly [Field, Field] };

/**
 * Who gets which draw number, team-mates apart (DR6). From the final down, every team is divided between the two
 * sides of each node as evenly as the fixed numbers allow; an even division at every node is what keeps the
 * earliest meeting of a team as late as it can be. Chance decides everything the division leaves open.
 */
export function spreadTeams(
  field: Field,
  fixed: ReadonlyMap<number, Entrant>,
  loose: readonly Entrant[],
  chance: Chance,
): Map<number, Entrant> {
  if (!field.sides) {
    const open = shuffle(loose, chance);
    return new Map(
      field.numbers.flatMap((number): [number, Entrant][] => {
        const entrant = fixed.get(number) ?? open.pop();
        return entrant ? [[number, entrant]] : [];
      }),
    );
  }
  const [left, right] = field.sides;
  const chosen = chooseLeft(left, right, fixed, loose, chance);
  return new Map([
    ...spreadTeams(
      left,
      fixed,
      loose.filter((entrant) => chosen.has(entrant)),
      chance,
    ),
    ...spreadTeams(
      right,
      fixed,
      loose.filter((entrant) => !chosen.has(entrant)),
      chance,
    ),
  ]);
}

type Share = { readonly team: string; readonly waiting: Entrant[]; left: number; right: number };

/**
 * Moving one more of a team to the left costs the team-mates he joins there and saves those he leaves. The cost
 * only grows with each one moved, so taking the cheapest move every time gives the most even division.
 */
function chooseLeft(
  left: Field,
  right: Field,
  fixed: ReadonlyMap<number, Entrant>,
  loose: readonly Entrant[],
  chance: Chance,
): Set<Entrant> {
  const shares = shareByTeam(left, right, fixed, shuffle(loose, chance));
  const chosen = new Set<Entrant>();
  const openOnLeft = left.numbers.filter((number) => !fixed.has(number)).length;
  while (chosen.size < openOnLeft) {
    const movable = shares.filter(({ waiting }) => waiting.length > 0);
    const cheapest = Math.min(...movable.map(costOfMove));
    const candidates = movable.filter((share) => costOfMove(share) === cheapest);
    const share = candidates[chance.below(candidates.length)];
    const entrant = share?.waiting.pop();
    if (!share || !entrant) break;
    chosen.add(entrant);
    share.left += 1;
    share.right -= 1;
  }
  return chosen;
}

function costOfMove(share: Share): number {
  return share.left - (share.right - 1);
}

function shareByTeam(
  left: Field,
  right: Field,
  fixed: ReadonlyMap<number, Entrant>,
  loose: readonly Entrant[],
): Share[] {
  const shares = new Map<string, Share>();
  const shareOf = (entrant: Entrant) => {
    const team = teamOf(entrant);
    const share = shares.get(team) ?? { team, waiting: [], left: 0, right: 0 };
    shares.set(team, share);
    return share;
  };
  for (const entrant of loose) {
    const share = shareOf(entrant);
    share.waiting.push(entrant);
    share.right += 1;
  }
  for (const entrant of fixedIn(left, fixed)) shareOf(entrant).left += 1;
  for (const entrant of fixedIn(right, fixed)) shareOf(entrant).right += 1;
  return [...shares.values()];
}

function fixedIn(field: Field, fixed: ReadonlyMap<number, Entrant>): Entrant[] {
  return field.numbers.flatMap((number) => fixed.get(number) ?? []);
}

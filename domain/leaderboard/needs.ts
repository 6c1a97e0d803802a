import { futuresOf, MOST_OPEN, openBouts, type Future, type OpenBout } from "./futures.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "./record.ts";

/** What an athlete needs to finish in a place or better. */
export type Need =
  /** Whatever happens. */
  | { readonly kind: "sure" }
  /** No way is left. */
  | { readonly kind: "out" }
  /** So many wins in the own bouts left are enough, whatever the others do. */
  | { readonly kind: "wins"; readonly wins: number; readonly of: number }
  /** Every own bout left has to be won by submission, and that is enough. */
  | { readonly kind: "submissions"; readonly of: number }
  /** All own bouts won (if there are any) and these results of others are enough. */
  | { readonly kind: "others"; readonly of: number; readonly results: readonly OtherResult[] }
  /** Nothing simple is enough: submissions and points will decide. Fewer own wins than `must` leave no way. */
  | { readonly kind: "open"; readonly must: number; readonly of: number };

/** A bout between two others, by its place in the list that was given, and who must win it. */
export type OtherResult = { readonly bout: number; readonly winner: string };

/**
 * What everybody needs, from every way the open bouts can be won; absent while too much is open (NE1). A promise holds
 * whatever the points: where they could still change the order nothing is promised (NE2).
 */
export function needsOf(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
  place: number,
): ReadonlyMap<string, Need> | undefined {
  const open = openBouts(category, fightings);
  if (open.length > MOST_OPEN) return undefined;
  const futures = futuresOf(category, fightings, open);
  return new Map(
    category.fighters.map(({ uuid }, athlete) => [
      uuid,
      needOf(
        futures.map((future) => viewFrom(athlete, future, open, place)),
        athlete,
        open,
        category,
      ),
    ]),
  );
}

/** A future as one athlete sees it. */
type View = {
  readonly future: Future;
  readonly wins: number;
  readonly submissions: number;
  /** He makes the place in it whatever the points, or may make it. */
  readonly isSure: boolean;
  readonly isPossible: boolean;
};

function viewFrom(athlete: number, future: Future, open: readonly OpenBout[], place: number): View {
  const won = open.flatMap(({ fighters }, position) =>
    fighters[future.winners[position] === 0 ? 0 : 1] === athlete ? [position] : [],
  );
  const range = future.places[athlete];
  return {
    future,
    wins: won.length,
    submissions: won.filter((position) => future.isSubmission[position]).length,
    isSure: range !== undefined && range.worst <= place,
    isPossible: range !== undefined && range.best <= place,
  };
}

function needOf(
  views: readonly View[],
  athlete: number,
  open: readonly OpenBout[],
  category: LeaderboardCategory,
): Need {
  if (views.every(({ isSure }) => isSure)) return { kind: "sure" };
  if (!views.some(({ isPossible }) => isPossible)) return { kind: "out" };
  const of = open.filter(({ fighters }) => fighters.includes(athlete)).length;
  const isEnough = (counts: (view: View) => boolean) => views.filter(counts).every(({ isSure }) => isSure);
  for (let wins = 1; wins <= of; wins += 1)
    if (isEnough((view) => view.wins >= wins)) return { kind: "wins", wins, of };
  if (of > 0 && isEnough(({ submissions }) => submissions === of)) return { kind: "submissions", of };
  const allWon = views.filter(({ wins }) => wins === of);
  const results = othersThatHelp(allWon, athlete, open);
  if (results !== undefined) return { kind: "others", of, results: results.map(named(open, category)) };
  const must = Math.min(...views.filter(({ isPossible }) => isPossible).map(({ wins }) => wins));
  return { kind: "open", must, of };
}

type Wanted = { readonly position: number; readonly side: number };

/** One result of others, or two: more nobody keeps in mind. */
function othersThatHelp(
  views: readonly View[],
  athlete: number,
  open: readonly OpenBout[],
): readonly Wanted[] | undefined {
  const wishes = open.flatMap(({ fighters }, position): Wanted[] =>
    fighters.includes(athlete) ? [] : [0, 1].map((side) => ({ position, side })),
  );
  const pairs = wishes.flatMap((one, index) =>
    wishes.slice(index + 1).flatMap((other) => (other.position === one.position ? [] : [[one, other]])),
  );
  return [...wishes.map((wish) => [wish]), ...pairs].find((wanted) =>
    views
      .filter(({ future }) => wanted.every(({ position, side }) => future.winners[position] === side))
      .every(({ isSure }) => isSure),
  );
}

const named =
  (open: readonly OpenBout[], category: LeaderboardCategory) =>
  ({ position, side }: Wanted): OtherResult => {
    const bout = open[position];
    const winner = category.fighters[bout?.fighters[side === 0 ? 0 : 1] ?? -1];
    return { bout: bout?.index ?? -1, winner: winner?.uuid ?? "" };
  };

import type { Drawing } from "./bracket.ts";
import type { BoutDraft } from "./assemble.ts";
import { assemble } from "./assemble.ts";

/** Two athletes: the third bout is fought only at one win each. */
export function drawBestOfThree(): Drawing {
  const games = ["G1", "G2", "G3"];
  const bouts = games.map((id, index): BoutDraft => ({
    id,
    stage: "series",
    round: index + 1,
    label: { kind: "game", game: index + 1 },
    a: { seed: 1 },
    b: { seed: 2 },
    ...(id === "G3" ? { onlyIf: { series: ["G1", "G2"], tied: true } } : {}),
  }));
  return { byes: [], ...assemble(bouts, [[{ winnerOfSeries: games }], [{ loserOfSeries: games }]]) };
}

/** Three athletes: the loser of the first bout meets the third, the winners meet, a rematch being normal. */
export function drawThreePerson(): Drawing {
  const bouts: BoutDraft[] = [
    { id: "T1", stage: "main", round: 1, label: { kind: "game", game: 1 }, a: { seed: 1 }, b: { seed: 2 } },
    {
      id: "T2",
      stage: "main",
      round: 2,
      label: { kind: "game", game: 2 },
      a: { loserOf: "T1" },
      b: { seed: 3 },
    },
    {
      id: "F",
      stage: "final",
      round: 3,
      label: { kind: "final" },
      a: { winnerOf: "T1" },
      b: { winnerOf: "T2" },
    },
  ];
  const tiers = [[{ winnerOf: "F" }], [{ loserOf: "F" }], [{ loserOf: "T2" }]];
  return { byes: [], ...assemble(bouts, tiers) };
}

import type { Fighting } from "#contract/competition/entity.ts";
import type { BoutLabel } from "#domain/draw/bracket.ts";
import { roundWords } from "#web/i18n/ru/sport/sport.ts";

/**
 * «1/4 финала», read from the bout's own id: a board must not carry the whole art of drawing for two words. Where
 * everybody meets everybody a round says nothing.
 */
export function boutRound(bout: Pick<Fighting, "stage" | "round" | "bracketId">): string {
  const label = labelOf(bout);
  return label === undefined ? "" : roundWords(label);
}

function labelOf({ stage, round, bracketId }: Parameters<typeof boutRound>[0]): BoutLabel | undefined {
  const id = bracketId ?? "";
  switch (stage) {
    case "final":
      return { kind: "final" };
    case "bronze":
      return { kind: "bronze" };
    case "grand_final":
      return { kind: "grand-final", game: round ?? 1 };
    case "losers":
      return { kind: "losers", round: round ?? 1 };
    case "repechage":
      return { kind: "repechage", side: "", round: round ?? 1 };
    case "main":
      return mainLabel(id);
    case null:
    default:
      return undefined;
  }
}

function mainLabel(id: string): BoutLabel | undefined {
  if (id === "WF") return { kind: "upper-final" };
  if (id.startsWith("SF")) return { kind: "round", of: 4, index: 1 };
  if (id.startsWith("QF")) return { kind: "round", of: 8, index: 1 };
  const of = Number(/^R(\d+)-/.exec(id)?.[1]);
  return Number.isInteger(of) && of > 2 ? { kind: "round", of, index: 1 } : undefined;
}

import type { BoutLabel } from "#domain/draw/bracket.ts";
import type { Fighting } from "../competition/entity.ts";

/** Read from the bout's own id: a board must not carry the whole art of drawing for two words. */
export function boutLabel({
  stage,
  round,
  bracketId,
}: Pick<Fighting, "stage" | "round" | "bracketId">): BoutLabel | undefined {
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

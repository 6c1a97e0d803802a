import { writeDecimal } from "#web/i18n/spoken/decimal.ts";
import { decideLimits } from "#domain/category/weightLimits.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { weightTables, type TypedProblem } from "#texts/organiser/weightTables.ts";

const { limits: words } = weightTables;

export type TypedLimits = { readonly limitsKg: readonly number[]; readonly isOpenAbove: boolean };

/** «57, 63, 70, +70»: limits as people type them, the open class last (CT53). */
export function readLimits(typed: string): Result<TypedLimits, TypedProblem> {
  const pieces = piecesOf(typed.toLowerCase());
  const limitsKg = pieces.flatMap((piece) => (piece.kind === "limit" ? [piece.kg] : []));
  const unreadable = pieces.find((piece) => piece.kind === "unreadable");
  if (unreadable !== undefined) return refuse({ code: "unreadable", text: unreadable.text });
  const decided = pieces.length === 0 || limitsKg.length > 0 ? decideLimits(limitsKg) : undefined;
  if (decided?.ok === false) return decided;
  const last = limitsKg.at(-1);
  const isOpenAbove = pieces.length > limitsKg.length;
  const open = pieces.at(limitsKg.length);
  const isAtEnd = pieces.length - limitsKg.length <= 1 && (!isOpenAbove || open?.kind === "above");
  if (!isAtEnd || last === undefined || (open?.kind === "above" && (open.kg ?? last) !== last))
    return refuse({ code: "open-elsewhere", last });
  return ok({ limitsKg, isOpenAbove });
}

/** What `readLimits` reads; where limits have tenths a comma could not part them. */
export function writeLimits({ limitsKg, isOpenAbove }: TypedLimits): string {
  const kilograms = limitsKg.map(writeDecimal);
  const open = isOpenAbove ? [`+${kilograms.at(-1)}`] : [];
  return [...kilograms, ...open].join(kilograms.some((kg) => kg.includes(",")) ? "; " : ", ");
}

type Piece =
  | { readonly kind: "limit"; readonly kg: number }
  /** Without a number it is above the last limit. */
  | { readonly kind: "above"; readonly kg: number | undefined }
  | { readonly kind: "unreadable"; readonly text: string };

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let isAbove = false;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const sticky = new RegExp(pattern);
    sticky.lastIndex = at;
    const match = sticky.exec(text) ?? undefined;
    at += match?.[0].length ?? 0;
    return match;
  };
  while (at < text.length) {
    if (take(words.idle)) continue;
    const number = take(words.number);
    if (number) {
      const kg = Number((number[1] ?? "").replace(",", "."));
      pieces.push(isAbove || number[2] !== undefined ? { kind: "above", kg } : { kind: "limit", kg });
      isAbove = false;
    } else if (!isAbove && take(words.above)) isAbove = true;
    else return [{ kind: "unreadable", text: take(words.piece)?.[0] ?? "" }];
  }
  return isAbove ? [...pieces, { kind: "above", kg: undefined }] : pieces;
}

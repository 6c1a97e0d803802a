import { chosenFormat } from "#domain/draw/formatPackage.ts";
import { currentFormat, type Format } from "#domain/draw/formats.ts";
import { decideDraw } from "#domain/draw/draw.ts";
import type { Draw } from "#domain/draw/bracket.ts";
import type { Entrant } from "#domain/draw/entrants.ts";
import type { FormatProblem } from "#domain/draw/formats.ts";
import { applyDrawChange } from "#domain/draw/change.ts";
import { drawNumbers, separateTeammates, type MovedEntrant } from "#domain/draw/placement.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { CategoryDraw } from "../category/categoryDraw.ts";
import { entrantsOf, type DrawSubject, type EntrantChoice } from "./drawAthletes.ts";

export type DrawChoice = EntrantChoice & {
  /** Null: what the organiser chose for the category, or what fits so many. */
  readonly format: Format | null;
  readonly seed: string;
  /** Whether fixed numbers give way to team-mates (DR91). */
  readonly isApart?: boolean;
};

export type PlannedDraw = {
  readonly draw: CategoryDraw;
  readonly bracket: Draw;
  /** By draw number. */
  readonly entrants: readonly Entrant[];
  /** Who gets another number when team-mates are set apart, whether they are or not. */
  readonly apart: readonly { readonly id: string; readonly from: number; readonly number: number }[];
};

/** The draw these athletes would get; nothing but the seed decides about it (DR7). */
export function planDraw(
  subject: DrawSubject,
  { format, seed, isApart = false, ...choice }: DrawChoice,
): Result<PlannedDraw, FormatProblem> {
  const drawable = entrantsOf(subject.athletes, choice);
  const chosen = currentFormat(format ?? usualFormat(subject, drawable.length), drawable.length);
  const bracket = decideDraw(chosen, drawable.length);
  if (!bracket.ok) return refuse(bracket.problem);
  const byLots = drawNumbers(bracket.value.format, drawable, seed);
  const moved = separateTeammates(bracket.value.format, byLots, () => true);
  const entrants = isApart ? withMoved(byLots, moved) : byLots;
  const given = choice.seeded.filter((uuid) => drawable.some(({ id }) => id === uuid));
  const draw = {
    format: bracket.value.format,
    entrants: entrants.map(({ id }) => id),
    seed,
    ...(given.length > 0 && { seeded: given }),
    ...(isApart && moved.length > 0 && { changes: [{ type: "separated" as const, moved }] }),
  };
  const numberOf = (id: string) => byLots.findIndex((entrant) => entrant.id === id) + 1;
  const apart = moved.map(({ id, number }) => ({ id, from: numberOf(id), number }));
  return ok({ draw, bracket: bracket.value, entrants, apart });
}

const withMoved = (entrants: readonly Entrant[], moved: readonly MovedEntrant[]): readonly Entrant[] =>
  applyDrawChange(
    entrants.map(({ id }) => id),
    { type: "separated", moved },
  ).flatMap((id) => entrants.find((entrant) => entrant.id === id) ?? []);

/** The choice for this category as long as it fits, then the package (DR87); a draw of one is refused by the format, whichever it is. */
function usualFormat({ category, formats }: DrawSubject, n: number): Format {
  return chosenFormat(category.format, formats, n) ?? "round_robin";
}

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import {
  readFormats,
  type FormatsDay,
  type FormatsRequest,
  type FormatsWish,
} from "#contract/draw/formats.ts";
import {
  chosenFormat,
  decidePackage,
  type FormatPackage,
  type PackageProblem,
} from "#domain/draw/formatPackage.ts";
import { FORMATS, type Format } from "#domain/draw/formats.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { planStartMs } from "#domain/schedule/plan/plan.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCategoriesInOrder, findDrawnRows } from "../../persistence/draw/drawRows.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { findCompetitionByUuid, updateCompetition } from "../../persistence/event/competitionRows.ts";
import { planEnd } from "../category/planPlaces.ts";
import { loadPlannedHall, type Wanting } from "../category/queueDraw.ts";
import { checkDrawer, closeDraw, lockForDraw, type DrawAccessProblem } from "../shared/drawAccess.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { entrantsOf, loadDrawSubject } from "./drawAthletes.ts";
import { boutsAhead } from "./planAhead.ts";
import { planDraw } from "./planDraw.ts";

type WishProblem = PackageProblem | { readonly code: "unknown-category" | "category-drawn" };

/** How the competition would be fought with such formats, and when its day would end (DR88). Writes nothing. */
export async function previewFormats(
  { db, plan, now }: Pick<Deps, "db" | "plan" | "now">,
  viewer: Identity,
  competitionUuid: string,
  wish: FormatsWish,
): Promise<Result<FormatsDay, OperatedProblem | WishProblem>> {
  const found = await checkDrawer(db, viewer, await findCompetitionByUuid(db, competitionUuid));
  if (!found.ok) return found;
  const stored = await loadStored(db, found.value);
  const decided = decideWish(stored, wish);
  if (!decided.ok) return decided;
  const { lines, ownOf } = decided.value;
  const planned: PlannedCategory[] = [];
  for (const category of stored.categories)
    planned.push(await planCategory(db, category, stored.undrawn.has(category), lines, ownOf(category)));
  const wanting = planned.flatMap((one) => one.wanting ?? []);
  const [hall, nowMs] = [await loadPlannedHall(db, found.value.id), now()];
  const end = await planEnd(plan, hall, wanting, nowMs);
  const isDated = (hall.programme?.days.length ?? 0) > 0;
  return ok({
    basis: stored.basis,
    lines,
    categories: planned.map(({ told }) => told),
    bouts: planned.reduce((sum, { told }) => sum + told.bouts, 0),
    endsInMs: end ?? null,
    endsAtMs:
      end === undefined || !isDated ? null : planStartMs(hall.programme, hall.isInProgress, nowMs) + end,
  });
}

/** The package of a competition, and the formats of single categories that differ from it (DR85, DR87, DR89). */
export async function saveFormats(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  { basis, ...wish }: FormatsRequest,
): Promise<Result<{ readonly rev: number }, SaveProblem>> {
  const saved = await inTransaction<{ readonly rev: number }, SaveProblem>(deps.db, async (trx) => {
    const checked = await checkDrawer(trx, viewer, await findCompetitionByUuid(trx, competitionUuid));
    if (!checked.ok) return checked;
    const opened = await lockForDraw(deps, trx, viewer, checked.value);
    if (!opened.ok) return opened;
    const context = opened.value;
    // Read again behind the lock: who held it before may have drawn or saved.
    const competition = (await findCompetitionByUuid(trx, competitionUuid)) ?? checked.value;
    const stored = await loadStored(trx, competition);
    if (stored.basis !== basis) return refuse({ code: "stale-formats", basis: stored.basis });
    const decided = decideWish(stored, wish);
    if (!decided.ok) return decided;
    const updated_at = new Date(context.nowMs).toISOString();
    await updateCompetition(trx, competition.id, { formats: writeJson(decided.value.lines), updated_at });
    for (const category of stored.undrawn) {
      const own = decided.value.ownOf(category);
      if (own !== ownFormat(category)) await updateCategory(trx, category.id, { format: own, updated_at });
    }
    const rev = await closeDraw(context, {
      action: "competition.formats",
      object: `competition:${competition.id}`,
      before: stored.lines,
      after: { lines: decided.value.lines, own: wish.own },
    });
    return ok({ rev });
  });
  if (saved.ok) deps.wakeFeed(competitionUuid);
  return saved;
}

type SaveProblem =
  | DrawAccessProblem
  | WishProblem
  | { readonly code: "stale-formats"; readonly basis: string };

type Stored = {
  readonly lines: FormatPackage;
  readonly categories: readonly CategoryRow[];
  readonly undrawn: ReadonlySet<CategoryRow>;
  /** Changes with the package, the formats of single categories, and with what is drawn. */
  readonly basis: string;
};

async function loadStored(
  db: Kysely<Tables>,
  { id, formats }: { readonly id: number; readonly formats: unknown },
): Promise<Stored> {
  const lines = readFormats(formats);
  const categories = await findCategoriesInOrder(db, id);
  const undrawn = new Set<CategoryRow>();
  for (const category of categories)
    if (category.status === "draft" && category.draw === null && (await isWithoutBouts(db, category)))
      undrawn.add(category);
  const known = categories.map((category) => [category.uuid, undrawn.has(category), category.format]);
  const basis = createHash("sha256")
    .update(JSON.stringify([lines, known]))
    .digest("hex");
  return { lines, categories, undrawn, basis: basis.slice(0, 32) };
}

const isWithoutBouts = async (db: Kysely<Tables>, { id }: CategoryRow): Promise<boolean> =>
  (await findDrawnRows(db, id)).length === 0;

type Decided = {
  readonly lines: FormatPackage;
  readonly ownOf: (category: CategoryRow) => Format | null;
};

function decideWish(
  { lines: before, categories, undrawn }: Stored,
  wish: FormatsWish,
): Result<Decided, WishProblem> {
  const decided = decidePackage(wish.lines ?? before);
  if (!decided.ok) return decided;
  const changed = new Map(wish.own.map(({ category, format }) => [category, format]));
  for (const uuid of changed.keys()) {
    const category = categories.find((one) => one.uuid === uuid);
    if (category === undefined) return refuse({ code: "unknown-category" });
    if (!undrawn.has(category)) return refuse({ code: "category-drawn" });
  }
  const ownOf = (category: CategoryRow) => {
    const own = changed.get(category.uuid);
    return own === undefined ? ownFormat(category) : own;
  };
  return ok({ lines: decided.value, ownOf });
}

const ownFormat = ({ format }: CategoryRow): Format | null =>
  FORMATS.find((known) => known === format) ?? null;

type PlannedCategory = {
  readonly told: FormatsDay["categories"][number];
  readonly wanting?: Wanting;
};

/** Lots have the same seed with every package, so that two of them differ by their formats alone. */
async function planCategory(
  db: Kysely<Tables>,
  category: CategoryRow,
  isUndrawn: boolean,
  lines: FormatPackage,
  own: Format | null,
): Promise<PlannedCategory> {
  const subject = await loadDrawSubject(db, category);
  const undecided = subject.athletes.filter(({ problems }) => problems.includes("not-accepted")).length;
  const told = { category: category.uuid, isDrawn: !isUndrawn, undecided, own, bouts: 0, format: null };
  if (!isUndrawn) {
    const bouts = (await findDrawnRows(db, category.id)).length;
    const athletes = subject.draw?.entrants.length ?? subject.athletes.length;
    return { told: { ...told, athletes, bouts, own: null, format: ownFormat(category) } };
  }
  const choice = { mayBeUnweighed: true, seeded: [], without: [] };
  const athletes = entrantsOf(subject.athletes, choice).length;
  const format = chosenFormat(own, lines, athletes) ?? null;
  const planned = format === null ? undefined : planDraw(subject, { ...choice, format, seed: category.uuid });
  if (!planned?.ok) return { told: { ...told, athletes } };
  const { draw, bracket } = planned.value;
  const bouts = boutsAhead(category.uuid, stepsOf(bracket), []);
  return {
    told: { ...told, athletes, format: draw.format, bouts: bouts.length },
    wanting: { category, fighters: draw.entrants, bouts },
  };
}

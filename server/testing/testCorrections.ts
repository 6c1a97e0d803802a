import type { CorrectionChange } from "#contract/correction/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import type { Format } from "#domain/draw/formats.ts";
import { findFightingForScoring } from "../persistence/bout/boutLog.ts";
import { findCategoryById } from "../persistence/draw/entrantRows.ts";
import { findFeed } from "../persistence/database/feed.ts";
import { applyCorrection, previewCorrection } from "../usecases/correction/applyCorrection.ts";
import { createTestCompetition } from "./testCompetition.ts";
import type { TestDatabase } from "./testDatabases.ts";
import { createTestDeps } from "./testDeps.ts";
import { createOfficial, createScorer, headAndFold } from "./testScoring.ts";

export const REASON = "на протоколе другой победитель";

/** A category to be fought and corrected: bouts by their id in the draw, athletes by draw number. */
export async function createCorrectedDay(database: TestDatabase, format?: Format, entrants = 4) {
  const deps = createTestDeps(database);
  const competition = await createTestCompetition(deps.db, { ...(format && { format }), entrants });
  const table = await createScorer(deps);
  const chief = await createOfficial(deps.db, "admin");
  const uuidOf = (id: string) => competition.bout(id).uuid;
  const ask = (id: string, change: CorrectionChange, decisions: Record<string, CorrectionDecision> = {}) => ({
    fighting: uuidOf(id),
    change,
    decisions: Object.fromEntries(Object.entries(decisions).map(([bout, one]) => [uuidOf(bout), one])),
    reason: REASON,
  });
  const nameOf = (uuid: string) => competition.fighters.findIndex((fighter) => fighter.uuid === uuid) + 1;
  const idOf = (uuid: string) => ["SF1", "SF2", "F", "G1", "G2", "G3"].find((id) => isBout(id, uuid)) ?? uuid;
  const isBout = (id: string, uuid: string) => {
    try {
      return uuidOf(id) === uuid;
    } catch {
      return false;
    }
  };
  const preview = async (...asked: Parameters<typeof ask>) => {
    const answer = await previewCorrection(deps, chief, ask(...asked));
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.value;
  };
  const correct = async (...asked: Parameters<typeof ask>) => {
    const { planHash } = await preview(...asked);
    const answer = await applyCorrection(deps, chief, { ...ask(...asked), planHash });
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.value;
  };
  const show = async (id: string) => {
    const bout = await findFightingForScoring(deps.db, uuidOf(id));
    const { head } = await headAndFold(deps.db, uuidOf(id));
    const winner = head?.winner ? ` won by ${nameOf(head.winner.uuid)}` : "";
    return `${nameOf(bout?.fighters.red ?? "")}-${nameOf(bout?.fighters.blue ?? "")} ${bout?.state}${winner}`;
  };
  return {
    ...competition,
    deps,
    table,
    chief,
    ask,
    nameOf,
    idOf,
    preview,
    correct,
    show,
    write: (id: string, line: string) => table.write(uuidOf(id), line),
    feed: () => findFeed(deps.db, competition.competition.uuid),
    status: async () => (await findCategoryById(deps.db, competition.category.id))?.status,
  };
}

import type { Kysely } from "kysely";
import { DEFAULT_TEAM_SCORING, teamFormulaSchema } from "#contract/competition/entity.ts";
import type { TeamFormula } from "#domain/teams/formulas.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";

/** The formula of a competition, or the one of the product while nobody has chosen. */
export async function findTeamFormula(db: Kysely<Tables>, competitionId: number): Promise<TeamFormula> {
  const competition = await findCompetitionById(db, competitionId);
  const chosen = teamFormulaSchema.nullable().parse(competition?.team_formula ?? null);
  return chosen ?? DEFAULT_TEAM_SCORING.formula;
}

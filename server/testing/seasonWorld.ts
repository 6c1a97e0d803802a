import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import type { SeasonDraft } from "#contract/season/season.ts";
import { DEFAULT_SEASON_FORMULA } from "#domain/season/formula.ts";
import type { FighterRow } from "../persistence/database/competitionTables.ts";
import { updateCategory } from "../persistence/draw/entrantRows.ts";
import { updateFighter } from "../persistence/entry/people.ts";
import { updateCompetition } from "../persistence/event/competitionRows.ts";
import { createEvent } from "./factories.ts";
import { anonymous, createTestApp, signIn } from "./testApp.ts";
import { acts, createTestCompetition } from "./testCompetition.ts";
import type { TestDatabase } from "./testDatabases.ts";

const codeSchema = z.object({ code: z.string() });

/** "done", or the code of the refusal; undefined where it has none. */
export const outcomeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (cause: unknown) =>
      cause instanceof ApiFailure ? codeSchema.safeParse(cause.error.details).data?.code : String(cause),
  );

/** An installation with its admin, and what tests of seasons do in it. */
export async function createSeasonWorld(database: TestDatabase) {
  const app = await createTestApp({ database });
  const admin = await signIn(app, "admin");
  const referee = await signIn(app, "referee");

  /** Four men meet in a finished category; the first wins all, the second the other half, two share the third place. */
  async function fought(date: string, given: Parameters<typeof createEvent>[1] = {}, sex: "m" | "f" = "m") {
    const shown = { is_published: true, show_competition: true };
    const event = await createEvent(app.db, { date_of_event: date, ...shown, ...given });
    const made = await createTestCompetition(app.db, {
      competition: { event_id: event.id, status: "in_progress" },
    });
    for (const id of ["SF1", "SF2", "F"]) {
      const data = { device: randomUUID(), proto: 1, events: acts("go R+2 R#sub:armbar") } as const;
      await referee.api.fightings.submitEvents(made.bout(id).uuid, { data });
    }
    await updateCategory(app.db, made.category.id, { status: "finished", sex, age_min: 18, style: "gi" });
    await updateCompetition(app.db, made.competition.id, { status: "closed" });
    const [first, second] = [made.bout("SF1"), made.bout("SF2")].map((bout) =>
      made.fighters.find(({ id }) => id === bout.red_fighter_id),
    );
    if (first === undefined || second === undefined) throw new Error("nobody won");
    return { ...made, event, first, second };
  }

  return {
    app,
    admin,
    fought,
    called: (fighter: FighterRow, last_name: string, rest: Partial<FighterRow> = {}) =>
      updateFighter(app.db, fighter.id, { last_name, ...rest }),
    season: async (events: readonly number[], given: Partial<SeasonDraft> = {}) => {
      const { data } = await admin.api.seasons.create({
        title: "Кубок города",
        startsOn: "2026-01-01",
        endsOn: "2026-12-31",
        choice: "list",
        events: events.map((event) => ({ event, coefficient: 1 })),
        formula: DEFAULT_SEASON_FORMULA,
        isPublished: true,
        ...given,
      });
      return data;
    },
    ranking: async (id: number, query: Partial<{ group: string; q: string; page: number }> = {}) =>
      (await anonymous(app).seasons.ranking(String(id), { page: 1, ...query })).data,
    linked: (one: FighterRow, other: FighterRow) =>
      admin.api.personLinks.link({ data: { pairs: [{ one: one.uuid, other: other.uuid }] } }),
  };
}
export type SeasonWorld = Awaited<ReturnType<typeof createSeasonWorld>>;

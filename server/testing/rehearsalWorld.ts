import type { Rehearsal } from "#contract/rehearsal/rehearsal.ts";
import { updateCompetition } from "../persistence/event/competitionRows.ts";
import { archiveOf } from "./archives.ts";
import { createEvent, createTeam } from "./factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "./testApp.ts";
import { createTestCompetition, type TestCompetition } from "./testCompetition.ts";
import { createScorer } from "./testScoring.ts";

export type World = {
  readonly app: TestApp;
  readonly admin: Client;
  readonly referee: Client;
  readonly user: Client;
  readonly eventId: number;
  readonly day: TestCompetition;
};

/** A day of four athletes whose semi-finals were fought, shown to everybody and closed. */
export async function openWorld(engine: "sqlite" | "postgres" = "sqlite"): Promise<World> {
  const app = await createTestApp({ engine });
  const [admin, referee, user] = [
    await signIn(app, "admin"),
    await signIn(app, "referee"),
    await signIn(app, "authenticated"),
  ];
  const event = await createEvent(app.db, { name: "Кубок города" });
  const day = await createTestCompetition(app.db, { competition: { event_id: event.id } });
  const table = await createScorer(app.deps);
  await table.write(day.bout("SF1").uuid, "go R+2 B+3 stop R#sub");
  await table.write(day.bout("SF2").uuid, "go B+4 stop B#points");
  const team = await createTeam(app.db);
  await app.db.updateTable("fighter").set({ team_id: team.id, birth_date: "2001-02-03" }).execute();
  await updateCompetition(app.db, day.competition.id, { status: "closed" });
  return { app, admin, referee, user, eventId: event.id, day };
}

export async function makeRehearsalOf({ admin, eventId }: World): Promise<Rehearsal> {
  return present((await admin.api.rehearsals.make(String(eventId))).data);
}

export function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error("nothing is there");
  return thing;
}

/** As of one moment: the file says when it was made. */
export const fileOf = ({ app, eventId }: World) => archiveOf({ ...app.deps, now: () => 0 }, eventId);

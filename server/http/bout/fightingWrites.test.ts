import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { competitionSchema } from "#contract/competition/entity.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { findFeed } from "../../persistence/database/feed.ts";
import { createCarpet, createMatOfficial } from "../../testing/factories.ts";
import { signIn } from "../../testing/testApp.ts";
import { useMembersApp } from "../../testing/membersApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

const documentSchema = competitionSchema.pick({ fightings: true });

describe.each(["sqlite", "postgres"] as const)("a score written as a state on %s", (engine) => {
  const { app, as, send, change } = useMembersApp(engine);
  const open = async () => {
    const made = await createTestCompetition(app().db);
    const bout = made.bout("SF1");
    const [red, blue] = [bout.red_fighter_id, bout.blue_fighter_id].map((id) =>
      made.fighters.find((fighter) => fighter.id === id),
    );
    if (!red || !blue) throw new Error("a semi-final has two fighters");
    const path = `fightings/${bout.id}`;
    const log = async () => (await findBoutEvents(app().db, bout.uuid)).map(({ type }) => type);
    return { ...made, bout, red, blue, path, log };
  };

  test("points, advantages and penalties become events, and what is missing counts 0", async () => {
    const { red, blue, path, log, bout } = await open();
    const points = { [red.uuid]: { points: 4, advantages: 1 }, [blue.uuid]: { penalties: 1 } };
    expect(await change(as("referee"), path, { points })).toMatchObject({
      status: 200,
      headers: { etag: '"3"' },
      body: {
        data: {
          id: bout.id,
          version: 3,
          points: { [red.uuid]: { scores: 4, advantages: 1 }, [blue.uuid]: { scores: 0, penalties: 1 } },
        },
      },
    });
    expect(await log()).toEqual(["penalty-given", "advantage-given", "points-scored"]);
  });

  test("less than before is undone, the same again writes nothing", async () => {
    const { red, path, log } = await open();
    await change(as("referee"), path, { points: { [red.uuid]: { points: 2, penalties: 1 } } });
    await change(as("referee"), path, { points: { [red.uuid]: { points: 5, penalties: 1 } } });
    const wanted = { points: { [red.uuid]: { points: 2 } } };
    expect(await change(as("referee"), path, wanted)).toMatchObject({
      body: { data: { points: { [red.uuid]: { scores: 2, penalties: 0 } } } },
    });
    const written = await log();
    expect(written.slice(-2)).toEqual(["undone", "undone"]);
    await change(as("referee"), path, wanted);
    expect(await log()).toEqual(written);
  });

  test("a winner ends the bout, moves the bracket, and null takes the result back", async () => {
    const { red, blue, path, log, competition } = await open();
    const won = await change(as("referee"), `${path}?populate=winner`, {
      winner: red.id,
      cause: "submission",
    });
    expect(won).toMatchObject({
      status: 200,
      body: { data: { state: "finished", cause: "submission", winner: { uuid: red.uuid } } },
    });
    const document = await send(as("referee"), { url: `/api/competitions/uuid/${competition.uuid}` });
    const final = documentSchema.parse(document.body).fightings.find(({ bracketId }) => bracketId === "F");
    expect(final?.slots.map(({ fighter }) => fighter)).toContain(red.uuid);

    const swapped = await change(as("referee"), `${path}?populate=winner`, { winner: blue.document_id });
    expect(swapped).toMatchObject({ body: { data: { winner: { uuid: blue.uuid }, cause: "submission" } } });
    expect(await change(as("referee"), path, { winner: null })).toMatchObject({
      body: { data: { cause: null, finishedAt: null } },
    });
    expect(await log()).toEqual(["result-declared", "result-revoked", "result-declared", "result-revoked"]);
  });

  test("a corrected score keeps the result", async () => {
    const { red, path, log } = await open();
    await change(as("referee"), path, { winner: red.id, points: { [red.uuid]: { points: 2 } } });
    const corrected = await change(as("referee"), path, { points: { [red.uuid]: { points: 4 } } });
    expect(corrected).toMatchObject({ body: { data: { state: "finished", cause: "points" } } });
    expect(await log()).toEqual([
      "points-scored",
      "result-declared",
      "result-revoked",
      "points-scored",
      "result-declared",
    ]);
  });

  test("[API38] [FG9] a stale version is refused, by header and by field; without one it is accepted", async () => {
    const { red, path, log } = await open();
    const points = (n: number) => ({ points: { [red.uuid]: { points: n } } });
    expect(await change(as("referee"), path, points(2), { "if-match": '"0"' })).toMatchObject({
      status: 200,
    });
    const stale = { status: 409, body: { error: { name: "ConflictError", details: { version: 1 } } } };
    expect(await change(as("referee"), path, points(9), { "if-match": '"0"' })).toMatchObject(stale);
    expect(await change(as("referee"), path, { ...points(9), version: 0 })).toMatchObject(stale);
    expect(await change(as("referee"), path, points(9), { "if-match": '"abc"' })).toMatchObject(stale);
    expect(await change(as("referee"), path, { ...points(4), version: 1 })).toMatchObject({ status: 200 });
    expect(await change(as("referee"), path, points(6))).toMatchObject({ status: 200 });
    expect(await log()).toHaveLength(3);
  });

  test("what the bout cannot take is refused and leaves nothing behind", async () => {
    const { red, path, log, bout, competition, fighters } = await open();
    const stranger = fighters.find(({ id }) => id !== bout.red_fighter_id && id !== bout.blue_fighter_id);
    const refused = [
      { points: { nobody: { points: 2 } } },
      { points: { [red.uuid]: { points: 1.5 } } },
      { points: { [red.uuid]: { penalties: -1 } } },
      { points: { [red.uuid]: { points: 2, bonus: 1 } } },
      { points: null },
      { winner: stranger?.id },
      { cause: "points" },
      { cause: "luck" },
      { state: "finished" },
      { uuid: "x" },
      { startedAt: "2026-12-05T10:00:00Z" },
    ];
    for (const data of refused)
      expect(await change(as("referee"), path, data)).toMatchObject({ status: 400 });
    await updateCompetition(app().db, competition.id, { rules: '{"advantages":false}' });
    expect(await change(as("referee"), path, { points: { [red.uuid]: { advantages: 1 } } })).toMatchObject({
      status: 400,
      body: { error: { details: { code: "refused", reason: "advantages-off" } } },
    });
    await updateCompetition(app().db, competition.id, { status: "closed" });
    expect(await change(as("admin"), path, { winner: red.id })).toMatchObject({ status: 409 });
    expect(await log()).toEqual([]);
  });

  test("a score is pushed as one bout, not as the whole competition", async () => {
    const { red, path, competition } = await open();
    await change(as("referee"), path, { points: { [red.uuid]: { points: 2 } } });
    const first = await findFeed(app().db, competition.uuid);
    await change(as("referee"), path, { points: { [red.uuid]: { points: 4 } } });
    const second = await findFeed(app().db, competition.uuid);
    expect(second?.rev).toBe((first?.rev ?? 0) + 1);
    expect(second?.structure_rev).toBe(first?.structure_rev);
  });

  test("the people of a bout that has begun stay", async () => {
    const { red, path, fighters } = await open();
    await change(as("referee"), path, { points: { [red.uuid]: { points: 2 } } });
    const others = fighters.slice(0, 2).map(({ id }) => id);
    expect(await change(as("admin"), path, { fighters: others })).toMatchObject({ status: 409 });
  });

  test("[LS1] [RL21] a bout that a table holds is written by an admin alone, and not at all from another mat", async () => {
    const { red, path, log, carpet, competition } = await open();
    const scope = `carpet:${carpet.uuid}`;
    const lease = { scope, device: randomUUID(), expectEpoch: 0, takeover: false };
    await as("referee").api.leases.take({ data: lease });
    const points = { [red.uuid]: { points: 2 } };
    expect(await change(as("referee"), path, { points })).toMatchObject({
      status: 409,
      body: { error: { details: { code: "table-held" } } },
    });
    expect(await log()).toEqual([]);
    expect(await change(as("admin"), path, { points })).toMatchObject({ status: 200 });

    const other = await createCarpet(app().db, { competition_id: competition.id, position: 1 });
    const bound = await signIn(app(), "referee");
    await createMatOfficial(app().db, other, bound.account.id);
    expect(await change(bound, path, { points: {} })).toMatchObject({ status: 403 });
    expect(await log()).toEqual(["points-scored"]);
  });
});

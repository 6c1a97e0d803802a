import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { call, createTestApp, listen, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createScorer } from "../../testing/testScoring.ts";
import { connectSocket, disconnectSockets } from "../../testing/testSocket.ts";

const REASON = "судья поднял руку другого";
const BLUE = { kind: "result", method: "points", winner: "blue" } as const;

describeOnEachEngine("corrections over the API", (database) => {
  let app: TestApp;
  let day: TestCompetition;
  let chief: Client;
  beforeEach(async () => {
    app = await createTestApp({ database: database() });
    day = await createTestCompetition(app.db, { entrants: 8, competition: { status: "in_progress" } });
    chief = await signIn(app, "admin");
    const table = await createScorer(app.deps);
    for (const id of ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "F"])
      await table.write(day.bout(id).uuid, "go R+2 R#points");
  });
  afterEach(async () => {
    disconnectSockets();
    await app.close();
  });
  const ask = (id: string) => ({ fighting: day.bout(id).uuid, change: BLUE });

  /** Who stands where and who won, for the bouts the correction is about. */
  const bracketIn = ({ fightings, categories }: Competition) => {
    const seed = (uuid: string | null | undefined) =>
      1 + day.fighters.findIndex((fighter) => fighter.uuid === uuid);
    const bouts = ["QF1", "SF1", "F"].map((id) => fightings.find(({ bracketId }) => bracketId === id));
    const lines = bouts.map(
      (bout) => `${seed(bout?.slots[0].fighter)}-${seed(bout?.slots[1].fighter)}=${seed(bout?.winner?.uuid)}`,
    );
    return [...lines, categories[0]?.status].join(" ");
  };
  const BEFORE = "1-8=1 1-4=1 1-2=1 finished";
  const AFTER = "1-8=8 8-4=0 0-2=0 in_progress";

  test("[CR4] a spectator's socket and their reloads see the bracket before or after, never between", async () => {
    const viewer = await connectSocket(await listen(app), { token: chief.token });
    await viewer.join(day.competition.uuid);
    const seen = new Set<string>();
    const over = new AbortController();
    const reloads = (async () => {
      while (!over.signal.aborted)
        seen.add(bracketIn(await chief.api.competitions.byUuid(day.competition.uuid)));
    })();
    const { data } = await chief.api.corrections.preview({ data: ask("QF1") });
    const applied = await chief.api.corrections.apply({
      data: { ...ask("QF1"), planHash: data.planHash, reason: REASON },
    });
    const pushed = () => viewer.competitions.map(bracketIn);
    await vi.waitFor(() => expect(pushed().at(-1)).toBe(AFTER));
    const change = { kind: "revert", correction: applied.data.id } as const;
    const back = await chief.api.corrections.preview({ data: { ...ask("QF1"), change } });
    await chief.api.corrections.apply({
      data: { ...ask("QF1"), change, planHash: back.data.planHash, reason: REASON },
    });
    await vi.waitFor(() => expect(pushed().at(-1)).toBe(BEFORE));
    over.abort();
    await reloads;
    // Until the correction the room may be told again how it was when they joined.
    const corrected = pushed().findIndex((bracket) => bracket !== BEFORE);
    expect(pushed().slice(corrected)).toEqual([AFTER, BEFORE]);
    expect(viewer.fightings).toEqual([]);
    expect([...seen].filter((bracket) => bracket !== BEFORE && bracket !== AFTER)).toEqual([]);
    expect(seen.has(BEFORE)).toBe(true);
  });

  test("[CR3] a stale plan is refused with a fresh one", async () => {
    const asked = { data: { ...ask("F"), planHash: "0".repeat(64), reason: REASON } };
    const answer = await call(app, {
      method: "POST",
      url: "/api/corrections",
      headers: chief.headers,
      body: asked,
    });
    const { data } = await chief.api.corrections.preview({ data: ask("F") });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error: { details: { code: "plan-stale", planHash: data.planHash } },
    });
  });

  test("[CR2] a reason shorter than ten characters is no reason", async () => {
    const { data } = await chief.api.corrections.preview({ data: ask("F") });
    const body = { data: { ...ask("F"), planHash: data.planHash, reason: "ошибка   " } };
    const answer = await call(app, { method: "POST", url: "/api/corrections", headers: chief.headers, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { details: { errors: [{ path: ["data", "reason"] }] } } });
  });

  test("[CR2] [CR5] a referee reads what was corrected, by whom and why, and corrects nothing", async () => {
    const referee = await signIn(app, "referee");
    await expect(referee.api.corrections.preview({ data: ask("F") })).rejects.toMatchObject({
      error: { status: 403 },
    });
    const { data } = await chief.api.corrections.preview({ data: ask("F") });
    await chief.api.corrections.apply({ data: { ...ask("F"), planHash: data.planHash, reason: REASON } });
    const { data: list } = await referee.api.corrections.of(day.competition.uuid);
    expect(list).toMatchObject([
      { reason: REASON, author: chief.account.display_name ?? chief.account.username },
    ]);
  });

  test("[CR3] what cannot be corrected is said", async () => {
    const preview = (data: unknown) =>
      call(app, { method: "POST", url: "/api/corrections/preview", headers: chief.headers, body: { data } });
    const codeOf = async (data: unknown) => {
      const { status, body } = await preview(data);
      return [status, JSON.stringify(body).match(/"code":"([\w-]+)"/)?.[1]];
    };
    expect(
      await codeOf({ ...ask("F"), change: { kind: "result", method: "points", winner: "red" } }),
    ).toEqual([400, "nothing-changes"]);
    expect(await codeOf({ ...ask("F"), fighting: day.category.uuid })).toEqual([404, undefined]);
    await updateCompetition(app.db, day.competition.id, { status: "closed" });
    expect(await codeOf(ask("F"))).toEqual([409, "competition-closed"]);
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { drawnOf, medallistsOf } from "#contract/draw/drawnCategory.ts";
import { ApiFailure } from "#contract/error.ts";
import { matRefusalSchema } from "#contract/day/matActs.ts";
import type { AwardingAct } from "#domain/awarding/act.ts";
import type { Format } from "#domain/draw/formats.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findAwardingActs } from "../../persistence/awarding/awardingActs.ts";
import { disconnectSockets, connectSocket } from "../../testing/testSocket.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { createNamedReferee } from "../../testing/factories.ts";
import { createTestApp, listen, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("awarding", (database) => {
  let opened: TestApp | undefined;
  let known: { readonly referee: Client; readonly admin: Client; readonly address: string } | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    const address = await listen(opened);
    known = { address, referee: await signIn(opened, "referee"), admin: await signIn(opened, "admin") };
  });
  afterEach(disconnectSockets);
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const referee = () => present(known).referee;
  const admin = () => present(known).admin;

  /** A category whose bouts were all won by the corner that is told, by points. */
  const finished = async (
    format: Format = "single_elimination_two_bronzes",
    bouts: Readonly<Record<string, "red" | "blue">> = { SF1: "red", SF2: "red", F: "red" },
    entrants = 4,
  ) => {
    const made = await createTestCompetition(app().db, { format, entrants });
    for (const [id, winner] of Object.entries(bouts))
      await referee().api.acts.result(made.bout(id).uuid, {
        data: { id: randomUUID(), method: "points", winner, score: { red: 2, blue: 2 }, reason: "протокол" },
      });
    const uuid = made.category.uuid;
    const act = (asked: AwardingAct, by = referee(), id: string = randomUUID()) =>
      by.api.awarding.act(uuid, { data: { id, act: asked } });
    const status = async () => (await document()).categories[0]?.status;
    const document = () => referee().api.competitions.byUuid(made.competition.uuid);
    const athlete = (number: number) => present(made.fighters[number - 1]).uuid;
    const places = async () => {
      const { categories, fightings } = await document();
      const category = present(categories[0]);
      const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
      return present(medallistsOf(present(drawnOf(category, fightings, fighters))));
    };
    const log = async () => (await referee().api.awarding.of(made.competition.uuid)).data;
    return { ...made, places, act, status, athlete, log, document };
  };

  test("[AW9] [AW10] medals are handed out one by one, then the category closes, and the log tells who did it", async () => {
    const { act, status, athlete, log, places } = await finished();
    expect(await status()).toBe("finished");
    await act({ type: "called" });
    await act({ type: "present-marked", fighter: athlete(1) });
    const press = randomUUID();
    const first: AwardingAct = { type: "medal-given", fighter: athlete(1), place: 1 };
    expect((await act(first, referee(), press)).data.isRepeat).toBe(false);
    expect((await act(first, referee(), press)).data.isRepeat).toBe(true);
    expect(await refusalOf(act({ type: "closed" }))).toEqual([409, "medals-left"]);
    for (const { fighter, place } of (await places()).slice(1))
      await act({ type: "medal-given", fighter: fighter.uuid, place });
    await act({ type: "closed" });
    expect(await status()).toBe("awarded");
    const { version, categories } = await log();
    expect(version).toBe(7);
    expect(categories[0]?.acts.map(({ act: { type } }) => type).slice(0, 3)).toEqual([
      "called",
      "present-marked",
      "medal-given",
    ]);
    expect(categories[0]?.acts[0]?.author).toBe(referee().account.username);
    const audits = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    expect(audits.at(-1)).toMatchObject({ action: "awarding.closed", actor_id: referee().account.id });
  });

  test("[AW10] only the chief opens an awarded category again, by the act and by the plain entry alike", async () => {
    const { act, status, category, log, places } = await finished(
      "best_of_three",
      { G1: "red", G2: "red" },
      2,
    );
    for (const { fighter, place } of await places())
      await act({ type: "medal-given", fighter: fighter.uuid, place });
    await act({ type: "closed" });
    const open = await createTestCompetition(app().db);
    const written = await app().http.inject({
      method: "PUT",
      url: `/api/categories/${open.category.document_id}`,
      headers: referee().headers,
      payload: { data: { status: "awarded" } },
    });
    expect(written.statusCode).toBe(403);
    const reopen: AwardingAct = { type: "reopened", reason: "протест принят" };
    expect(await refusalOf(act(reopen))).toEqual([403, "chief-only"]);
    const plain = (by: Client) =>
      app().http.inject({
        method: "PUT",
        url: `/api/categories/${category.document_id}`,
        headers: by.headers,
        payload: { data: { status: "finished" } },
      });
    expect((await plain(referee())).statusCode).toBe(403);
    await act(reopen, admin());
    expect(await status()).toBe("finished");
    expect((await log()).categories[0]?.acts.at(-1)?.act).toEqual(reopen);
  });

  test("[AW3] a circle of equals waits for a decision with a reason, which everybody then sees", async () => {
    const { act, athlete, document, category } = await finished(
      "round_robin",
      { "1-2": "red", "2-3": "red", "1-3": "blue" },
      3,
    );
    await app()
      .db.updateTable("fighter")
      .set({ weight: 70 })
      .where("uuid", "in", [1, 2, 3].map(athlete))
      .execute();
    expect(await refusalOf(act({ type: "called" }))).toEqual([409, "tied"]);
    const order = [athlete(3), athlete(1), athlete(2)];
    await act({ type: "tie-decided", order, reason: "жребий" });
    const seen = present((await document()).categories.find(({ uuid }) => uuid === category.uuid));
    expect(seen.decisions).toEqual([order]);
    await act({ type: "medal-given", fighter: athlete(3), place: 1 });
    expect(await refusalOf(act({ type: "tie-reopened", order, reason: "ошибка" }))).toEqual([
      409,
      "medals-given",
    ]);
    await act({ type: "medal-returned", fighter: athlete(3) });
    await act({ type: "tie-reopened", order, reason: "ошибка" });
    expect((await document()).categories[0]?.decisions).toEqual([]);
  });

  test("[AW13] [AW14] the box is counted by an official, and the others hear of it at once", async () => {
    const { competition, log } = await finished();
    const socket = await connectSocket(present(known).address, { token: referee().token });
    await socket.join(competition.uuid);
    await admin().api.awarding.countStock(competition.uuid, { data: { gold: 10, silver: 10, bronze: 20 } });
    await vi.waitFor(() => expect(socket.syncs.at(-1)?.awarding).toBe(1), { timeout: 2000, interval: 20 });
    expect((await log()).stock).toEqual({ gold: 10, silver: 10, bronze: 20 });
  });

  test("[AW1] a referee of another competition has no business here, and a spectator none at all", async () => {
    const { act, competition } = await finished();
    await createNamedReferee(app().db, competition.id, admin().account.id);
    expect(await refusalOf(act({ type: "called" }))).toEqual([403, undefined]);
    expect(await refusalOf(referee().api.awarding.of(competition.uuid))).toEqual([403, undefined]);
  });

  test("[LO17] certificates nobody has written a template for are English for an English page", async () => {
    const { category } = await finished();
    const { data } = await referee().api.awarding.certificates(category.uuid, { locale: "en" });
    expect(data.diploma.texts.title).toBe("DIPLOMA");
    expect(Object.values(data.people[0]?.values ?? {})).toContain("1st degree");
  });

  test("[AW15] certificates are printed for the podium, under the names people have", async () => {
    const { category, competition, athlete } = await finished();
    await app()
      .db.updateTable("fighter")
      .set({ last_name: "№ 7", first_name: null, real_last_name: "Подъёмщиков", real_first_name: "Лёва" })
      .where("uuid", "=", athlete(1))
      .execute();
    const paper = (query = "", by = referee()) =>
      app().http.inject({
        url: `/api/categories/${category.uuid}/certificates.pdf${query}`,
        headers: by.headers,
      });
    const pages = await readPdfPages((await paper()).rawPayload);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain("Подъёмщиков Лёва");
    expect(pages[0]?.replaceAll(/\s+/g, " ")).toContain("за 1-е место");
    expect(await readPdfPages((await paper(`?fighter=${athlete(1)}`)).rawPayload)).toHaveLength(1);
    const { data } = await referee().api.awarding.certificates(category.uuid);
    expect(data.people.map(({ values }) => values["степень"])).toEqual([
      "I степени",
      "II степени",
      "III степени",
      "III степени",
    ]);
    expect((await paper(`?fighter=${randomUUID()}`)).statusCode).toBe(404);
    await createNamedReferee(app().db, competition.id, admin().account.id);
    expect((await paper()).statusCode).toBe(403);
  });

  test("[AW9] the log of awarding can only grow", async () => {
    const { act, competition } = await finished();
    await act({ type: "called" });
    await expect(app().db.deleteFrom("awarding_act").execute()).rejects.toThrow("append-only");
    expect(await findAwardingActs(app().db, competition.uuid)).toHaveLength(1);
  });
});

async function refusalOf(call: Promise<unknown>): Promise<[number, string | undefined]> {
  try {
    await call;
  } catch (cause) {
    if (cause instanceof ApiFailure)
      return [cause.error.status, matRefusalSchema.safeParse(cause.error.details).data?.code];
    throw cause;
  }
  throw new Error("it was not refused");
}

function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === undefined || thing === null) throw new Error("it is not there");
  return thing;
}

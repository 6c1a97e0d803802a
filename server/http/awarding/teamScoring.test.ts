import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { matRefusalSchema } from "#contract/day/matActs.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createTeam } from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("teams as the secretary puts them right", (database) => {
  let opened: TestApp | undefined;
  let known: { readonly referee: Client; readonly admin: Client } | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = { referee: await signIn(opened, "referee"), admin: await signIn(opened, "admin") };
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const admin = () => present(known).admin.api;
  const referee = () => present(known).referee.api;
  const lastAudit = async () => {
    const rows = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    // What somebody else was refused (SE23) is written when there is time.
    return rows.findLast(({ action }) => action !== "refused")?.action;
  };

  const arrange = async () => {
    const made = await createTestCompetition(app().db);
    const [wolf, twin] = [await createTeam(app().db), await createTeam(app().db)];
    const join = (number: number, team: number | null) =>
      admin().teamScoring.assign(present(made.fighters[number - 1]).id, team);
    const document = () => referee().competitions.byUuid(made.competition.uuid);
    return { ...made, wolf, twin, join, document, uuid: made.competition.uuid };
  };

  test("[TM10] the chosen formula stands in the document, and another rev tells everybody", async () => {
    const { document, uuid } = await arrange();
    const before = await document();
    expect(before.teamScoring.formula).toMatchObject({ name: "ibjjf", points: [9, 3, 1] });
    const own = {
      name: "own",
      points: [5, 2],
      skipSingle: true,
      skipSameTeamOnly: false,
      bestOnlyPerCategory: false,
    } as const;
    await expect(referee().teamScoring.saveFormula(uuid, { data: own })).rejects.toMatchObject({
      error: { status: 403 },
    });
    await admin().teamScoring.saveFormula(uuid, { data: own });
    const after = await document();
    expect(after.teamScoring.formula).toEqual(own);
    expect(after.rev).toBeGreaterThan(before.rev);
    expect(await lastAudit()).toBe("teams.formula");
  });

  test("[TM11] points by hand are kept with their reason, pressed twice once, and revoked in sight", async () => {
    const { document, uuid, wolf } = await arrange();
    const asked = { id: randomUUID(), team: wolf.id, points: -3, reason: "неспортивное поведение" };
    await admin().teamScoring.adjust(uuid, { data: asked });
    await admin().teamScoring.adjust(uuid, { data: asked });
    expect((await document()).teamScoring.adjustments).toMatchObject([
      { team: { id: wolf.id }, points: -3, reason: "неспортивное поведение" },
    ]);
    await admin().teamScoring.revoke(asked.id, { data: { reason: "ошибка секретаря" } });
    expect((await document()).teamScoring.adjustments).toEqual([]);
    const { data } = await referee().teamScoring.adjustments(uuid);
    expect(data).toMatchObject([{ points: -3, revoked: { reason: "ошибка секретаря" } }]);
    expect(await codeOf(admin().teamScoring.revoke(asked.id, { data: { reason: "ещё раз" } }))).toBe(
      "already-revoked",
    );
    expect(await lastAudit()).toBe("teams.revoke");
  });

  test("[TM12] two names of one club become one team, with its athletes and its points", async () => {
    const { document, uuid, wolf, twin, join } = await arrange();
    await join(1, wolf.id);
    await join(2, twin.id);
    await admin().teamScoring.adjust(uuid, {
      data: { id: randomUUID(), team: twin.id, points: 2, reason: "за честную игру" },
    });
    expect(
      await codeOf(admin().teamScoring.merge(twin.id, { data: { into: twin.id, reason: "один клуб" } })),
    ).toBe("same-team");
    const { data } = await admin().teamScoring.merge(twin.id, {
      data: { into: wolf.id, reason: "один клуб" },
    });
    expect(data.fighters).toBe(1);
    const { categories, teamScoring } = await document();
    expect(categories[0]?.fighters.map(({ team }) => team?.id).slice(0, 2)).toEqual([wolf.id, wolf.id]);
    expect(teamScoring.adjustments[0]?.team.id).toBe(wolf.id);
    expect(await lastAudit()).toBe("teams.merge");
    await join(1, null);
    expect((await document()).categories[0]?.fighters[0]?.team).toBeNull();
  });
});

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (cause) {
    if (cause instanceof ApiFailure) return matRefusalSchema.parse(cause.error.details).code;
    throw cause;
  }
  throw new Error("it was not refused");
}

function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === undefined || thing === null) throw new Error("it is not there");
  return thing;
}

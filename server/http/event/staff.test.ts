import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { updateAccount } from "../../persistence/account/accounts.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createCarpet } from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("the referees of a competition", (database) => {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
  });
  afterAll(() => opened?.close());
  const app = () => {
    if (opened === undefined) throw new Error("not started");
    return opened;
  };

  /** A competition with two mats, and three who want to run it. */
  async function prepare() {
    const { api: admin } = await signIn(app(), "admin");
    const [one, other] = [await signIn(app(), "referee"), await signIn(app(), "referee")];
    const { competition, carpet, bout } = await createTestCompetition(app().db);
    const second = await createCarpet(app().db, { competition_id: competition.id });
    const found = async () =>
      (await admin.staff.find(competition.uuid)).data.filter(({ id }) =>
        [one.account.id, other.account.id].includes(id),
      );
    return { admin, one, other, competition, carpet, second, bout, found };
  }

  const mayRun = async ({ api }: Client, uuid: string) =>
    (await refusalOf(api.awarding.of(uuid)))?.status !== 403;

  test("[RL23] while nobody is named every referee runs it, then those who are, from their next call on", async () => {
    const { admin, one, other, competition, found } = await prepare();
    expect(await found()).toMatchObject([{ isNamed: false }, { isNamed: false }]);
    expect([await mayRun(one, competition.uuid), await mayRun(other, competition.uuid)]).toEqual([
      true,
      true,
    ]);

    await admin.staff.save(competition.uuid, { data: [{ id: one.account.id, isNamed: true, carpet: null }] });
    expect([await mayRun(one, competition.uuid), await mayRun(other, competition.uuid)]).toEqual([
      true,
      false,
    ]);
    expect((await found()).filter(({ isNamed }) => isNamed).map(({ id }) => id)).toEqual([one.account.id]);

    await admin.staff.save(competition.uuid, { data: [] });
    expect(await mayRun(other, competition.uuid)).toBe(true);
  });

  test("[RL23] who is named and blocked since stays in the list: it is not empty", async () => {
    const { admin, one, other, competition, found } = await prepare();
    await admin.staff.save(competition.uuid, { data: [{ id: one.account.id, isNamed: true, carpet: null }] });
    await updateAccount(app().db, one.account.id, { is_blocked: true });
    expect((await found()).map(({ isNamed, hasLeft }) => ({ isNamed, hasLeft }))).toEqual([
      { isNamed: true, hasLeft: true },
      { isNamed: false, hasLeft: false },
    ]);
    expect(await mayRun(other, competition.uuid)).toBe(false);
  });

  test("[RL23] who has a mat and is a referee no more sits at no table, and their mat can be taken from them", async () => {
    const { admin, one, competition, carpet, found } = await prepare();
    const give = (mat: string | null) =>
      admin.staff.save(competition.uuid, { data: [{ id: one.account.id, isNamed: false, carpet: mat }] });
    const officials = async () => (await admin.acts.desk(competition.uuid)).data.mats[0]?.officials;
    await give(carpet.uuid);
    expect(await officials()).toEqual([one.account.username]);
    await updateAccount(app().db, one.account.id, { role: "authenticated" });
    expect(await officials()).toEqual([]);
    expect((await found())[0]).toMatchObject({ id: one.account.id, carpet: carpet.uuid, hasLeft: true });
    await give(null);
    expect((await found()).map(({ id }) => id)).not.toContain(one.account.id);
  });

  test("[API38] [RL23] a list that somebody else has changed is not overwritten", async () => {
    const { admin, one, other, competition, found } = await prepare();
    const { meta: seen } = await admin.staff.find(competition.uuid);
    const name = (id: number, rev?: number) =>
      admin.staff.save(competition.uuid, { data: [{ id, isNamed: true, carpet: null }] }, rev);
    const { meta: latest } = await name(one.account.id, seen.rev);
    expect(await refusalOf(name(other.account.id, seen.rev))).toMatchObject({
      status: 409,
      details: { code: "stale-staff", rev: latest.rev },
    });
    expect((await found()).map(({ isNamed }) => isNamed)).toEqual([true, false]);
    await name(other.account.id, latest.rev);
  });

  test("[RL23] of two admins who save at once the later one is written, and both are answered", async () => {
    const { admin, one, other, competition } = await prepare();
    const both = [one, other].map(({ account }) => ({ id: account.id, isNamed: true, carpet: null }));
    await Promise.all([1, 2, 3, 4].map(() => admin.staff.save(competition.uuid, { data: both })));
    expect((await admin.staff.find(competition.uuid)).data.filter(({ isNamed }) => isNamed)).toHaveLength(2);
  });

  test("[RL23] the audit tells who was named before and after; saved as it was, it is no act", async () => {
    const { admin, one, competition, carpet } = await prepare();
    const save = () =>
      admin.staff.save(competition.uuid, {
        data: [{ id: one.account.id, isNamed: true, carpet: carpet.uuid }],
      });
    await save();
    await save();
    const audits = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    const lines = audits.filter(({ object }) => object === `competition:${competition.uuid}`);
    expect(lines.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: "staff-changed",
        before: [],
        after: [{ id: one.account.id, isNamed: true, carpet: carpet.uuid }],
      },
    ]);
  });

  test("[RL23] [RL21] who is given a mat leaves the others alone, until it is taken from them", async () => {
    const { admin, one, competition, second, bout } = await prepare();
    const call = () => one.api.acts.call(bout("SF1").uuid, { data: { id: randomUUID() } });
    const give = (carpet: string | null) =>
      admin.staff.save(competition.uuid, { data: [{ id: one.account.id, isNamed: false, carpet }] });
    await give(second.uuid);
    await expect(call()).rejects.toMatchObject({ error: { status: 403 } });
    await give(null);
    await call();
  });

  test("[NV11] an official is told whether they run the competition and sit at its head table", async () => {
    const { admin, one, other, competition, carpet } = await prepare();
    const { uuid, title } = competition;
    const rights = async ({ api }: Pick<Client, "api">) => (await api.staff.rights(uuid)).data;
    expect(await rights(other)).toEqual({ canOperate: true, canDraw: true, title });
    await admin.staff.save(uuid, { data: [{ id: one.account.id, isNamed: true, carpet: carpet.uuid }] });
    expect(await rights({ api: admin })).toEqual({ canOperate: true, canDraw: true, title });
    expect(await rights(one)).toEqual({ canOperate: true, canDraw: false, title });
    expect(await rights(other)).toEqual({ canOperate: false, canDraw: false, title: null });
  });

  test("[RL23] a mat in one competition and a mat in another do not touch each other", async () => {
    const [first, next] = [await prepare(), await prepare()];
    const { id } = first.one.account;
    const give = ({ admin, competition }: typeof first, carpet: string | null) =>
      admin.staff.save(competition.uuid, { data: [{ id, isNamed: true, carpet }] });
    const matIn = async ({ admin, competition }: typeof first) =>
      (await admin.staff.find(competition.uuid)).data.find((member) => member.id === id)?.carpet;
    await give(first, first.carpet.uuid);
    await give(next, next.second.uuid);
    expect([await matIn(first), await matIn(next)]).toEqual([first.carpet.uuid, next.second.uuid]);
    await give(next, null);
    expect([await matIn(first), await matIn(next)]).toEqual([first.carpet.uuid, null]);
  });

  test("[RL23] who is no referee, a mat of elsewhere, and somebody twice are refused and nothing changes", async () => {
    const { admin, one, competition, found } = await prepare();
    const athlete = await signIn(app(), "authenticated");
    const strange = await createCarpet(app().db);
    await admin.staff.save(competition.uuid, { data: [{ id: one.account.id, isNamed: true, carpet: null }] });
    for (const change of [
      [{ id: athlete.account.id, isNamed: true, carpet: null }],
      [{ id: one.account.id, isNamed: false, carpet: strange.uuid }],
      [true, false].map((isNamed) => ({ id: one.account.id, isNamed, carpet: null })),
    ])
      await expect(admin.staff.save(competition.uuid, { data: change })).rejects.toMatchObject({
        error: { status: 400 },
      });
    expect((await found()).find(({ id }) => id === one.account.id)).toMatchObject({
      isNamed: true,
      carpet: null,
    });
  });
});

async function refusalOf(asked: Promise<unknown>): Promise<ApiFailure["error"] | undefined> {
  try {
    await asked;
    return undefined;
  } catch (cause) {
    if (cause instanceof ApiFailure) return cause.error;
    throw cause;
  }
}

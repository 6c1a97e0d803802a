import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateAccount } from "../persistence/accounts.ts";
import { createCarpet } from "../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../testing/testApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";

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
      (await admin.organiser.staff(competition.uuid)).data.filter(({ id }) =>
        [one.account.id, other.account.id].includes(id),
      );
    return { admin, one, other, competition, carpet, second, bout, found };
  }

  const mayRun = async ({ api }: Client, uuid: string) =>
    await api.awarding.of(uuid).then(
      () => true,
      () => false,
    );

  test("[RL23] while nobody is named every referee runs it, then those who are, from their next call on", async () => {
    const { admin, one, other, competition, found } = await prepare();
    expect(await found()).toMatchObject([{ isNamed: false }, { isNamed: false }]);
    expect([await mayRun(one, competition.uuid), await mayRun(other, competition.uuid)]).toEqual([
      true,
      true,
    ]);

    await admin.organiser.setStaff(competition.uuid, [{ id: one.account.id, isNamed: true, carpet: null }]);
    expect([await mayRun(one, competition.uuid), await mayRun(other, competition.uuid)]).toEqual([
      true,
      false,
    ]);
    expect((await found()).filter(({ isNamed }) => isNamed).map(({ id }) => id)).toEqual([one.account.id]);

    await admin.organiser.setStaff(competition.uuid, []);
    expect(await mayRun(other, competition.uuid)).toBe(true);
  });

  test("[RL23] who is named and blocked since stays in the list: it is not empty", async () => {
    const { admin, one, other, competition, found } = await prepare();
    await admin.organiser.setStaff(competition.uuid, [{ id: one.account.id, isNamed: true, carpet: null }]);
    await updateAccount(app().db, one.account.id, { is_blocked: true });
    expect((await found()).find(({ id }) => id === one.account.id)?.isNamed).toBe(true);
    expect(await mayRun(other, competition.uuid)).toBe(false);
  });

  test("[RL23] [RL21] who is given a mat leaves the others alone, until it is taken from him", async () => {
    const { admin, one, competition, second, bout } = await prepare();
    const call = () => one.api.acts.call(bout("SF1").uuid, { data: { id: randomUUID() } });
    const give = (carpet: string | null) =>
      admin.organiser.setStaff(competition.uuid, [{ id: one.account.id, isNamed: false, carpet }]);
    await give(second.uuid);
    await expect(call()).rejects.toMatchObject({ error: { status: 403 } });
    await give(null);
    await call();
  });

  test("[NV11] an official is told whether he runs the competition and sits at its head table", async () => {
    const { admin, one, other, competition, carpet } = await prepare();
    const { uuid } = competition;
    const rights = async ({ api }: Pick<Client, "api">) => (await api.competitions.rights(uuid)).data;
    expect(await rights(other)).toEqual({ canOperate: true, canDraw: true });
    await admin.organiser.setStaff(uuid, [{ id: one.account.id, isNamed: true, carpet: carpet.uuid }]);
    expect(await rights({ api: admin })).toEqual({ canOperate: true, canDraw: true });
    expect(await rights(one)).toEqual({ canOperate: true, canDraw: false });
    expect(await rights(other)).toEqual({ canOperate: false, canDraw: false });
  });

  test("[RL23] the mat of another competition stays that competition's", async () => {
    const first = await prepare();
    const next = await prepare();
    const id = first.one.account.id;
    await first.admin.organiser.setStaff(first.competition.uuid, [
      { id, isNamed: true, carpet: first.carpet.uuid },
    ]);
    await next.admin.organiser.setStaff(next.competition.uuid, [{ id, isNamed: true, carpet: null }]);
    expect((await first.found()).find((member) => member.id === id)?.carpet).toBe(first.carpet.uuid);
  });

  test("[RL23] who is no referee, and a mat of elsewhere, are refused and nothing changes", async () => {
    const { admin, one, competition, found } = await prepare();
    const athlete = await signIn(app(), "authenticated");
    const strange = await createCarpet(app().db);
    await admin.organiser.setStaff(competition.uuid, [{ id: one.account.id, isNamed: true, carpet: null }]);
    for (const change of [
      [{ id: athlete.account.id, isNamed: true, carpet: null }],
      [{ id: one.account.id, isNamed: false, carpet: strange.uuid }],
    ])
      await expect(admin.organiser.setStaff(competition.uuid, change)).rejects.toMatchObject({
        error: { status: 400 },
      });
    expect((await found()).find(({ id }) => id === one.account.id)).toMatchObject({
      isNamed: true,
      carpet: null,
    });
  });
});

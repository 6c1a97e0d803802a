import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RIGHTS } from "#domain/access/eventRoles.ts";
import { ApiFailure } from "#contract/error.ts";
import type { RefereeChange } from "#contract/referee/referee.ts";
import { updateAccount } from "../../persistence/account/accounts.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createCarpet, createTeam } from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

const PAPER: RefereeChange = {
  lastName: "Мамлеев",
  firstName: "Виктор",
  middleName: "Аркадьевич",
  grade: "all-russian",
  post: "arbiter",
  region: "Республика Татарстан",
  city: "Казань",
  club: "Гард",
  carpets: [],
  account: null,
};

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

  /** A competition with two mats, and two who want to run it. */
  async function prepare() {
    const { api: admin } = await signIn(app(), "admin");
    const [one, other] = [await signIn(app(), "referee"), await signIn(app(), "referee")];
    const { competition, carpet, bout, fighters } = await createTestCompetition(app().db);
    const second = await createCarpet(app().db, { competition_id: competition.id });
    const { uuid } = competition;
    const read = async () => (await admin.staff.find(uuid)).data;
    /** Puts somebody into the list, and says under which uuid. */
    const add = async (given: Partial<RefereeChange>) => {
      const lastName = `Судьин${randomUUID()}`;
      const { data } = await admin.staff.add(uuid, { data: [{ ...PAPER, lastName, ...given }] });
      return data.referees.find((referee) => referee.lastName === (given.lastName ?? lastName))?.uuid ?? "";
    };
    return { admin, one, other, competition, uuid, carpet, second, bout, fighters, read, add };
  }

  const mayRun = async ({ api }: Client, uuid: string) =>
    (await refusalOf(api.awarding.of(uuid)))?.status !== 403;

  test("[RE1] [RE10] people come in together, with or without an account, and are changed and removed", async () => {
    const { admin, one, uuid, carpet, read } = await prepare();
    const chief = {
      ...PAPER,
      lastName: "Добронравова",
      post: "chief-referee",
      account: one.account.id,
    } as const;
    const { data } = await admin.staff.add(uuid, { data: [PAPER, chief] });
    expect(data.referees).toMatchObject([
      { ...chief, account: { id: one.account.id, hasLeft: false }, carpets: [] },
      { ...PAPER, account: null },
    ]);
    expect(data.accounts.map(({ id }) => id)).not.toContain(one.account.id);

    const { uuid: referee = "" } = data.referees[1] ?? {};
    const change = { ...PAPER, grade: null, club: "Волжский барс", carpets: [carpet.uuid] };
    await admin.staff.change(uuid, referee, { data: change });
    expect((await read()).referees[1]).toMatchObject({ ...change, uuid: referee });
    await admin.staff.remove(uuid, referee);
    expect((await read()).referees).toHaveLength(1);
  });

  test("[RE10] one line that cannot be leaves none of the others", async () => {
    const { admin, one, uuid, read } = await prepare();
    const athlete = await signIn(app(), "authenticated");
    const strange = await createCarpet(app().db);
    const account = { ...PAPER, account: one.account.id };
    const wrongs: readonly (readonly [RefereeChange[], string])[] = [
      [[{ ...PAPER, carpets: [strange.uuid] }], "unknown-mat"],
      [[{ ...PAPER, account: athlete.account.id }], "no-referee"],
      [[account, account], "account-listed"],
    ];
    for (const [wrong, code] of wrongs)
      expect(await refusalOf(admin.staff.add(uuid, { data: [PAPER, ...wrong] }))).toMatchObject({
        status: 400,
        details: { code },
      });
    expect((await read()).referees).toEqual([]);
  });

  test("[RL23] while nobody is named every referee runs it, then those of the list, from their next call on", async () => {
    const { admin, one, other, uuid, add } = await prepare();
    const both = async () => [await mayRun(one, uuid), await mayRun(other, uuid)];
    expect(await refusalOf(admin.staff.admit(uuid, { data: { isOnlyListed: true } }))).toMatchObject({
      details: { code: "nobody-listed" },
    });
    await add({ account: one.account.id });
    expect(await both()).toEqual([true, true]);
    await admin.staff.admit(uuid, { data: { isOnlyListed: true } });
    expect(await both()).toEqual([true, false]);
    await add({ account: other.account.id });
    expect(await both()).toEqual([true, true]);
    await admin.staff.admit(uuid, { data: { isOnlyListed: false } });
    expect(await mayRun(await signIn(app(), "referee"), uuid)).toBe(true);
  });

  test("[RL23] the last who is named is neither removed nor left without an account until all are let in", async () => {
    const { admin, one, other, uuid, add } = await prepare();
    const last = await add({ account: one.account.id });
    await add({});
    await admin.staff.admit(uuid, { data: { isOnlyListed: true } });
    const remove = () => admin.staff.remove(uuid, last);
    for (const act of [remove, () => admin.staff.change(uuid, last, { data: PAPER })])
      expect(await refusalOf(act())).toMatchObject({ status: 400, details: { code: "nobody-listed" } });
    expect(await mayRun(other, uuid)).toBe(false);
    await admin.staff.change(uuid, last, { data: { ...PAPER, account: other.account.id } });
    expect(await mayRun(one, uuid)).toBe(false);
    await admin.staff.admit(uuid, { data: { isOnlyListed: false } });
    await remove();
  });

  test("[RL23] who is named and blocked since stays in the list, marked: it is not empty", async () => {
    const { admin, one, other, uuid, add, read } = await prepare();
    await add({ account: one.account.id });
    await admin.staff.admit(uuid, { data: { isOnlyListed: true } });
    await updateAccount(app().db, one.account.id, { is_blocked: true });
    expect((await read()).referees).toMatchObject([{ isNamed: true, account: { hasLeft: true } }]);
    expect(await mayRun(other, uuid)).toBe(false);
  });

  test("[RE12] the table of a mat names its referees, but not who can no longer run it", async () => {
    const { admin, one, uuid, carpet, add } = await prepare();
    const officials = async () => (await admin.acts.desk(uuid)).data.mats[0]?.officials;
    await add({ lastName: "Ожегов", firstName: "Семён", carpets: [carpet.uuid] });
    await add({ lastName: "Тугушев", firstName: null, carpets: [carpet.uuid], account: one.account.id });
    expect(await officials()).toEqual(["Ожегов Семён", "Тугушев"]);
    await updateAccount(app().db, one.account.id, { role: "authenticated" });
    expect(await officials()).toEqual(["Ожегов Семён"]);
  });

  test("[API38] [RL23] what somebody else has changed is not overwritten", async () => {
    const { admin, uuid, add } = await prepare();
    const referee = await add(PAPER);
    const { meta: seen } = await admin.staff.find(uuid);
    const write = (club: string) => admin.staff.change(uuid, referee, { data: { ...PAPER, club } }, seen.rev);
    const { meta: latest } = await write("Волжский барс");
    expect(await refusalOf(write("Медведь"))).toMatchObject({
      status: 409,
      details: { code: "stale-staff", rev: latest.rev },
    });
    expect(await refusalOf(admin.staff.remove(uuid, referee, seen.rev))).toMatchObject({
      status: 409,
      details: { code: "stale-staff" },
    });
    await admin.staff.remove(uuid, referee, latest.rev);
  });

  test("[API38] [RE17] the crew somebody else has named for a bout is not overwritten; another bout is in nobody's way", async () => {
    const { admin, uuid, bout, read, add } = await prepare();
    const referee = await add(PAPER);
    const revs = new Map((await read()).bouts.map((one) => [one.uuid, one.rev]));
    const name = (id: string, ...duties: ("arbiter" | "side-judge")[]) =>
      admin.staff.setCrew(
        uuid,
        bout(id).uuid,
        { data: duties.map((duty) => ({ referee, duty })) },
        revs.get(bout(id).uuid),
      );
    await name("SF1", "arbiter");
    await name("SF2", "arbiter");
    expect(await refusalOf(name("SF1", "side-judge"))).toMatchObject({
      status: 409,
      details: { code: "stale-crew" },
    });
    const crew = [{ referee, duty: "arbiter" }];
    expect((await read()).bouts.find((one) => one.uuid === bout("SF1").uuid)?.crew).toEqual(crew);
  });

  test("[RL23] the audit tells mats and accounts before and after, and no name", async () => {
    const { admin, one, uuid, carpet, add } = await prepare();
    const referee = await add({ account: one.account.id, carpets: [carpet.uuid] });
    await admin.staff.change(uuid, referee, {
      data: { ...PAPER, account: one.account.id, carpets: [carpet.uuid] },
    });
    const audits = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    const lines = audits.filter(({ object }) => object === `competition:${uuid}`);
    const standing = { referee, account: one.account.id, isNamed: false, carpets: [carpet.uuid] };
    expect(lines.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: "staff-changed", before: [], after: [standing] },
    ]);
  });

  test("[RL21] [RE4] who is given mats leaves the others alone, until they are taken from them", async () => {
    const { admin, one, uuid, carpet, second, bout, add } = await prepare();
    const call = () => one.api.acts.call(bout("SF1").uuid, { data: { id: randomUUID() } });
    const referee = await add({ account: one.account.id, carpets: [second.uuid] });
    const give = (...carpets: string[]) =>
      admin.staff.change(uuid, referee, { data: { ...PAPER, account: one.account.id, carpets } });
    await expect(call()).rejects.toMatchObject({ error: { status: 403 } });
    expect((await one.api.acts.desk(uuid)).data.ownCarpets).toEqual([second.uuid]);
    await give(second.uuid, carpet.uuid);
    await call();
    expect((await one.api.acts.desk(uuid)).data.ownCarpets).toEqual([carpet.uuid, second.uuid]);
    await give();
    expect((await one.api.acts.desk(uuid)).data.ownCarpets).toEqual([]);
  });

  test("[NV11] an official is told whether they run the competition and sit at its head table", async () => {
    const { admin, one, other, competition, uuid, carpet, add } = await prepare();
    const { title } = competition;
    const rights = async ({ api }: Pick<Client, "api">) => (await api.staff.rights(uuid)).data;
    const ofMat = ["read", "score", "announce"];
    const ofHead = ["read", "score", "run", "draw", "weigh", "announce"];
    const head = { canOperate: true, canDraw: true, title, isClosed: false };
    expect(await rights(other)).toEqual({ ...head, rights: ofHead });
    await add({ account: one.account.id, carpets: [carpet.uuid] });
    await admin.staff.admit(uuid, { data: { isOnlyListed: true } });
    expect(await rights({ api: admin })).toEqual({ ...head, rights: RIGHTS });
    expect(await rights(one)).toEqual({ ...head, canDraw: false, rights: ofMat });
    const none = { canOperate: false, canDraw: false, rights: [], title: null, isClosed: false };
    expect(await rights(other)).toEqual(none);
  });

  test("[RL23] one account judges in two competitions, and its mats there do not touch each other", async () => {
    const [first, next] = [await prepare(), await prepare()];
    const account = first.one.account.id;
    await first.add({ account, carpets: [first.carpet.uuid] });
    const there = await next.add({ account, carpets: [next.second.uuid] });
    await next.admin.staff.remove(next.uuid, there);
    expect((await first.read()).referees).toMatchObject([{ carpets: [first.carpet.uuid] }]);
  });

  test("[RE3] [RE8] a crew is named for a bout, stands in for its mat, and must be sound", async () => {
    const { admin, uuid, carpet, bout, read, add } = await prepare();
    const [own, stranger] = [await add({ carpets: [carpet.uuid] }), await add({})];
    const { uuid: fighting } = bout("SF1");
    const name = (...people: string[]) =>
      admin.staff.setCrew(uuid, fighting, {
        data: people.map((referee) => ({ referee, duty: "arbiter" as const })),
      });
    const loads = async () =>
      new Map((await read()).referees.map(({ uuid: referee, load }) => [referee, load.ahead]));
    const before = (await loads()).get(own) ?? 0;
    await name(stranger);
    expect([(await loads()).get(own), (await loads()).get(stranger)]).toEqual([before - 1, 1]);
    expect((await read()).bouts.find(({ uuid: one }) => one === fighting)?.crew).toEqual([
      { referee: stranger, duty: "arbiter" },
    ]);
    expect(await refusalOf(name(own, stranger))).toMatchObject({ details: { code: "crew-twice" } });
    expect(await refusalOf(name(randomUUID()))).toMatchObject({ details: { code: "unknown-referee" } });
    const elsewhere = await prepare();
    expect(
      await refusalOf(admin.staff.setCrew(uuid, elsewhere.bout("SF1").uuid, { data: [] })),
    ).toMatchObject({ status: 404 });
    await name();
    expect((await loads()).get(own)).toBe(before);
  });

  test("[RE5] [RE7] who is of the club of an athlete is warned about in the list and on the mat, and not refused", async () => {
    const { admin, one, uuid, carpet, bout, fighters, read, add } = await prepare();
    const [fighter] = fighters;
    const team = await createTeam(app().db, { name: "СК «Гард»" });
    await app()
      .db.updateTable("fighter")
      .set({ team_id: team.id })
      .where("id", "=", fighter?.id ?? 0)
      .execute();
    await add({ lastName: "Ожегов", firstName: "Семён", carpets: [carpet.uuid] });
    const name = `${fighter?.last_name} ${fighter?.first_name}`;
    expect((await read()).referees).toMatchObject([
      { tiedTo: [{ fighter: fighter?.uuid, name, ties: ["club"] }] },
    ]);
    const { data: desk } = await one.api.acts.desk(uuid);
    expect(desk.neutrality).toEqual([
      { fighting: bout("SF1").uuid, referee: "Ожегов Семён", fighter: name, ties: ["club"] },
    ]);
    await admin.staff.setCrew(uuid, bout("SF1").uuid, { data: [] });
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

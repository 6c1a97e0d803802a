import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { createAccount, createReferee } from "../../testing/factories.ts";
import { readMails } from "../../testing/mailbox.ts";
import {
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  signInMember,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("accounts for many referees", (database) => {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
  });
  afterAll(() => opened?.close());
  const app = () => {
    if (opened === undefined) throw new Error("not started");
    return opened;
  };

  async function prepare(count: number) {
    const { api: admin } = await signIn(app(), "admin");
    const { competition } = await createTestCompetition(app().db);
    const referees = await Promise.all(
      Array.from({ length: count }, () => createReferee(app().db, { competition_id: competition.id })),
    );
    const invite = (...addresses: readonly (readonly [string, string])[]) =>
      admin.staff.invite(competition.uuid, {
        data: addresses.map(([referee, email]) => ({ referee, email })),
      });
    const outcomes = async (...addresses: readonly (readonly [string, string])[]) =>
      (await invite(...addresses)).data.map(({ outcome }) => outcome);
    const listed = async () => (await admin.staff.find(competition.uuid)).data.referees;
    return { admin, competition, uuids: referees.map(({ uuid }) => uuid), invite, outcomes, listed };
  }
  const address = () => `r${randomUUID()}@kover.example`;

  test("[RE11] [AU50] nothing is made until the password was repeated, and then all with one question", async () => {
    const { admin, uuids, invite, outcomes, listed } = await prepare(3);
    const lines = uuids.map((uuid) => [uuid, address()] as const);
    await expect(invite(...lines)).rejects.toMatchObject({
      error: { details: { code: "step-up-required" } },
    });
    expect((await listed()).every(({ account }) => account === null)).toBe(true);
    await admin.account.stepUp({ password: PASSWORD });
    expect(await outcomes(...lines)).toEqual(["invited", "invited", "invited"]);
    expect((await listed()).map(({ account }) => account?.hasLeft)).toEqual([false, false, false]);
    const mails = await readMails(app());
    for (const [, email] of lines) expect(mails.some((mail) => mail.includes(email))).toBe(true);
  });

  test("[RE11] every line is answered for itself, and one that fails keeps no other back", async () => {
    const { admin, uuids, outcomes, listed } = await prepare(4);
    const [first = "", second = "", third = "", fourth = ""] = uuids;
    const known = await createAccount(app().db, { role: "authenticated", email_proved_ms: 1 });
    const stranger = await createAccount(app().db, { role: "authenticated" });
    const blocked = await createAccount(app().db, { role: "referee", is_blocked: true });
    await admin.account.stepUp({ password: PASSWORD });
    expect(
      await outcomes(
        [first, known.email],
        [second, known.email],
        [third, blocked.email],
        [third, stranger.email],
        [first, address()],
        [randomUUID(), address()],
        [fourth, address()],
      ),
    ).toEqual(["linked", "listed", "blocked", "unproved", "has-account", "gone", "invited"]);
    const accounts = (await listed()).map(({ uuid, account }) => [uuid, account?.id ?? null]);
    expect(accounts).toContainEqual([first, known.id]);
    expect(accounts).toContainEqual([second, null]);
    expect(accounts).toContainEqual([third, null]);
    expect((await findAccountById(app().db, stranger.id))?.role).toBe("authenticated");
  });

  test("[RE11] an address that had an account gives its owner the role, and two alike make two logins", async () => {
    const { admin, competition, uuids, outcomes, listed } = await prepare(3);
    const [first = "", second = "", third = ""] = uuids;
    const member = await createMember(app(), "authenticated", { email_proved_ms: 1 });
    const known = await signInMember(app(), member);
    await admin.account.stepUp({ password: PASSWORD });
    const name = `same${randomUUID()}`;
    expect(
      await outcomes(
        [first, known.account.email],
        [second, `${name}@a.example`],
        [third, `${name}@b.example`],
      ),
    ).toEqual(["linked", "invited", "invited"]);
    const { api } = await signInMember(app(), known.account);
    expect((await api.staff.rights(competition.uuid)).data.canOperate).toBe(true);
    const logins = (await listed()).flatMap(({ account }) => account?.username ?? []);
    expect(logins).toEqual(expect.arrayContaining([name, `${name}-2`]));
  });

  test("[RE11] an address that is the login of somebody else is told as such", async () => {
    const { admin, uuids, outcomes } = await prepare(1);
    const [first = ""] = uuids;
    const { username } = await createAccount(app().db, { username: address() });
    await admin.account.stepUp({ password: PASSWORD });
    expect(await outcomes([first, username])).toEqual(["login-taken"]);
  });

  test("[RE11] of two invited to the same place at once only the one who got it becomes a referee", async () => {
    const { admin, uuids, outcomes, listed } = await prepare(1);
    const [first = ""] = uuids;
    const proved = () => createAccount(app().db, { role: "authenticated", email_proved_ms: 1 });
    const people = [await proved(), await proved()];
    await admin.account.stepUp({ password: PASSWORD });
    await Promise.all(people.map(({ email }) => outcomes([first, email])));
    const [referee] = await listed();
    for (const { id } of people)
      expect((await findAccountById(app().db, id))?.role).toBe(
        id === referee?.account?.id ? "referee" : "authenticated",
      );
  });

  test("[RE11] [RL23] where only the list runs the competition, who was invited runs it", async () => {
    const { admin, competition, uuids, outcomes, listed } = await prepare(2);
    const [first = "", second = ""] = uuids;
    await admin.account.stepUp({ password: PASSWORD });
    await outcomes([first, address()]);
    await admin.staff.admit(competition.uuid, { data: { isOnlyListed: true } });
    await outcomes([second, address()]);
    expect((await listed()).map(({ isNamed }) => isNamed)).toEqual([true, true]);
  });
});

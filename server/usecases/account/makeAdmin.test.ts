import { expect, test } from "vitest";
import { createLimits } from "../../auth/limits.ts";
import { tokenKey } from "../../auth/token.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
} from "../../persistence/account/secondFactors.ts";
import { findAllSessionsOfAccount } from "../../persistence/account/sessions.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createAccount, createSession } from "../../testing/factories.ts";
import { call, createTestApp } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { accountObject } from "../shared/accountAct.ts";
import { makeAdmin } from "./makeAdmin.ts";

const { now } = createTestClock();
const key = tokenKey("of the server, thirty-two bytes or more");

describeOnEachEngine("an admin of the console", (database) => {
  const deps = () => {
    const store = { db: database().db, now, tokenKey: key };
    return { ...store, limits: createLimits(store) };
  };

  test("[OP25] an account becomes an admin and keeps its password", async () => {
    const standing = { password_hash: "hash", is_confirmed: false, email_proved_ms: 1 };
    const coach = await createAccount(deps().db, standing);
    const made = await makeAdmin(deps(), { email: coach.email.toUpperCase(), isUnlocking: false });
    expect(made).toMatchObject({ ok: true, value: { was: "another-role", code: undefined } });
    const after = await findAccountById(deps().db, coach.id);
    expect(after).toMatchObject({ role: "admin", is_confirmed: true, password_hash: "hash" });
    const again = await makeAdmin(deps(), { email: coach.email, isUnlocking: false });
    expect(again).toMatchObject({ ok: true, value: { was: "admin" } });
  });

  test("[OP25] who registered the address without proving it does not come in with their password", async () => {
    const { db } = deps();
    const stranger = await createAccount(db, { password_hash: "hash", email_proved_ms: null });
    await createSession(db, { account_id: stranger.id, expires_ms: now() + 60_000 });
    const made = await makeAdmin(deps(), { email: stranger.email, isUnlocking: false });
    expect(made).toMatchObject({ ok: true, value: { was: "another-role" } });
    expect(made.ok && made.value.code).toBeTruthy();
    expect(await findAccountById(db, stranger.id)).toMatchObject({ role: "admin", password_hash: null });
    expect(await findAllSessionsOfAccount(db, stranger.id, now())).toEqual([]);
  });

  test("[OP25] a blocked one stays as it is until it is unlocked, with its waits and second factor", async () => {
    const { db, limits } = deps();
    const lost = await createAccount(db, { role: "admin", is_blocked: true, password_hash: "hash" });
    await beginSecondFactor(db, { accountId: lost.id, sealedSecret: "sealed", nowMs: 1 });
    await confirmSecondFactor(db, lost.id, { nowMs: 1, codeHashes: [`code-${lost.id}`] });
    for (let tried = 0; tried < 6; tried += 1) await limits.signInByAccount.tryOnce(accountObject(lost.id));
    const refused = await makeAdmin(deps(), { email: lost.email, isUnlocking: false });
    expect(refused).toEqual({ ok: false, problem: { code: "account-blocked" } });
    expect(await hasSecondFactor(db, lost.id)).toBe(true);

    const made = await makeAdmin(deps(), { email: lost.email, isUnlocking: true });
    expect(made).toMatchObject({
      ok: true,
      value: { was: "admin", wasBlocked: true, hadSecondFactor: true },
    });
    expect(await findAccountById(db, lost.id)).toMatchObject({ role: "admin", is_blocked: false });
    expect(await hasSecondFactor(db, lost.id)).toBe(false);
    expect(await limits.signInByAccount.tryOnce(accountObject(lost.id))).toBe(0);
    const last = (await findAllAudits(db, { afterN: 0, limit: 100 })).at(-1);
    expect(last).toMatchObject({ action: "admin-made", actor_id: null, object: accountObject(lost.id) });
  });

  test("[OP25] a new one gets a name that is free", async () => {
    await createAccount(deps().db, { username: "pult" });
    const made = await makeAdmin(deps(), { email: "pult@kover.example", isUnlocking: false });
    expect(made).toMatchObject({ ok: true, value: { was: "nobody", account: { username: "pult-2" } } });
  });
});

test("[OP25] the link of a new admin chooses a password, once", async () => {
  const app = await createTestApp({ now });
  const limits = createLimits(app.deps);
  const made = await makeAdmin({ ...app.deps, limits }, { email: "novy@kover.example", isUnlocking: false });
  const password = "жёлтый-чайник-7";
  const body = { code: made.ok ? made.value.code : "", password, passwordConfirmation: password };
  const choose = () => call(app, { method: "POST", url: "/api/auth/reset-password", body });
  expect(await choose()).toMatchObject({ status: 200, body: { user: { email: "novy@kover.example" } } });
  expect((await choose()).status).toBe(400);
  await app.close();
});

import { expect, test } from "vitest";
import { createAccount, createSession, CREATED_MS } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import {
  countAccounts,
  findAccountByEmail,
  findAccountByIdentifier,
  findAllAccounts,
  findAllAccountsNamed,
  insertAccountCode,
  takeAccountCode,
  updateAccount,
} from "./accounts.ts";
import { auditHash, findAllAudits, insertAudit } from "../database/audit.ts";
import {
  deleteOldSessions,
  endAllSessions,
  endSessionOfAccount,
  findAllSessionsOfAccount,
  findLiveSession,
  touchSession,
} from "./sessions.ts";

const MINUTE_MS = 60_000;

describeOnEachEngine("accounts", (database) => {
  test("an account is found by username, or by e-mail in any case", async () => {
    const { db } = database();
    const made = await createAccount(db, { username: "Главный", email: "Chief@Kover.example" });
    expect(made.email).toBe("chief@kover.example");
    expect(await findAccountByIdentifier(db, "Главный")).toEqual(made);
    expect(await findAccountByIdentifier(db, "CHIEF@kover.EXAMPLE")).toEqual(made);
    expect(await findAccountByEmail(db, "CHIEF@kover.example")).toEqual(made);
    expect(await findAccountByIdentifier(db, "nobody")).toBeUndefined();
    expect(await countAccounts(db)).toBe(1);
    expect(await findAllAccounts(db, { limit: 5, offset: 0 })).toEqual([made]);
  });

  test("a name is taken also crosswise, and of two registrations at once one succeeds", async () => {
    const { db } = database();
    const made = await createAccount(db, { username: "mat1", email: "mat1@kover.example" });
    expect(await findAllAccountsNamed(db, { username: "mat1@kover.example", email: "x@y.example" })).toEqual([
      made,
    ]);
    expect(await findAllAccountsNamed(db, { username: "x", email: "MAT1@kover.example" })).toEqual([made]);
    const answers = await Promise.allSettled([1, 2].map(() => createAccount(db, { username: "twice" })));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a code works once, for its own purpose, and not after its time", async () => {
    const { db } = database();
    const { id } = await createAccount(db);
    const insert = (codeHash: string) =>
      db.transaction().execute((trx) =>
        insertAccountCode(trx, {
          code_hash: codeHash,
          account_id: id,
          kind: "reset",
          created_ms: CREATED_MS,
          expires_ms: CREATED_MS + MINUTE_MS,
        }),
      );
    const take = (codeHash: string, nowMs = CREATED_MS) =>
      takeAccountCode(db, { codeHash, kind: "reset", nowMs });
    await insert("old");
    await insert("new");
    expect(await take("old")).toBeUndefined();
    expect(
      await takeAccountCode(db, { codeHash: "new", kind: "confirmation", nowMs: CREATED_MS }),
    ).toBeUndefined();
    expect(await take("new", CREATED_MS + MINUTE_MS)).toBeUndefined();
    expect(await take("new")).toBe(id);
    expect(await take("new")).toBeUndefined();
  });

  test("a session is live until it ends or runs out, and knows its account", async () => {
    const { db } = database();
    const { id: accountId } = await createAccount(db, { role: "referee" });
    const session = await createSession(db, { account_id: accountId, expires_ms: CREATED_MS + MINUTE_MS });
    expect(await findLiveSession(db, session.id, CREATED_MS)).toMatchObject({
      role: "referee",
      is_blocked: false,
    });
    await updateAccount(db, accountId, { is_blocked: true });
    expect(await findLiveSession(db, session.id, CREATED_MS)).toMatchObject({ is_blocked: true });
    expect(await findLiveSession(db, session.id, CREATED_MS + MINUTE_MS)).toBeUndefined();
    await touchSession(db, session.id, CREATED_MS + 1);
    expect(await findLiveSession(db, session.id, CREATED_MS)).toMatchObject({ seen_ms: CREATED_MS + 1 });
    const end = { id: session.id, accountId: session.account_id, nowMs: CREATED_MS + 2 };
    expect(await endSessionOfAccount(db, end)).toBe(true);
    expect(await endSessionOfAccount(db, end)).toBe(false);
    expect(await findLiveSession(db, session.id, CREATED_MS)).toBeUndefined();
  });

  test("all sessions of an account end, but the one that is kept", async () => {
    const { db } = database();
    const { id: accountId } = await createAccount(db);
    const [kept, ended] = [
      await createSession(db, { account_id: accountId }),
      await createSession(db, { account_id: accountId }),
    ];
    const stranger = await createSession(db);
    expect(await endAllSessions(db, accountId, { nowMs: CREATED_MS, except: kept.id })).toEqual([ended.id]);
    const left = await findAllSessionsOfAccount(db, accountId, CREATED_MS);
    expect(left.map(({ id }) => id)).toEqual([kept.id]);
    expect(await findLiveSession(db, stranger.id, CREATED_MS)).toBeDefined();
    const ids = async () =>
      (await db.selectFrom("session").select("id").where("account_id", "=", accountId).execute()).map(
        ({ id }) => id,
      );
    expect(new Set(await ids())).toEqual(new Set([kept.id, ended.id]));
    await deleteOldSessions(db, CREATED_MS + MINUTE_MS);
    expect(await ids()).toEqual([kept.id]);
  });
});

describeOnEachEngine("the audit", (database) => {
  const act = { at_ms: CREATED_MS, actor_id: 1, session_id: null, ip_hash: null, object: "account:2" };

  test("acts written at once form one unbroken chain", async () => {
    const { db } = database();
    const write = (n: number) =>
      db.transaction().execute((trx) =>
        insertAudit(trx, {
          ...act,
          action: `role-${n}`,
          before: { role: "referee", n },
          after: { b: 1, a: [n] },
        }),
      );
    await Promise.all(Array.from({ length: 15 }, (_, n) => write(n)));
    const rows = await findAllAudits(db, { afterN: 0, limit: 100 });
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
    let previous = "";
    for (const row of rows) {
      expect(row.prev_hash).toBe(previous);
      expect(row.hash).toBe(auditHash(previous, row));
      previous = row.hash;
    }
  });

  test("a line that was tampered with no longer fits its hash", async () => {
    const { db } = database();
    await db.transaction().execute((trx) => insertAudit(trx, { ...act, action: "order-changed" }));
    const row = (await findAllAudits(db, { afterN: 0, limit: 100 })).at(-1);
    if (!row) throw new Error("nothing was written");
    expect(auditHash(row.prev_hash, row)).toBe(row.hash);
    expect(auditHash(row.prev_hash, { ...row, actor_id: 2 })).not.toBe(row.hash);
  });

  test("a line can be neither changed nor removed", async () => {
    const { db } = database();
    await db.transaction().execute((trx) => insertAudit(trx, { ...act, action: "sign-in" }));
    const update = db.updateTable("audit_log").set({ actor_id: 9 });
    await expect(update.execute()).rejects.toThrow("audit_log is append-only");
    await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("audit_log is append-only");
  });
});

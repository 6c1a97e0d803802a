import { expect, test } from "vitest";
import { createAccount, createProfile, createSession, CREATED_MS } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { countAccountsByRole, countActiveAdmins, insertAccount, spendAccountId } from "./accounts.ts";
import { newEntry } from "../database/entries.ts";
import { findAccountByIdentity, insertIdentity, insertProviderCode, takeProviderCode } from "./identities.ts";
import { endSessionOfAccount, findLiveSession, markSteppedUp } from "./sessions.ts";
import {
  deleteUpload,
  findAllUploads,
  findOwnProfileId,
  findUploadById,
  insertUpload,
  updateProfilePhoto,
} from "../event/uploads.ts";
import { randomBytes } from "node:crypto";

describeOnEachEngine("identities and uploads", (database) => {
  test("a provider's person is one account, and is linked once", async () => {
    const { db } = database();
    const account = await createAccount(db);
    const row = { provider: "vk", subject: "7", account_id: account.id, created_ms: CREATED_MS };
    await insertIdentity(db, row);
    expect(await findAccountByIdentity(db, { provider: "vk", subject: "7" })).toEqual(account);
    expect(await findAccountByIdentity(db, { provider: "yandex", subject: "7" })).toBeUndefined();
    await expect(insertIdentity(db, row)).rejects.toThrow();
  });

  test("a provider code is taken once, by its provider, before its time", async () => {
    const { db } = database();
    const { id } = await createAccount(db);
    const insert = (code: string) =>
      insertProviderCode(
        db,
        { code_hash: code, account_id: id, provider: "vk", browser_hash: "b", expires_ms: CREATED_MS + 1000 },
        CREATED_MS,
      );
    const take = (codeHash: string, provider = "vk", nowMs = CREATED_MS) =>
      takeProviderCode(db, { codeHash, provider, nowMs });
    await insert("one");
    expect(await take("one", "yandex")).toBeUndefined();
    const both = await Promise.all([take("one"), take("one")]);
    expect(both.filter((taken) => taken !== undefined)).toEqual([{ accountId: id, browserHash: "b" }]);
    await insert("two");
    expect(await take("two", "vk", CREATED_MS + 1000)).toBeUndefined();
  });

  test("a spent id is never given out again, and leaves no account behind", async () => {
    const { db } = database();
    const row = (name: string) => ({
      ...newEntry(CREATED_MS, randomBytes),
      username: name,
      email: `${name}@x.example`,
    });
    const before = await insertAccount(db, row("before"));
    const spent = await db.transaction().execute((trx) => spendAccountId(trx, row("spent")));
    const after = await insertAccount(db, row("after"));
    expect([spent.id - before.id, after.id - spent.id]).toEqual([1, 1]);
    const left = await db.selectFrom("account").select("id").where("id", "=", spent.id).execute();
    expect(left).toEqual([]);
  });

  test("accounts are counted by role, and blocked admins do not count", async () => {
    const { db } = database();
    const admins = await countActiveAdmins(db);
    await createAccount(db, { role: "admin" });
    await createAccount(db, { role: "admin", is_blocked: true });
    expect(await countActiveAdmins(db)).toBe(admins + 1);
    const byRole = await countAccountsByRole(db);
    expect(byRole.get("admin")).toBe(admins + 2);
    expect(byRole.get("public")).toBeUndefined();
  });

  test("a session is ended by its own account alone, and remembers a repeated password", async () => {
    const { db } = database();
    const { id, account_id: accountId } = await createSession(db);
    const nowMs = CREATED_MS + 1;
    await markSteppedUp(db, id, nowMs);
    expect((await findLiveSession(db, id, nowMs))?.stepped_up_ms).toBe(nowMs);
    expect(await endSessionOfAccount(db, { id, accountId: accountId + 1, nowMs })).toBe(false);
    expect(await endSessionOfAccount(db, { id, accountId, nowMs })).toBe(true);
    expect(await endSessionOfAccount(db, { id, accountId, nowMs })).toBe(false);
  });

  test("an upload is found, listed and deleted; a photo goes to the own profile", async () => {
    const { db } = database();
    const profile = await createProfile(db);
    const upload = await insertUpload(db, {
      ...newEntry(CREATED_MS, randomBytes),
      name: "Лого.png",
      file: `${randomBytes(16).toString("hex")}.png`,
      mime: "image/png",
      width: 10,
      height: 20,
      bytes: 300,
      formats: JSON.stringify({ small: { file: "a" } }),
      owner_id: profile.owner_id,
    });
    expect(upload.formats).toEqual({ small: { file: "a" } });
    expect(await findUploadById(db, upload.id)).toEqual(upload);
    expect(await findAllUploads(db, { limit: 1, offset: 0 })).toEqual([upload]);
    expect(await findOwnProfileId(db, profile.owner_id, { id: profile.id })).toBe(profile.id);
    expect(await findOwnProfileId(db, profile.owner_id, { documentId: profile.document_id })).toBe(
      profile.id,
    );
    expect(
      await findOwnProfileId(db, profile.owner_id + 1, { documentId: profile.document_id }),
    ).toBeUndefined();
    await updateProfilePhoto(db, profile.id, { url: "/uploads/a.png", at: upload.created_at });
    await deleteUpload(db, upload.id);
    expect(await findUploadById(db, upload.id)).toBeUndefined();
  });
});

import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createAccountDeps } from "../../auth/accountDeps.ts";
import { createAccount } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createUser, updateUser } from "./saveUser.ts";

describeOnEachEngine("an address that is taken at the same moment", (database) => {
  test("[AU24] is told as the address, not as the username", async () => {
    const deps = createAccountDeps(createTestDeps(database()), () => {});
    const admin = await createAccount(deps.db, { role: "admin" });
    const actor = { accountId: admin.id, sessionId: "s", address: "127.0.0.1" };
    const user = { password: "жёлтый-чайник-7", role: "referee", confirmed: true, blocked: false } as const;
    const known = await createAccount(deps.db, {});
    for (const write of [
      () => createUser(deps, actor, { ...user, username: "second", email: "first@kover.example" }),
      () => updateUser(deps, actor, { id: known.id, change: { email: "first@kover.example" } }),
    ]) {
      // Open until the other one has looked for the address and waits to write it.
      const first = await deps.db.startTransaction().execute();
      await createAccount(first, { username: "first", email: "first@kover.example" });
      const answer = write();
      await wait(1500);
      await first.commit().execute();
      expect(await answer).toEqual({ ok: false, problem: { code: "email-taken" } });
      await deps.db.deleteFrom("account").where("username", "=", "first").execute();
    }
  });
});

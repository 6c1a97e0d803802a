import { expect, test } from "vitest";
import { createAccountDeps } from "../../auth/accountDeps.ts";
import { countActiveAdmins, updateAccount } from "../../persistence/account/accounts.ts";
import { createAccount } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { updateUser } from "./saveUser.ts";

describeOnEachEngine("two admins at once", (database) => {
  test("[AU52] of two who take the role from each other at the same moment one succeeds", async () => {
    const deps = createAccountDeps(createTestDeps(database()), () => {});
    const first = await createAccount(deps.db, { role: "admin" });
    const second = await createAccount(deps.db, { role: "admin" });
    const demote = (id: number, by: number) =>
      updateUser(
        deps,
        { accountId: by, sessionId: "s", address: "127.0.0.1" },
        { id, change: { role: "referee" } },
      );
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([demote(first.id, second.id), demote(second.id, first.id)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await countActiveAdmins(deps.db)).toBe(1);
      for (const { id } of [first, second]) await updateAccount(deps.db, id, { role: "admin" });
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentConsents } from "#contract/entry/consent.ts";
import { errorBodySchema } from "#contract/errorBody.ts";
import { call, createTestApp, type TestApp } from "../../testing/testApp.ts";
import { ENGINES } from "../../testing/testDatabases.ts";

const GOOD = "жёлтый-чайник-7";

describe.each(ENGINES)("registration on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  const register = (name: string, extra: object) =>
    call(app, {
      method: "POST",
      url: "/api/auth/local/register",
      body: { username: name, email: `${name}@mail.example`, password: GOOD, ...extra },
    });

  test("[AU25] what is wrong with an address is told once", async () => {
    for (const [email, message] of [
      ["a@b", "email must be a valid email"],
      ["nobody", "email must be a valid email"],
      ["", "email is a required field"],
      [`${"a".repeat(300)}@mail.example`, "email must be at most 254 characters"],
    ]) {
      const answer = await call(app, { method: "POST", url: "/api/auth/forgot-password", body: { email } });
      expect(errorBodySchema.parse(answer.body).error).toMatchObject({
        message,
        details: { errors: [{ path: ["email"], message }] },
      });
    }
  });

  test("[AU23] [AU62] names make the display name; each consent is a record with its text and its giver", async () => {
    const person = { lastName: "Ладов", firstName: " Пётр ", phone: "", refCode: "club-7" };
    const consents = currentConsents(["rules", "processing"]);
    const { status, body } = await register("petr", { ...person, consents });
    expect([status, body]).toMatchObject([200, { user: { displayName: "Пётр Ладов" } }]);
    const rows = await app.deps.db.selectFrom("consent").selectAll().orderBy("id").execute();
    expect(rows).toMatchObject(
      consents.map(({ kind, version }) => ({
        kind,
        text_version: version,
        relation: "self",
        profile_id: null,
        withdrawn_ms: null,
      })),
    );
    const [account] = await app.deps.db
      .selectFrom("account")
      .selectAll()
      .where("username", "=", "petr")
      .execute();
    expect(account).toMatchObject({ ref_code: "club-7", phone: null, middle_name: null });
  });

  test("[AU62] nobody agrees to a text that is not asked for any more", async () => {
    const answer = await register("late", { consents: [{ kind: "processing", version: "2001-01-01" }] });
    expect([answer.status, answer.text]).toMatchObject([
      400,
      expect.stringContaining("The text has changed"),
    ]);
  });
});

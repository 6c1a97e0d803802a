import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig, SettingRefusal } from "../environment/config.ts";
import { createTestClock } from "../testing/testDeps.ts";
import { readDeviceId, writeDeviceCookie } from "./deviceCookie.ts";
import { hashAddress, networkOf } from "./networkAddress.ts";
import { checkPassword, hashUngated, isOutdatedHash } from "./password.ts";
import { passwordProblem } from "./passwordRules.ts";
import { parseProviders } from "../environment/providerSettings.ts";
import { isSetupCode, writeSetupCode } from "./setupCode.ts";
import { createTokenBuckets } from "./tokenBuckets.ts";
import { createWorkGate } from "./workGate.ts";

const MINUTE_MS = 60_000;

test("[AU45] an allowance is spent, says when to come back, and refills by itself", () => {
  const clock = createTestClock(0);
  const buckets = createTokenBuckets({ burst: 2, everyMs: 1000 }, clock.now);
  expect([buckets.take("a").isAllowed, buckets.take("a").isAllowed]).toEqual([true, true]);
  expect(buckets.take("a")).toEqual({
    isAllowed: false,
    limit: 2,
    remaining: 0,
    waitMs: 1000,
    fullAtMs: 2000,
  });
  expect(buckets.take("b").isAllowed).toBe(true);
  clock.pass(1000);
  expect([buckets.take("a").isAllowed, buckets.take("a").isAllowed]).toEqual([true, false]);
  expect(buckets.take("c", 3).isAllowed).toBe(false);
});

test("[AU46] made-up keys cannot fill the memory, and a key in use is not forgotten with them", () => {
  const clock = createTestClock(0);
  const buckets = createTokenBuckets({ burst: 1, everyMs: 1000 }, clock.now);
  for (let n = 0; n < 20_000; n += 1) buckets.take(`flood-${n}`);
  clock.pass(2000);
  buckets.take("victim");
  buckets.take("another");
  expect(buckets.take("victim").isAllowed).toBe(false);
});

test("[AU46] one IPv6 network counts as one caller, however its addresses are written", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:0DB8:0001:0002:ffff:1:2:3"));
  expect(networkOf("2001:db8::1")).not.toBe(networkOf("2001:db8:0:1::1"));
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  const key = createSecretKey(Buffer.alloc(32, 1));
  expect(hashAddress(key, "203.0.113.7")).toMatch(/^[0-9a-f]{32}$/);
});

test("[AU44] hashing lets two in, lets twenty wait and turns the rest away", async () => {
  const pass = createWorkGate({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const job = () =>
    pass(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    });
  const answers = await Promise.all(Array.from({ length: 8 }, job));
  const refused = answers.filter((answer) => !answer.ok && answer.problem.code === "too-many-requests");
  expect([most, refused.length]).toEqual([2, 3]);
  await expect(job()).resolves.toEqual({ ok: true, value: undefined });
});

test("[AU44] passwords are kept as argon2id, and an older hash is noticed", async () => {
  const hash = await hashUngated("медведь-на-ковре");
  const isRight = async (kept: string | undefined, typed: string) => (await checkPassword(kept, typed)).ok;
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await isRight(hash, "медведь-на-ковре"), await isRight(hash, "медведь")]).toEqual([true, false]);
  expect(await isRight(undefined, "nobody has this password")).toBe(false);
  expect([isOutdatedHash(hash), isOutdatedHash("$argon2id$v=19$m=4096,t=3,p=1$x$y")]).toEqual([false, true]);
});

test("[AU25] [AU57] six characters to 72 bytes, and none that everybody tries first", () => {
  expect(passwordProblem("five5")).toBe("password must be at least 6 characters");
  expect(passwordProblem("ё".repeat(36))).toBe("Password is too common, please choose another one");
  expect(passwordProblem("жучок-".repeat(7))).toBe("Password must be less than 73 bytes");
  for (const common of ["123456", "Qwerty123", "Пароль2026!", "kover2026", "ааааааа", "Grappling!"]) {
    expect([common, passwordProblem(common)]).toEqual([
      common,
      "Password is too common, please choose another one",
    ]);
  }
  for (const good of ["tri-medvedya-9", "жёлтый чайник", "x7#kQ!"])
    expect(passwordProblem(good)).toBeUndefined();
});

test("[AU47] the device cookie speaks for one account, and a forged one for none", () => {
  const config = readConfig({ PUBLIC_URL: "https://kover.example" });
  const tokenKey = createSecretKey(Buffer.alloc(32, 7));
  const [cookie = ""] = writeDeviceCookie(config, tokenKey, 5).split(";");
  expect(cookie).toMatch(/^__Host-kover_device=5\./);
  const keys = { config, tokenKey };
  expect(readDeviceId(keys, cookie, 5)).toBeDefined();
  expect(readDeviceId(keys, cookie, 6)).toBeUndefined();
  expect(readDeviceId(keys, cookie.replace("=5.", "=6."), 6)).toBeUndefined();
  expect(readDeviceId({ config, tokenKey: createSecretKey(Buffer.alloc(32, 8)) }, cookie, 5)).toBeUndefined();
});

test("[AU49] the set-up code works for half an hour, whatever case it is typed in, on every instance", () => {
  const [key, otherKey] = [7, 8].map((byte) => createSecretKey(Buffer.alloc(32, byte)));
  if (key === undefined || otherKey === undefined) throw new Error("two keys were made");
  const code = writeSetupCode(key, 59_000);
  expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
  const typed = [` ${code.toLowerCase()} `, "", "AAAA-AAAA-AAAA-AAAA"];
  expect(typed.map((one) => isSetupCode(key, one, 60_000))).toEqual([true, false, false]);
  expect(isSetupCode(key, code, 59_000 + 30 * MINUTE_MS)).toBe(true);
  expect(isSetupCode(key, code, 59_000 + 31 * MINUTE_MS)).toBe(false);
  expect(isSetupCode(otherKey, code, 59_000)).toBe(false);
});

test("[AU40] providers are configured by name, and a wrong setting is named without its secret", () => {
  const settings = {
    vk: { clientId: "51", clientSecret: "s" },
    yandex: { clientId: "y" },
    club: { issuer: "https://id.club.example", clientId: "c", clientSecret: "s" },
  };
  const parsed = parseProviders(JSON.stringify(settings));
  expect(parsed.ok && parsed.value.map(({ name, kind }) => [name, kind])).toEqual([
    ["vk", "vk"],
    ["yandex", "yandex"],
    ["club", "oidc"],
  ]);
  for (const wrong of ["[]", "{", '{"local":{}}', '{"club":{"clientId":"c"}}', '{"UP":{}}']) {
    expect(() => readConfig({ AUTH_PROVIDERS: wrong })).toThrow(SettingRefusal);
  }
  const leaky = { club: { issuer: "http://id.club.example", clientId: "c", clientSecret: "hush" } };
  expect(() => readConfig({ AUTH_PROVIDERS: JSON.stringify(leaky) })).toThrow(/^AUTH_PROVIDERS (?!.*hush)/);
});

test("wrong settings of mail and proxies stop the start with their name", () => {
  const wrong = {
    SMTP_URL: "http://user:hush@mail.example",
    TRUSTED_PROXIES: "10.0.0.0/99",
    KOVER_EMAIL_CONFIRMATION: "yes",
  };
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (?!.*hush)`));
  }
  expect(readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
});

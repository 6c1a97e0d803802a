import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, SettingRefusal } from "./config.ts";

type Env = Readonly<Record<string, string>>;

function sentenceFor(env: Env): string {
  try {
    readConfig(env);
  } catch (refusal) {
    if (refusal instanceof SettingRefusal) return refusal.message;
    throw refusal;
  }
  return "accepted";
}

describe("[OP6] a wrong setting is one plain sentence that names the variable", () => {
  const WRONG: readonly (readonly [Env, string])[] = [
    [{ PORT: "abc" }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: "70000" }, 'PORT must be a number from 0 to 65535, not "70000".'],
    [{ PORT: "-1" }, 'PORT must be a number from 0 to 65535, not "-1".'],
    [{ PORT: "3000.5" }, 'PORT must be a number from 0 to 65535, not "3000.5".'],
    [
      { PUBLIC_URL: "kover.example" },
      'PUBLIC_URL must be a web address that begins with http:// or https://, not "kover.example".',
    ],
    [
      { SUPPORT_CHAT_SRC: "javascript:alert(1)" },
      'SUPPORT_CHAT_SRC must be a web address that begins with http:// or https://, not "javascript:alert(1)".',
    ],
    [
      { DATABASE_URL: "mysql://root@db/kover" },
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
    ],
    [
      { DATABASE_URL: "postgres://secret@[db" },
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
    ],
    [{ KOVER_ROLE: "viewers" }, 'KOVER_ROLE must be "all" or "spectators", not "viewers".'],
    [
      { KOVER_ROLE: "spectators" },
      "KOVER_ROLE=spectators needs the PostgreSQL of the other instances: name it in DATABASE_URL.",
    ],
    [{ KOVER_DEMO: "yes" }, 'KOVER_DEMO must be "live", "still" or "off", not "yes".'],
    [{ KOVER_DEMO_SPEED: "0" }, 'KOVER_DEMO_SPEED must be a whole number from 1 to 1000, not "0".'],
    [{ KOVER_DEMO_SPEED: "fast" }, 'KOVER_DEMO_SPEED must be a whole number from 1 to 1000, not "fast".'],
    [
      { KOVER_METRICS_TOKEN: "fifteen-letters" },
      "KOVER_METRICS_TOKEN must have 16 to 256 Latin letters, digits or marks, without spaces.",
    ],
    [{ KOVER_DEMO_PASSWORD: "short" }, "KOVER_DEMO_PASSWORD must have 8 to 128 characters."],
    [{ TOKEN_COOKIE: "a b" }, 'TOKEN_COOKIE must consist of letters, digits, "_" and "-", not "a b".'],
    [
      { ALLOWED_ORIGINS: "https://club.example, https://club.example/path" },
      'ALLOWED_ORIGINS must list origins such as https://example.org, not "https://club.example/path".',
    ],
    [{ RATE_LIMIT: "0" }, 'RATE_LIMIT must be "on" or "off", not "0".'],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
    ],
  ];
  for (const [env, sentence] of WRONG)
    test(JSON.stringify(env), () => {
      expect(sentenceFor(env)).toBe(sentence);
    });
});

test("[OP6] a setting that may hold a password is not repeated", () => {
  expect(sentenceFor({ DATABASE_URL: "mysql://root:hunter22@db/x" })).not.toContain("hunter22");
  expect(sentenceFor({ KOVER_DEMO_PASSWORD: "hunter2" })).not.toContain("hunter2");
});

test("[OP12] RATE_LIMIT=off is refused in production", () => {
  expect(sentenceFor({ RATE_LIMIT: "off", NODE_ENV: "production" })).toBe(
    "RATE_LIMIT=off is refused with NODE_ENV=production.",
  );
  expect(readConfig({ RATE_LIMIT: "off" }).isRateLimited).toBe(false);
});

test("[OP13] without any setting there are defaults", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    database: { kind: "sqlite", file: resolve("data", "kover.db") },
    demo: "live",
    demoSpeed: 1,
    demoPassword: undefined,
    tokenCookie: "kover_jwt",
    supportChatSrc: undefined,
    allowedOrigins: [],
    isRateLimited: true,
    isProduction: false,
    isDev: false,
    logLevel: "warn",
  });
  expect(config.publicUrl.href).toBe("http://localhost:3000/");
  expect(readConfig({ PORT: "8080" }).publicUrl.href).toBe("http://localhost:8080/");
});

test("[OP13] an empty setting is no setting", () => {
  const empty = { PORT: "", HOST: "", KOVER_DATA: "", DATABASE_URL: "", KOVER_DEMO: "", TOKEN_COOKIE: "" };
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("[OP7] the demo is off where somebody else's data may be: in PostgreSQL and in production", () => {
  expect(readConfig({ DATABASE_URL: "postgres://db/kover" }).demo).toBe("off");
  expect(readConfig({ NODE_ENV: "production" }).demo).toBe("off");
  expect(readConfig({ NODE_ENV: "production", KOVER_DEMO: "on" }).demo).toBe("live");
});

test("[SE7] several origins are listed with commas", () => {
  const { allowedOrigins } = readConfig({ ALLOWED_ORIGINS: "https://a.example, http://localhost:5173," });
  expect(allowedOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
});

test("[OP29] keys are in the data directory unless another one is named", () => {
  expect(readConfig({ KOVER_DATA: "/srv/kover" }).keysDir).toBe("/srv/kover");
  expect(readConfig({ KOVER_DATA: "/srv/kover", KOVER_KEYS_DIR: "/srv/keys" })).toMatchObject({
    dataDir: "/srv/kover",
    keysDir: "/srv/keys",
    database: { file: "/srv/kover/kover.db" },
  });
});

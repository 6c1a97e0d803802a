import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isNetwork, isOrigin } from "./addresses.ts";
import { parseProviders, type ProviderSettings } from "./providerSettings.ts";
import { parseYookassa, type YookassaSettings } from "./yookassaSettings.ts";
import type { DatabaseSettings } from "../persistence/database/database.ts";

export const PRODUCT_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))).version;

/** `live`: filled with the demo tournament, which plays itself; `still`: nothing in it moves. */
export const DEMOS = ["live", "still", "off"] as const;
export type Demo = (typeof DEMOS)[number];

/** `spectators`: serves readers beside other instances, changes nothing and does no jobs (ST25). */
export const SERVER_ROLES = ["all", "spectators"] as const;
export type ServerRole = (typeof SERVER_ROLES)[number];

export type Config = {
  readonly role: ServerRole;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  readonly dataDir: string;
  /** Where the keys are: in the data directory, unless several instances share them (OP29). */
  readonly keysDir: string;
  readonly database: DatabaseSettings;
  readonly demo: Demo;
  /** How many minutes of the hall pass in a minute of the demo. */
  readonly demoSpeed: number;
  readonly demoPassword: string | undefined;
  readonly tokenCookie: string;
  readonly supportChatSrc: URL | undefined;
  /** The widget is somebody else's: it may be made to wait until the visitor has asked for it. */
  readonly isChatOnRequest: boolean;
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks whose word about the caller's address is taken (SE17). */
  readonly trustedProxies: readonly string[];
  /** Without a mail server mails are written to files. */
  readonly smtpUrl: URL | undefined;
  readonly mailFrom: string;
  /** Of the hall: times in mails are those of its clock. */
  readonly timeZone: string;
  readonly authProviders: readonly ProviderSettings[];
  /** Where fees are paid online; undefined: by hand only. */
  readonly yookassa: YookassaSettings | undefined;
  /** A new account signs in only after its address was confirmed. */
  readonly mustConfirmEmail: boolean;
  readonly backup: {
    readonly dir: string;
    /** Undefined: backups are made by hand only. */
    readonly everyMinutes: number | undefined;
    /** How many are kept. */
    readonly keep: number;
  };
  /** The keys of the data directory take the place of those the database was used with (ST20). */
  readonly isKeyReplaced: boolean;
  readonly isRateLimited: boolean;
  /** Messages to browsers may go to this very machine, where a test receives them (PN8). */
  readonly isPushLocal: boolean;
  /** Whoever has it may read /metrics; undefined: whoever is on this machine (OP40). */
  readonly metricsToken: string | undefined;
  readonly isProduction: boolean;
  readonly isDev: boolean;
  readonly logLevel: LogLevel;
};

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used. Its message is the one sentence the operator reads. */
export class SettingRefusal extends Error {
  override readonly name = "SettingRefusal";
}

type Env = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Env): Config {
  const port = readPort(env);
  const isProduction = env["NODE_ENV"] === "production";
  const dataDir = resolve(env["KOVER_DATA"] || "data");
  const role = readServerRole(env);
  const database = readDatabase(env, dataDir, role);
  const publicUrl = readUrl(env, "PUBLIC_URL") ?? new URL(`http://localhost:${port}`);
  return {
    role,
    port,
    host: env["HOST"] || "127.0.0.1",
    publicUrl,
    dataDir,
    keysDir: resolve(env["KOVER_KEYS_DIR"] || dataDir),
    database,
    demo: readDemo(env, database.kind === "sqlite" && !isProduction),
    demoSpeed: readDemoSpeed(env),
    demoPassword: readDemoPassword(env),
    tokenCookie: readCookieName(env),
    supportChatSrc: readUrl(env, "SUPPORT_CHAT_SRC"),
    isChatOnRequest: readSwitch(env, "SUPPORT_CHAT_ON_REQUEST", false),
    allowedOrigins: readOrigins(env),
    trustedProxies: readProxies(env),
    smtpUrl: readSmtpUrl(env),
    timeZone: readTimeZone(env),
    mailFrom: env["MAIL_FROM"] || `Ковёр <no-reply@${publicUrl.hostname}>`,
    authProviders: readProviders(env),
    yookassa: readYookassa(env),
    mustConfirmEmail: readSwitch(env, "KOVER_EMAIL_CONFIRMATION", false),
    backup: readBackup(env, dataDir),
    isKeyReplaced: readSwitch(env, "KOVER_NEW_KEYS", false),
    isRateLimited: readRateLimit(env, isProduction),
    isPushLocal: readPushLocal(env, isProduction),
    metricsToken: readMetricsToken(env),
    isProduction,
    isDev: env["KOVER_DEV"] === "1",
    logLevel: readLogLevel(env),
  };
}

function readPort(env: Env): number {
  const text = env["PORT"] || "3000";
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingRefusal(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function readUrl(env: Env, name: string): URL | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new SettingRefusal(
    `${name} must be a web address that begins with http:// or https://, not "${text}".`,
  );
}

function readServerRole(env: Env): ServerRole {
  const text = env["KOVER_ROLE"] || "all";
  const role = SERVER_ROLES.find((word) => word === text);
  if (role === undefined)
    throw new SettingRefusal(`KOVER_ROLE must be "all" or "spectators", not "${text}".`);
  if (role === "all" || env["DATABASE_URL"]) return role;
  throw new SettingRefusal(
    "KOVER_ROLE=spectators needs the PostgreSQL of the other instances: name it in DATABASE_URL.",
  );
}

function readDatabase(env: Env, dataDir: string, role: ServerRole): DatabaseSettings {
  const url = env["DATABASE_URL"];
  if (!url) return { kind: "sqlite", file: resolve(dataDir, "kover.db") };
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))
    return { kind: "postgres", url, isReadOnly: role === "spectators" };
  throw new SettingRefusal("DATABASE_URL must be an address that begins with postgres:// or postgresql://.");
}

function readSwitch(env: Env, name: string, absent: boolean): boolean {
  const text = env[name];
  if (!text) return absent;
  if (text === "on" || text === "off") return text === "on";
  throw new SettingRefusal(`${name} must be "on" or "off", not "${text}".`);
}

function readDemo(env: Env, isOnByDefault: boolean): Demo {
  const text = env["KOVER_DEMO"];
  if (!text) return isOnByDefault ? "live" : "off";
  const demo = text === "on" ? "live" : DEMOS.find((word) => word === text);
  if (demo !== undefined) return demo;
  throw new SettingRefusal(`KOVER_DEMO must be "live", "still" or "off", not "${text}".`);
}

const FASTEST_DEMO = 1000;

function readDemoSpeed(env: Env): number {
  return readWhole(env, "KOVER_DEMO_SPEED", { usual: 1, most: FASTEST_DEMO });
}

/** Copies on the same disk would go with it: the timer runs only where somebody has named a place. */
function readBackup(env: Env, dataDir: string): Config["backup"] {
  const dir = env["KOVER_BACKUP_DIR"];
  const minutes = readWhole(env, "KOVER_BACKUP_MINUTES", { usual: 60, most: 10_080 });
  return {
    dir: resolve(dir || join(dataDir, "backups")),
    everyMinutes: dir ? minutes : undefined,
    keep: readWhole(env, "KOVER_BACKUP_KEEP", { usual: 48, most: 10_000 }),
  };
}

function readWhole(
  env: Env,
  name: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const text = env[name] || String(usual);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new SettingRefusal(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
}

function readDemoPassword(env: Env): string | undefined {
  const text = env["KOVER_DEMO_PASSWORD"];
  if (!text) return undefined;
  if (text.length >= 8 && text.length <= 128) return text;
  throw new SettingRefusal("KOVER_DEMO_PASSWORD must have 8 to 128 characters.");
}

function readCookieName(env: Env): string {
  const name = env["TOKEN_COOKIE"] || "kover_jwt";
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return name;
  throw new SettingRefusal(`TOKEN_COOKIE must consist of letters, digits, "_" and "-", not "${name}".`);
}

function readList(env: Env, name: string): string[] {
  return (env[name] ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

function readOrigins(env: Env): string[] {
  const items = readList(env, "ALLOWED_ORIGINS");
  const wrong = items.find((item) => !isOrigin(item));
  if (wrong === undefined) return items;
  throw new SettingRefusal(`ALLOWED_ORIGINS must list origins such as https://example.org, not "${wrong}".`);
}

function readLogLevel(env: Env): LogLevel {
  const text = env["LOG_LEVEL"] || "warn";
  const level = LOG_LEVELS.find((word) => word === text);
  if (level !== undefined) return level;
  throw new SettingRefusal(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not "${text}".`);
}

function readRateLimit(env: Env, isProduction: boolean): boolean {
  const isOn = readSwitch(env, "RATE_LIMIT", true);
  if (isOn || !isProduction) return isOn;
  throw new SettingRefusal("RATE_LIMIT=off is refused with NODE_ENV=production.");
}

function readPushLocal(env: Env, isProduction: boolean): boolean {
  const isOn = readSwitch(env, "KOVER_PUSH_LOCAL", false);
  if (!isOn || !isProduction) return isOn;
  throw new SettingRefusal("KOVER_PUSH_LOCAL=on is refused with NODE_ENV=production.");
}

/** It is a secret, so it is not repeated. */
function readMetricsToken(env: Env): string | undefined {
  const text = env["KOVER_METRICS_TOKEN"];
  if (!text) return undefined;
  if (/^[\x21-\x7e]{16,256}$/.test(text)) return text;
  throw new SettingRefusal(
    "KOVER_METRICS_TOKEN must have 16 to 256 Latin letters, digits or marks, without spaces.",
  );
}

function readProxies(env: Env): string[] {
  const items = readList(env, "TRUSTED_PROXIES");
  const wrong = items.find((item) => !isNetwork(item));
  if (wrong === undefined) return items;
  throw new SettingRefusal(
    `TRUSTED_PROXIES must list addresses such as 10.0.0.5 or 10.0.0.0/8, not "${wrong}".`,
  );
}

/** The address may hold a password, so it is not repeated. */
function readSmtpUrl(env: Env): URL | undefined {
  const text = env["SMTP_URL"];
  if (!text) return undefined;
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new SettingRefusal("SMTP_URL must begin with smtp:// or smtps://.");
}

function readProviders(env: Env): readonly ProviderSettings[] {
  const text = env["AUTH_PROVIDERS"];
  if (!text) return [];
  const parsed = parseProviders(text);
  if (parsed.ok) return parsed.value;
  throw new SettingRefusal(`AUTH_PROVIDERS ${parsed.problem}.`);
}

function readYookassa(env: Env): YookassaSettings | undefined {
  const parsed = parseYookassa(env);
  if (parsed.ok) return parsed.value;
  throw new SettingRefusal(parsed.problem);
}

function readTimeZone(env: Env): string {
  const timeZone = env["TIME_ZONE"] || "Europe/Moscow";
  try {
    return new Intl.DateTimeFormat("ru", { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new SettingRefusal(`TIME_ZONE must be a time zone such as Europe/Moscow, not ${timeZone}`);
  }
}

import { hash, verify } from "@node-rs/argon2";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { TooManyRequests } from "./limits.ts";
import { createWorkGate } from "./workGate.ts";

// Argon2id is the library's own default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** One for the whole process: a rush of logins must leave threads and memory to the scoring (AU44). */
const pass = createWorkGate({ atOnce: 2, waiting: 20 });

/** A hash nobody's password has: checking against it costs what a real check costs, so time tells nothing (AU21). */
let unknownHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<Result<string, TooManyRequests>> {
  return pass(() => hash(password, COST));
}

/** For whoever fills a database while nobody is served: there is no rush to hold back. */
export const hashUngated = (password: string): Promise<string> => hash(password, COST);

export type PasswordProblem = TooManyRequests | { readonly code: "wrong-password" };

/** Nobody has the password of an account that is not there, or that has none. */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<Result<true, PasswordProblem>> {
  // Made outside the gate: it is one hash in the life of the process, and a full line must not keep it from existing.
  unknownHash ??= hash("nobody has this password", COST);
  const compared = passwordHash ?? (await unknownHash);
  const checked = await pass(() => verify(compared, password));
  if (!checked.ok) return checked;
  const isRight = checked.value && typeof passwordHash === "string";
  return isRight ? ok(true) : refuse({ code: "wrong-password" });
}

/** True for a hash made with other parameters than today's: the next right password replaces it. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(COST_PREFIX);
}

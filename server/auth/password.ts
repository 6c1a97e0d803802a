import { hash, verify } from "@node-rs/argon2";
import { createWorkGate } from "./workGate.ts";

// Argon2id is the library's own default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** One for the whole process: a rush of logins must leave threads and memory to the scoring (AU44). */
const pass = createWorkGate({ atOnce: 2, waiting: 20 });

/** A hash nobody's password has: checking against it costs what a real check costs, so time tells nothing (AU21). */
let unknownHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, COST));
}

export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Made outside the gate: it is one hash in the life of the process, and a full line must not keep it from existing.
  unknownHash ??= hash("nobody has this password", COST);
  const compared = passwordHash ?? (await unknownHash);
  const isRight = await pass(() => verify(compared, password));
  return isRight && passwordHash !== undefined;
}

/** True for a hash made with other parameters than today's: the next right password replaces it. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(COST_PREFIX);
}

import { hash, verify } from "@node-rs/argon2";

// Argon2id is the library's own default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash nobody's password has: checking against it costs what a real check costs, so time tells nothing (SE). */
let unknownHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownHash ??= hashPassword("nobody has this password");
  const isRight = await verify(passwordHash ?? (await unknownHash), password);
  return isRight && passwordHash !== undefined;
}

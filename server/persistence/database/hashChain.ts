import { createHash } from "node:crypto";

/** With the hash before it among the parts, it is a link of a chain: to change one row is to change all that follow (ST8). */
export function hashOf(...parts: readonly unknown[]): string {
  return createHash("sha256").update(parts.map(canonicalJson).join("\n")).digest("hex");
}

/** JSON with the keys in order and nothing else in it, so that equal values give equal text on every engine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sortKeys(part) : part)) ?? "null";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sortKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

import type { Competition } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";

/** The time an answer was written says nothing of the competition. */
const IGNORED: ReadonlySet<string> = new Set(["serverTime"]);
const MOST_TOLD = 5;

/** Where what somebody sees is not what the server knows, as paths into the document; nothing when both are equal. */
export function differencesOf(seen: Competition, known: Competition): readonly string[] {
  const found: string[] = [];
  compare(seen, known, "", found);
  return found;
}

function compare(seen: unknown, known: unknown, path: string, found: string[]): void {
  if (seen === known || found.length >= MOST_TOLD) return;
  if (Array.isArray(seen) && Array.isArray(known)) return compareLists(seen, known, path, found);
  if (isRecord(seen) && isRecord(known)) {
    for (const key of new Set([...Object.keys(seen), ...Object.keys(known)]))
      if (!IGNORED.has(key)) compare(seen[key], known[key], path === "" ? key : `${path}.${key}`, found);
    return;
  }
  found.push(`${path}: ${shown(seen)} instead of ${shown(known)}`);
}

function compareLists(
  seen: readonly unknown[],
  known: readonly unknown[],
  path: string,
  found: string[],
): void {
  if (seen.length !== known.length) found.push(`${path}: ${seen.length} instead of ${known.length} of them`);
  else for (const [index, one] of seen.entries()) compare(one, known[index], `${path}[${index}]`, found);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 60);

import type { Chance } from "#domain/draw/chance.ts";
import type { Step } from "./trace.ts";

const SECTOR = 512;

type Change = Extract<Step, { readonly type: "write" | "truncate" }>;

/** One file on a disk with a cache: what is safe, and what a power cut may keep or take. */
export function createDiskFile(safe: Buffer) {
  let content = safe;
  let unsafe: Change[] = [];
  return {
    change: (change: Change) => void unsafe.push(change),
    sync: () => {
      content = unsafe.reduce(apply, content);
      unsafe = [];
    },
    /** After a power cut: every sector that was not synced is there or is not, as chance has it. */
    cut: (chance: Chance): Buffer =>
      unsafe
        .flatMap(sectorsOf)
        .filter(() => chance.below(2) === 0)
        .reduce(apply, content),
  };
}

function apply(content: Buffer, change: Change): Buffer {
  if (change.type === "truncate") return content.subarray(0, change.size);
  const end = change.offset + change.bytes.length;
  const grown = Buffer.alloc(Math.max(content.length, end));
  content.copy(grown);
  change.bytes.copy(grown, change.offset);
  return grown;
}

function sectorsOf(change: Change): readonly Change[] {
  if (change.type === "truncate") return [change];
  const { file, offset, bytes } = change;
  const sectors: Change[] = [];
  let from = 0;
  while (from < bytes.length) {
    const to = Math.min(bytes.length, from + SECTOR - ((offset + from) % SECTOR));
    sectors.push({ type: "write", file, offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
}

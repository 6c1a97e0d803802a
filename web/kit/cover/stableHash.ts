/** FNV-1a over the characters: the same name gets the same picture on the server and in every browser. */
export function stableHash(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

export function pick<T extends readonly [unknown, ...unknown[]]>(choices: T, hash: number): T[number] {
  return choices[hash % choices.length] ?? choices[0];
}

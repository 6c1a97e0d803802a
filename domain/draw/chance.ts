/** Lots that can be drawn again: the same seed gives the same numbers on every machine (DR7). */
export type Chance = {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
};

export function createChance(seed: string | number): Chance {
  let state = hash(String(seed));
  return {
    below: (limit) => {
      state = (state + 0x9e3779b9) | 0;
      return Math.floor((mix(state) / 2 ** 32) * limit);
    },
  };
}

export function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(chance.below(left.length), 1));
  return drawn;
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(state);
}

/** Spreads neighbouring states over all 32 bits. */
function mix(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

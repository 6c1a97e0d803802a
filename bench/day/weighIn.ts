import type { Api } from "#contract/api/client.ts";
import type { RollCategory, RollEntry } from "#contract/entry/roll.ts";
import { codeOf } from "./people.ts";
import { createChance } from "#domain/draw/chance.ts";

export type WeighedIn = {
  readonly weighed: number;
  readonly absent: number;
  readonly moved: number;
  readonly out: number;
};

/** Of a hundred: who does not come, and up to here who is too heavy. One in ten is not where they were entered. */
const ABSENT = 4;
const TOO_HEAVY = 10;
const KG_OFF = 2.6;
const LIMIT_KG = 90;
const AT_ONCE = 4;

/** Everybody on the scale. Who is too heavy goes to the next class, or is out where there is none. */
export async function weighEverybody(api: Api, uuid: string, seed: string): Promise<WeighedIn> {
  const { categories, entries } = (await api.roll.find(uuid)).data;
  const byUuid = new Map(categories.map((category) => [category.uuid, category]));
  const chance = createChance(`scale ${seed}`);
  const lots = entries.map((entry) => ({ entry, lot: chance.below(100) }));
  const done = { weighed: 0, absent: 0, moved: 0, out: 0 };
  const queue = lots.values();
  const scale = async () => {
    for (const { entry, lot } of queue)
      done[await weighOne(api, uuid, entry, byUuid.get(entry.category), lot)] += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, scale));
  return done;
}

async function weighOne(
  api: Api,
  uuid: string,
  { category, fighter }: RollEntry,
  limits: RollCategory | undefined,
  lot: number,
): Promise<keyof WeighedIn> {
  const who = { category, fighter };
  const weightKg = (limits?.weightMax ?? LIMIT_KG) + (lot < TOO_HEAVY ? KG_OFF : -KG_OFF);
  try {
    if (lot < ABSENT) {
      await api.roll.weigh(uuid, { data: { act: "no-show", ...who } });
      return "absent";
    }
    const { data } = await api.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg } });
    if (data.overKg === null) return "weighed";
    if (data.next === null) return "out";
    await api.roll.move(uuid, { data: { fighter, from: category, to: data.next, isByWeight: true } });
    return "moved";
  } catch (cause) {
    const code = codeOf(cause);
    // Of one person with several entries the scale is asked once; the next class may be an entry of their own.
    if (code === "already-passed") return "weighed";
    if (code === "already-entered") return "out";
    throw cause;
  }
}

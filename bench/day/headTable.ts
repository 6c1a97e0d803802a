import { randomUUID } from "node:crypto";
import type { Api } from "#contract/api/client.ts";
import type { Category, Competition, Fighting } from "#contract/competition/entity.ts";
import { drawnOf, medallistsOf } from "#contract/draw/drawnCategory.ts";
import type { AwardingAct } from "#domain/awarding/act.ts";
import { type Chance, createChance } from "#domain/draw/chance.ts";
import type { ChangingTempo } from "#server/play/tempo.ts";
import { insist } from "./people.ts";

const LOOK_MS = 2 * 60_000;
/** So many results come in between two of its own acts. */
const RESULTS_BETWEEN = 18;

export type HeadTable = {
  readonly api: Api;
  readonly uuid: string;
  readonly seed: string;
  readonly tempo: ChangingTempo;
  readonly read: () => Promise<Competition>;
};

export type HeadActs = {
  corrections: number;
  withdrawals: number;
  decided: number;
  awarded: number;
  refused: number;
};

export const noActs = (): HeadActs => ({
  corrections: 0,
  withdrawals: 0,
  decided: 0,
  awarded: 0,
  refused: 0,
});

/** What the head table does all day: puts results right, lets somebody go, decides what tables sent too late, awards. */
export async function runHeadTable(head: HeadTable, done: HeadActs): Promise<void> {
  const chance = createChance(`head table ${head.seed}`);
  let seen = await countFinished(head).catch(() => 0);
  while (!head.tempo.isOver()) {
    try {
      await head.tempo.pass(LOOK_MS);
      const finished = await countFinished(head);
      if (finished - seen >= RESULTS_BETWEEN) {
        seen = finished;
        await counted(done, () =>
          chance.below(3) === 0 ? withdraw(head, chance, done) : correct(head, chance, done),
        );
      }
      await decideLate(head, chance, done);
      await awardFinished(head, done);
    } catch {
      // A server that is just being started again; the day goes on with the next turn.
    }
  }
}

const countFinished = async ({ read }: HeadTable) =>
  (await read()).fightings.filter(({ state }) => state === "finished").length;

/** What is left when the last bout is over. */
export async function closeDay(head: HeadTable, done: HeadActs): Promise<void> {
  await decideLate(head, createChance(`evening ${head.seed}`), done);
  await awardFinished(head, done);
}

/** What the rules refuse is refused: somebody was quicker. */
async function counted(done: HeadActs, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {
    done.refused += 1;
  }
}

async function correct({ api, read }: HeadTable, chance: Chance, done: HeadActs): Promise<void> {
  const bouts = (await read()).fightings.filter(
    ({ state, winner, slots }) =>
      state === "finished" && winner !== null && slots.every(({ fighter }) => fighter !== null),
  );
  const bout = bouts[chance.below(Math.max(1, bouts.length))];
  if (bout === undefined) return;
  const winner = bout.winner?.uuid === bout.slots[0].fighter ? "blue" : "red";
  const asked = { fighting: bout.uuid, change: { kind: "result", method: "decision", winner } as const };
  const { data } = await insist(() => api.corrections.preview({ data: asked }));
  const { planHash, plan } = data;
  // Where the bracket has moved on, the result stands.
  if (plan.affected.some(({ stage }) => stage !== "not-started")) return;
  await insist(() =>
    api.corrections.apply({ data: { ...asked, planHash, reason: "Решение по видеозаписи схватки" } }),
  );
  done.corrections += 1;
}

async function withdraw({ api, read }: HeadTable, chance: Chance, done: HeadActs): Promise<void> {
  const bouts = (await read()).fightings.filter(
    ({ state, fighters }) => state === "waiting" && fighters.length === 2,
  );
  const bout = bouts[chance.below(Math.max(1, bouts.length))];
  const fighter = bout?.fighters[0]?.uuid;
  if (bout === undefined || fighter === undefined) return;
  const data = { id: randomUUID(), fighter, method: "injury", reason: "Травма на разминке" } as const;
  await insist(() => api.acts.withdraw(bout.uuid, { data }));
  done.withdrawals += 1;
}

/** Acts of a table that somebody else had taken over: half are put in, the rest are dismissed. */
export async function decideLate({ api, uuid }: HeadTable, chance: Chance, done: HeadActs): Promise<void> {
  const { data } = await insist(() => api.parked.ofCompetition(uuid));
  for (const { id, fighting, resolution } of data) {
    if (resolution !== null) continue;
    const decide = (decision: "accept" | "dismiss") =>
      insist(() =>
        api.parked.resolve(id, {
          data: { decision, reason: "Решение главного судьи", version: fighting.version },
        }),
      );
    try {
      await decide(chance.below(2) === 0 ? "accept" : "dismiss");
    } catch {
      // It does not fit any more, or the bout has moved on since the list was read.
      await decide("dismiss").catch(() => {});
    }
    done.decided += 1;
  }
}

async function awardFinished({ api, read }: HeadTable, done: HeadActs): Promise<void> {
  const competition = await insist(read);
  for (const category of competition.categories.filter(({ status }) => status === "finished"))
    await counted(done, async () => {
      for (const act of awardingOf(competition, category)) {
        const data = { id: randomUUID(), act };
        await insist(() => api.awarding.act(category.uuid, { data }));
      }
      done.awarded += 1;
    });
}

function awardingOf({ fightings }: Competition, category: Category): readonly AwardingAct[] {
  const bouts = fightings.filter((bout: Fighting) => bout.category.uuid === category.uuid);
  const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const drawn = drawnOf(category, bouts, fighters);
  const medallists = (drawn && medallistsOf(drawn)) ?? [];
  return [
    { type: "called" },
    ...medallists.map(({ fighter }) => ({ type: "present-marked", fighter: fighter.uuid }) as const),
    ...medallists.map(
      ({ fighter, place }) => ({ type: "medal-given", fighter: fighter.uuid, place }) as const,
    ),
    { type: "closed" },
  ];
}

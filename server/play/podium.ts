import { randomUUID } from "node:crypto";
import { drawnOf, medallistsOf } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import type { AwardingAct } from "#domain/awarding/act.ts";
import { keepTrying, type Trying } from "./keepTrying.ts";
import { readCompetition, type PlayClient } from "./playClient.ts";
import type { Tempo } from "./tempo.ts";

export type Podium = Trying & {
  readonly client: PlayClient;
  readonly competitionUuid: string;
  readonly tempo: Tempo;
};

const EVERY_MS = 4 * 60_000;
const HANDSHAKE_MS = 8000;
const LOOK_MS = 3000;
/** So many categories always wait for their medals: the page of the awarding is never empty while the day goes on. */
const KEPT_WAITING = 2;

/** Gives out the medals of the category that has waited longest, now and then. */
export async function runPodium(podium: Podium): Promise<void> {
  await keepTrying(podium, async () => {
    await podium.tempo.pass(EVERY_MS);
    await podium.client.enter();
    const competition = await readCompetition(podium.client, podium.competitionUuid);
    const waiting = competition.status === "in_progress" ? waitingOf(competition) : [];
    const [longest] = waiting.slice(0, -KEPT_WAITING);
    if (longest !== undefined) await award(podium, competition, longest);
    else await podium.tempo.wait(LOOK_MS);
  });
}

function waitingOf(competition: Competition): readonly Category[] {
  const endedAt = ({ uuid }: Category) =>
    boutsOf(competition, uuid).reduce(
      (last, { finishedAt }) => Math.max(last, Date.parse(finishedAt ?? "")),
      0,
    );
  return competition.categories
    .filter(({ status }) => status === "finished")
    .toSorted((a, b) => endedAt(a) - endedAt(b));
}

const boutsOf = ({ fightings }: Competition, uuid: string) =>
  fightings.filter(({ category }) => category.uuid === uuid);

async function award({ client, tempo }: Podium, competition: Competition, category: Category): Promise<void> {
  const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const drawn = drawnOf(category, boutsOf(competition, category.uuid), fighters);
  const medallists = drawn && medallistsOf(drawn);
  if (medallists === undefined) return;
  const acts: AwardingAct[] = [
    { type: "called" },
    ...medallists.map(({ fighter }) => ({ type: "present-marked", fighter: fighter.uuid }) as const),
    ...medallists.map(
      ({ fighter, place }) => ({ type: "medal-given", fighter: fighter.uuid, place }) as const,
    ),
    { type: "closed" },
  ];
  for (const act of acts) {
    await client.api.awarding.act(category.uuid, { data: { id: randomUUID(), act } });
    await tempo.pass(HANDSHAKE_MS);
  }
}

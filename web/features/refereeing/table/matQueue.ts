import type { Competition, Fighting } from "#contract/entity.ts";
import { shortName } from "#web/i18n/names.ts";
import { isPaired } from "#web/sport/facts/boutPhase.ts";

/** What stands on this mat before and after a bout. */
export type MatNeighbours = {
  /** The next pair that is complete, in the order of the mat. */
  readonly next: Fighting | undefined;
  /** The bout this mat finished last, whose result may still need a word. */
  readonly previous: Fighting | undefined;
};

export function matNeighbours({ carpets, fightings }: Competition, bout: Fighting): MatNeighbours {
  const carpet = carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  const byUuid = new Map(fightings.map((fighting) => [fighting.uuid, fighting]));
  const others = (carpet?.fightings ?? [])
    .flatMap(({ uuid }) => byUuid.get(uuid) ?? [])
    .filter(({ uuid }) => uuid !== bout.uuid);
  const finished = others.filter(({ state }) => state === "finished");
  return {
    next: others.find((other) => other.state !== "finished" && isPaired(other)),
    previous: finished.toSorted((a, b) => (b.finishedAt ?? "").localeCompare(a.finishedAt ?? ""))[0],
  };
}

/** «Исрапилов И. — Щукин А.»: brothers are told apart. */
export function pairWords({ categories }: Competition, { category, slots }: Fighting): string {
  const fighters = categories.find(({ uuid }) => uuid === category.uuid)?.fighters ?? [];
  return slots
    .map(({ fighter }) => fighters.find(({ uuid }) => uuid === fighter))
    .map((fighter) => (fighter === undefined ? "?" : shortName(fighter)))
    .join(" — ");
}

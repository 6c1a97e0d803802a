import type { Competition } from "#contract/entity.ts";
import type { ParkedAct } from "#contract/parked.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { tableView } from "#web/features/refereeing/face.ts";
import { counterNames, type CounterNames } from "#web/i18n/ru/counters.ts";
import { scoreOf } from "#web/sport/facts/competitionView.ts";

export type ParkedGroup = {
  readonly fighting: string;
  readonly title: string;
  readonly mat: string;
  readonly names: ByCorner<string>;
  readonly surnames: ByCorner<string>;
  readonly counters: CounterNames;
  readonly score: ByCorner<number>;
  /** As they were pressed. */
  readonly acts: readonly ParkedAct[];
};

/** What waits, bout by bout; the bout that waits longest is the first. */
export function parkedGroups(competition: Competition, acts: readonly ParkedAct[]): ParkedGroup[] {
  const open = acts.filter(({ resolution }) => resolution === null);
  return [...Map.groupBy(open, ({ fighting }) => fighting.uuid)]
    .map(([uuid, all]) => groupOf(competition, uuid, all.toSorted(byPress)))
    .toSorted((a, b) => oldestOf(a) - oldestOf(b));
}

function groupOf(competition: Competition, uuid: string, acts: readonly ParkedAct[]): ParkedGroup {
  const counters = counterNames(competition.rules);
  const mat = acts[0]?.carpet?.name ?? "";
  const bout = competition.fightings.find((one) => one.uuid === uuid);
  if (bout === undefined) {
    const nobody = { red: "", blue: "" };
    return {
      fighting: uuid,
      title: "",
      mat,
      names: nobody,
      surnames: nobody,
      counters,
      score: { red: 0, blue: 0 },
      acts,
    };
  }
  const { title, names, surnames } = tableView(competition, bout);
  const [red, blue] = bout.slots.map(({ fighter }) => scoreOf(bout, fighter).scores);
  return {
    fighting: uuid,
    title,
    mat,
    names,
    surnames,
    counters,
    score: { red: red ?? 0, blue: blue ?? 0 },
    acts,
  };
}

/** One device counts its acts; those of several come as they were received. */
function byPress(a: ParkedAct, b: ParkedAct): number {
  return a.receivedAt - b.receivedAt || a.submitted.deviceSeq - b.submitted.deviceSeq;
}

const oldestOf = ({ acts }: ParkedGroup) => acts[0]?.receivedAt ?? 0;

import { personName } from "#web/i18n/names.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { ParkedAct } from "#contract/bout/parked.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { tableView, type Targets } from "#web/features/refereeing/face.ts";
import { matWords } from "#texts/sport/dataWords.ts";
import { counterNames, type CounterNames } from "#texts/counters.ts";
import { scoreOf } from "#web/sport/facts/competitionView.ts";

export type ParkedGroup = {
  readonly fighting: string;
  readonly title: string;
  readonly mat: string;
  readonly names: ByCorner<string>;
  readonly surnames: ByCorner<string>;
  readonly counters: CounterNames;
  readonly score: ByCorner<number>;
  /** Of the bout as it is shown here: a decision names it (CR6). */
  readonly version: number;
  /** Set once the bout has ended: points come too late for it. `winner` is empty where nobody won. */
  readonly over: { readonly winner: string } | undefined;
  /** What its acts are about. */
  readonly targets: Targets;
  /** As they were pressed. */
  readonly acts: readonly ParkedAct[];
};

/** What waits, bout by bout; the bout that waits longest is the first. */
export function parkedGroups(
  competition: Competition,
  acts: readonly ParkedAct[],
  targets: Targets,
): ParkedGroup[] {
  const open = acts.filter(({ resolution }) => resolution === null);
  return [...Map.groupBy(open, ({ fighting }) => fighting.uuid)]
    .map(([uuid, all]) => ({ ...groupOf(competition, uuid, all.toSorted(byPress)), targets }))
    .toSorted((a, b) => oldestOf(a) - oldestOf(b));
}

const NOBODY = { red: "", blue: "" };

function groupOf(
  competition: Competition,
  uuid: string,
  acts: readonly ParkedAct[],
): Omit<ParkedGroup, "targets"> {
  const bout = competition.fightings.find((one) => one.uuid === uuid);
  const [red = 0, blue = 0] = bout?.slots.map(({ fighter }) => scoreOf(bout, fighter).scores) ?? [];
  const view =
    bout === undefined ? { title: "", names: NOBODY, surnames: NOBODY } : tableView(competition, bout);
  return {
    fighting: uuid,
    title: view.title,
    mat: matWords(acts[0]?.carpet?.name ?? ""),
    names: view.names,
    surnames: view.surnames,
    counters: counterNames(competition.rules),
    score: { red, blue },
    version: bout?.version ?? acts[0]?.fighting.version ?? 0,
    over: bout?.state === "finished" ? { winner: winnerOf(competition, bout) } : undefined,
    acts,
  };
}

function winnerOf({ categories }: Competition, { winner }: Fighting): string {
  const fighter = categories.flatMap(({ fighters }) => fighters).find(({ uuid }) => uuid === winner?.uuid);
  return fighter === undefined ? "" : personName(fighter);
}

/** One device counts its acts; those of several come as they were received. */
function byPress(a: ParkedAct, b: ParkedAct): number {
  return a.receivedAt - b.receivedAt || a.submitted.deviceSeq - b.submitted.deviceSeq;
}

const oldestOf = ({ acts }: ParkedGroup) => acts[0]?.receivedAt ?? 0;

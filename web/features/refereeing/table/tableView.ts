import type { Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Bout } from "#domain/bout/bout.ts";
import { carriedEffects } from "#domain/bout/ladder.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { periodsOf } from "#domain/ruleset/periods.ts";
import { shortName, personName } from "#web/i18n/names.ts";
import { plural } from "#texts/plural.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { hasBegun, isFinished, isPaired } from "#web/sport/facts/boutPhase.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { numbersTold, openSlotWords } from "#web/sport/facts/boutText.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { calledNext, finalWaits } from "#web/sport/facts/calledNext.ts";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";

export type TableView = {
  readonly names: ByCorner<string>;
  readonly surnames: ByCorner<string>;
  readonly teams: ByCorner<string>;
  readonly carpet: string | undefined;
  /** The place of the mat in the hall, for its signal; −1 without a mat. */
  readonly matIndex: number;
  /** Why nobody can be scored for yet; absent when both athletes are known. */
  readonly waitsFor: string | undefined;
  readonly title: string;
  /** «до 77 кг, № 21»: what is cut off in a narrow head must not be the weight. */
  readonly shortTitle: string;
  readonly detail: string;
  readonly backHref: string;
  readonly correctHref: string;
};

/** Who and what stands around the score. */
export function tableView(competition: Competition, fighting: Fighting): TableView {
  const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
  const carpet = competition.carpets.find(({ uuid }) => uuid === fighting.carpet?.uuid);
  const fighterIn = (slot: 0 | 1) =>
    category?.fighters.find(({ uuid }) => uuid === fighting.slots[slot].fighter);
  const [red, blue] = [fighterIn(0), fighterIn(1)];
  const numberOf = numbersTold(
    fighting,
    (bracketId) =>
      competition.fightings.find(
        (other) => other.bracketId === bracketId && other.category.uuid === fighting.category.uuid,
      ),
    (mat) => competition.carpets.find(({ uuid }) => uuid === mat)?.name,
  );
  const waits = fighting.slots.map(({ fighter, source }) =>
    fighter === null ? openSlotWords(source, numberOf) : undefined,
  );
  const isNamesake = red?.lastName === blue?.lastName;
  const surnameOf = (fighter: Fighter | undefined) =>
    fighter === undefined ? "" : isNamesake ? shortName(fighter) : fighter.lastName;
  const minutes = (category?.boutSeconds ?? 0) / 60;
  const base = `/competition/${competition.uuid}`;
  return {
    names: { red: nameOf(red, waits[0]), blue: nameOf(blue, waits[1]) },
    surnames: { red: surnameOf(red), blue: surnameOf(blue) },
    teams: { red: teamOf(red), blue: teamOf(blue) },
    carpet: carpet?.name,
    matIndex: competition.carpets.findIndex(({ uuid }) => uuid === carpet?.uuid),
    waitsFor: waits.filter((words) => words !== undefined).join(", ") || undefined,
    title: text.title(fighting.number, category?.title ?? ""),
    shortTitle: text.shortTitle(fighting.number, category === undefined ? "" : categoryTitle(category).main),
    detail: [
      boutRound(fighting),
      competition.title,
      minutes === 0 ? undefined : `${minutes}\u00a0${plural(minutes, "minute")}`,
    ]
      .filter(Boolean)
      .join(", "),
    correctHref: `${base}/corrections/${fighting.uuid}`,
    backHref: `${base}/refereeing${carpet === undefined ? "" : `/carpet/${carpet.uuid}`}`,
  };
}

const nameOf = (fighter: Fighter | undefined, waits: string | undefined) =>
  fighter === undefined ? (waits ?? text.waiting) : personName(fighter);
const teamOf = (fighter: Fighter | undefined) =>
  [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");

/** What stands on this mat before and after a bout. */
export type MatNeighbours = {
  /** The next pair that is complete and rested, in the order of the mat (DY47). */
  readonly next: Fighting | undefined;
  /** Why there is none though a pair is complete: a final that waits (DR80). */
  readonly waits: string | undefined;
  /** The bout this mat finished last, whose result may still need a word. */
  readonly previous: Fighting | undefined;
  /** Another bout that has begun on this mat and has no result (DY75). */
  readonly begun: Fighting | undefined;
};

export function matNeighbours(competition: Competition, bout: Fighting, nowMs: number): MatNeighbours {
  const carpet = competition.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  const here = carpet === undefined ? [] : boutsOnMat(competition, carpet);
  const others = here.filter(({ uuid }) => uuid !== bout.uuid);
  const finished = others.filter(({ state }) => state === "finished");
  const paired = others.filter((other) => other.state !== "finished" && isPaired(other));
  const next = calledNext(competition, paired, nowMs);
  return {
    next,
    waits: next === undefined && paired[0] ? finalWaits(competition, paired[0]) : undefined,
    previous: finished.toSorted((a, b) => (b.finishedAt ?? "").localeCompare(a.finishedAt ?? ""))[0],
    begun: others.find((other) => hasBegun(other) && !isFinished(other)),
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

/** «2-й период из 2», «Овертайм»; empty where a bout is fought in one go. */
export function periodWords({ setup }: Pick<Bout, "setup">, periodIndex: number): string {
  const periods = periodsOf(setup.rules);
  const period = periods[periodIndex];
  const regular = setup.rules.periods.length;
  if (period === undefined) return "";
  if (period.kind === "golden_score") return control.goldenScore;
  if (period.kind !== "regular") return control.overtime;
  if (regular === 1) return "";
  const name = control.period(periodIndex + 1, regular);
  return period.scoring === "none" ? `${name}, ${control.withoutPoints}` : name;
}

/** What starting that period will do to the score by itself, so that nobody is surprised (RU16). */
export function carriedWords(bout: Bout, periodIndex: number, surnames: ByCorner<string>): string {
  const last = bout.log.at(-1);
  const started = {
    id: "",
    event: { type: "period-started", periodIndex } as const,
    atMs: last?.atMs ?? 0,
    periodIndex,
    elapsedMs: 0,
    isAfterTime: false,
  };
  const words = carriedEffects(bout.setup.rules, [...bout.log, started]).flatMap(({ corner, effect }) =>
    effect.kind === "points" ? [control.proposal.carriedOne(surnames[corner], effect.value)] : [],
  );
  return words.length === 0 ? "" : control.proposal.carried(words.join(", "));
}

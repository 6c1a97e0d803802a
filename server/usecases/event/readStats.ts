import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { Stats } from "#contract/event/stats.ts";
import { NOT_FOUGHT } from "#domain/bout/vocabulary.ts";
import { ageBandOf } from "#domain/schedule/queue.ts";
import { hasOvertime, usualSeconds } from "#domain/schedule/rest.ts";
import { boutLengths, type StatBout } from "#domain/stats/lengths.ts";
import { delays, matLoads, type MatLoad } from "#domain/stats/matLoad.ts";
import type { Deps } from "../../environment/deps.ts";
import { sportDays } from "#domain/stats/sportDays.ts";
import { hallDay } from "../../environment/hallDay.ts";
import { findCompetitionByEventId } from "../../persistence/event/competitionRows.ts";
import { findAllCorrections } from "../../persistence/correction/corrections.ts";
import { findCategoryKinds, findEntries } from "../../persistence/event/statsRows.ts";
import { viewCorrection } from "../correction/correctionRecord.ts";
import { readCompetition } from "./readCompetition.ts";

/**
 * All figures of an event, from what is stored; undefined when it has no competition (SS1). Of one day only what ended on
 * it and what was put right on it: entries and people are those of the whole event (SS7).
 */
export async function readStats(
  deps: Pick<Deps, "config" | "db" | "now">,
  eventId: number,
  day?: string,
): Promise<Stats | undefined> {
  const row = await findCompetitionByEventId(deps.db, eventId);
  const competition = row && (await readCompetition(deps, row.id));
  if (row === undefined || competition === undefined) return undefined;
  const kinds = new Map((await findCategoryKinds(deps.db, row.id)).map((kind) => [kind.uuid, kind]));
  const dateOf = (atMs: number) => hallDay(deps.config, atMs);
  const ended = competition.fightings.filter(({ state }) => state === "finished");
  const endsMs = ended.filter(({ finishedAt }) => finishedAt !== null).map(endOf);
  const dayOf = sportDays(endsMs, dateOf);
  const isAsked = (atMs: number) => day === undefined || dayOf(atMs) === day;
  const corrections = correctionLog(
    competition,
    (await findAllCorrections(deps.db, row.uuid)).map(viewCorrection).filter(({ at }) => isAsked(at)),
  );
  const entries = await findEntries(deps.db, eventId);
  const over = ended.filter((bout) => isAsked(endOf(bout)));
  const bouts = over.map((bout) => statBout(competition, bout));
  const groupedBy = (groupOf: (categoryUuid: string) => string) =>
    boutLengths(over.map((bout) => ({ ...statBout(competition, bout), group: groupOf(bout.category.uuid) })));
  return {
    days: [...new Set(endsMs.map(dayOf))].toSorted(),
    tiles: tilesOf(competition, over, { applications: entries.length, corrections: corrections.length }),
    lengthsByAge: groupedBy((uuid) => ageWords(kinds.get(uuid))).toSorted(byGroup),
    lengthsByLevel: groupedBy((uuid) => kinds.get(uuid)?.level ?? "").toSorted(byGroup),
    fightersByAge: byAge(competition, (uuid) => ageWords(kinds.get(uuid))),
    finishes: counted(over.flatMap(({ result }) => result?.method ?? [])).map(([method, count]) => ({
      method,
      bouts: count,
    })),
    techniques: counted(over.flatMap(({ result }) => result?.technique ?? [])).map(([technique, count]) => ({
      technique,
      bouts: count,
    })),
    mats: matsOf(competition, matLoads(bouts, dayOf)),
    delays: delays(bouts, dayOf),
    corrections,
    entriesByDay: byDay(entries.map(({ created_at }) => dateOf(Date.parse(created_at)))),
    entriesByCode: counted(entries.map(({ ref_code }) => ref_code ?? "")).map(([code, count]) => ({
      code,
      entries: count,
    })),
  };
}

function matsOf({ carpets }: Competition, loads: readonly MatLoad[]): Stats["mats"] {
  const names = new Map(carpets.map(({ uuid, name }) => [uuid, name]));
  return loads
    .map(({ carpet, hours, ...load }) => ({ ...load, name: names.get(carpet) ?? "", hours: [...hours] }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

const endOf = ({ finishedAt }: Fighting): number => Date.parse(finishedAt ?? "");

function statBout({ categories, rules }: Competition, bout: Fighting): StatBout {
  const category = categories.find(({ uuid }) => uuid === bout.category.uuid);
  const isFought = !isNotFought(bout);
  return {
    group: "",
    carpet: bout.carpet?.uuid,
    planMs: (category?.boutSeconds ?? usualSeconds(rules)) * 1000,
    age: ageBandOf(category?.ageMax),
    hasOvertime: hasOvertime(rules),
    ...(isFought && { foughtMs: bout.result?.elapsedMs ?? undefined }),
    ...(bout.startedAt !== null && { startedAtMs: Date.parse(bout.startedAt) }),
    ...(bout.finishedAt !== null && { endedAtMs: Date.parse(bout.finishedAt) }),
  };
}

const isNotFought = ({ result }: Fighting) => NOT_FOUGHT.has(result?.method ?? "");

type Counts = { readonly applications: number; readonly corrections: number };

function tilesOf(competition: Competition, over: readonly Fighting[], counts: Counts): Stats["tiles"] {
  const people = new Map(
    competition.categories.flatMap(({ fighters }) => fighters.map((one) => [one.uuid, one])),
  );
  const fought = over
    .map((bout) => statBout(competition, bout))
    .filter(({ foughtMs }) => (foughtMs ?? 0) > 0);
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return {
    ...counts,
    fighters: people.size,
    teams: new Set([...people.values()].flatMap(({ team }) => team?.id ?? [])).size,
    cities: new Set([...people.values()].flatMap(({ team }) => team?.city || [])).size,
    categories: competition.categories.length,
    carpets: competition.carpets.length,
    bouts: competition.fightings.length,
    done: over.length,
    submissions: over.filter(({ cause }) => cause === "submission").length,
    notFought: over.filter(isNotFought).length,
    meanBoutMs: mean(fought.map(({ foughtMs }) => foughtMs ?? 0)),
    meanPlanMs: mean(fought.map(({ planMs }) => planMs)),
  };
}

function correctionLog(
  { fightings, categories }: Competition,
  history: readonly ReturnType<typeof viewCorrection>[],
): Stats["corrections"] {
  return history.map(({ at, plan, reason, author, revertedBy }) => {
    const bout = fightings.find(({ uuid }) => uuid === plan.fighting);
    const category = categories.find(({ uuid }) => uuid === bout?.category.uuid);
    return {
      at,
      bout: String(bout?.number ?? ""),
      category: category?.title ?? "",
      reason,
      author,
      isReverted: revertedBy !== null,
    };
  });
}

type Ages = { readonly age_min: number | null; readonly age_max: number | null };

function ageWords(kind: Ages | undefined): string {
  const { age_min: min = null, age_max: max = null } = kind ?? {};
  if (min === null) return max === null ? "" : `–${max}`;
  if (max === null) return `${min}+`;
  return min === max ? String(min) : `${min}–${max}`;
}

/** Whoever fights in two categories of one age is one person there. */
function byAge({ categories }: Competition, ageOf: (categoryUuid: string) => string): Stats["fightersByAge"] {
  return [...Map.groupBy(categories, ({ uuid }) => ageOf(uuid))]
    .map(([group, same]) => ({
      group,
      fighters: new Set(same.flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid))).size,
    }))
    .filter(({ fighters }) => fighters > 0)
    .toSorted(byGroup);
}

/** The commonest first. */
function counted(words: readonly string[]): [string, number][] {
  return [...Map.groupBy(words, (word) => word)]
    .map(([word, same]): [string, number] => [word, same.length])
    .toSorted(([a, many], [b, few]) => few - many || collator.compare(a, b));
}

function byDay(days: readonly string[]): Stats["entriesByDay"] {
  let total = 0;
  return [...Map.groupBy(days, (day) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, same]) => ({ day, entries: same.length, total: (total += same.length) }));
}

const collator = new Intl.Collator("ru", { numeric: true });
const byGroup = (a: { readonly group: string }, b: { readonly group: string }) =>
  collator.compare(a.group, b.group);

import { use, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { useSlowNow } from "#web/platform/clock/useServerNow.ts";
import { createStore } from "#web/platform/store.ts";
import { categoryBase } from "./categoryBase.ts";
import { sentDraws, type SentDraws } from "./sentDraws.ts";
import type { DayFacts } from "./dayQueues.ts";
import type { DrawStamp } from "./dayStamps.ts";
import { decidedKey, useDecided } from "./decided.ts";
import type { DrawRules } from "./drawRules.ts";
import type { FighterDraws } from "./fighterDraws.ts";
import type { SketchedCategory } from "./sketchedCategory.ts";
import { startWindows, type StartWindows } from "./startWindows.ts";

/** The rules of the draws, 15 KB: fetched when something was decided since the page was sent. */
export const loadedRules = createStore<DrawRules | undefined>(undefined);

let loading: Promise<DrawRules> | undefined;

function loadRules(): Promise<DrawRules> {
  loading ??= import("./drawRules.ts").then(({ drawRules }) => {
    loadedRules.set(drawRules);
    return drawRules;
  });
  return loading;
}

/**
 * What follows from the draws and results of a day: as the loader sent it, computed again when something is decided. Until
 * the rules for that have come the page shows what held before; a page that was sent nothing waits for them.
 */
function useFromDraws<Value>(
  competition: Competition,
  find: (sent: Partial<SentDraws>, subject: string) => Value | undefined,
  compute: (rules: DrawRules, decided: Competition, subject: string) => Value,
  subject = "",
): Value {
  const loaded = useSyncExternalStore(loadedRules.subscribe, loadedRules.get, loadedRules.get);
  const decided = useDecided(competition, loaded !== undefined);
  const isBehind = decidedKey(decided) !== decidedKey(competition);
  useEffect(() => {
    if (isBehind) void loadRules();
  }, [isBehind]);
  const sent = find(sentDraws(decided), subject);
  const rules = sent === undefined ? (loaded ?? use(loadRules())) : undefined;
  return useMemo(() => {
    if (sent !== undefined) return sent;
    if (rules === undefined) throw new Error("the rules of the draws have not come");
    return compute(rules, decided, subject);
  }, [sent, rules, decided, subject, compute]);
}

/** What the draws say about the bouts still to come. */
export const useDayFacts = (competition: Competition): DayFacts =>
  useFromDraws(competition, sentFacts, computeFacts);
const sentFacts = ({ facts }: Partial<SentDraws>) => facts;
const computeFacts = ({ dayFacts }: DrawRules, decided: Competition) => dayFacts(decided);

/** Who won what in every category that is over. */
export const useMedallists = (competition: Competition): ReadonlyMap<string, readonly Placed[]> =>
  useFromDraws(competition, sentMedallists, computeMedallists);
const sentMedallists = ({ medallists }: Partial<SentDraws>) => medallists;
const computeMedallists = ({ dayMedallists }: DrawRules, decided: Competition) => dayMedallists(decided);

/** Every draw of the day as a stamp, by its category. */
export const useDayStamps = (competition: Competition): ReadonlyMap<string, DrawStamp> =>
  useFromDraws(competition, sentStamps, computeStamps);
const sentStamps = ({ stamps }: Partial<SentDraws>) => stamps;
const computeStamps = ({ dayStamps }: DrawRules, decided: Competition) => dayStamps(decided);

/** What the draws say about one athlete. */
export const useFighterDraws = (competition: Competition, fighterUuid: string): FighterDraws =>
  useFromDraws(competition, sentFighter, computeFighter, fighterUuid);
const sentFighter = ({ fighter }: Partial<SentDraws>, uuid: string) =>
  fighter?.fighterUuid === uuid ? fighter : undefined;
const computeFighter = ({ fighterDraws }: DrawRules, decided: Competition, uuid: string) =>
  fighterDraws(decided, uuid);

/** A category of the competition as it is now, with its draw laid out. */
export function useSketchedCategory(competition: Competition, found: Category): SketchedCategory {
  const { drawn, sketch } = useFromDraws(competition, sentSketch, computeSketch, found.uuid);
  return useMemo(() => {
    const current = competition.categories.find(({ uuid }) => uuid === found.uuid) ?? found;
    return { ...categoryBase(competition, current), drawn, sketch };
  }, [competition, found, drawn, sketch]);
}
const sentSketch = ({ category }: Partial<SentDraws>, uuid: string) =>
  category?.categoryUuid === uuid ? category : undefined;
const computeSketch = ({ sketchedDraw }: DrawRules, decided: Competition, uuid: string) =>
  sketchedDraw(decided, uuid);

/** Counted anew after every result and as time goes by; the first time for the moment the data were read. */
export function useStartWindows(competition: Competition): StartWindows {
  const nowMs = useSlowNow(competition.serverTime);
  const dayFacts = useDayFacts(competition);
  return useMemo(() => startWindows(competition, dayFacts, nowMs), [competition, dayFacts, nowMs]);
}

import { useMemo, useSyncExternalStore } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import { SCOREBOARD_KEY, scoreboardListeners } from "./rememberScoreboard.ts";

type Settings = Pick<Competition, "title" | "commercials" | "rules" | "scoreboardType">;

/** SC2: the competition with what this machine last heard of its board, be it from the table in another window. */
export function useScoreboardSettings(competition: Competition): Competition {
  const kept = useSyncExternalStore(subscribe, readKept, () => undefined);
  return useMemo(() => withSettings(competition, parseSettings(kept, competition.uuid)), [competition, kept]);
}

const withSettings = (competition: Competition, settings: Settings | undefined) =>
  settings === undefined ? competition : { ...competition, ...settings };

/** SC3: a damaged value counts as none, and so does one of another competition. */
export function parseSettings(kept: string | undefined, uuid: string): Settings | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? "");
    if (!isSettings(value) || ("uuid" in value && value.uuid !== uuid)) return undefined;
    const { title, commercials, rules, scoreboardType } = value;
    return { title, commercials, rules, scoreboardType };
  } catch {
    return undefined;
  }
}

function isSettings(value: unknown): value is Settings {
  if (!isRecord(value)) return false;
  const { title, commercials, rules, scoreboardType } = value;
  return (
    typeof title === "string" &&
    (rules === null || isRecord(rules)) &&
    (scoreboardType === null || typeof scoreboardType === "string") &&
    Array.isArray(commercials) &&
    commercials.every(isCommercial)
  );
}

const isCommercial = (value: unknown) =>
  isRecord(value) &&
  typeof value["title"] === "string" &&
  typeof value["image"] === "string" &&
  typeof value["seconds"] === "number";

function readKept(): string | undefined {
  try {
    return localStorage.getItem(SCOREBOARD_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function subscribe(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === SCOREBOARD_KEY || key === null) onChange();
  };
  const unsubscribe = scoreboardListeners.subscribe(onChange);
  addEventListener("storage", hear);
  return () => {
    unsubscribe();
    removeEventListener("storage", hear);
  };
}

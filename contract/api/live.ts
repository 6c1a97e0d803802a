import type { competitions } from "./competitions.ts";
import type { displays } from "./displays.ts";
import { call, type ApiOptions } from "../call.ts";
import type { DisplaySelf } from "../display/display.ts";
import type { Competition, LiveFighting } from "../competition/entity.ts";
import type { Changes, PushFighting, PushSync } from "../realtime/realtime.ts";
import { checked, isRecord } from "../shape.ts";

/**
 * What a page that follows a competition is told by the server it came from. The page checks only what merging relies on:
 * the schemas of `entity.ts` would cost a phone as much as everything else the page does, and the server that fills
 * these messages checks them against the schemas in its tests.
 */
export function isLiveFighting(message: unknown): message is LiveFighting {
  return (
    isRecord(message) &&
    typeof message["uuid"] === "string" &&
    typeof message["state"] === "string" &&
    typeof message["version"] === "number" &&
    isRecord(message["points"]) &&
    isRecord(message["clock"]) &&
    hasLists(message, ["countdowns", "calls"])
  );
}

export const isPushFighting = (message: unknown): message is PushFighting =>
  isRecord(message) && isLiveFighting(message) && hasNumbers(message, ["rev", "prev", "serverTime"]);

export function isPushSync(message: unknown): message is PushSync {
  return (
    isRecord(message) &&
    typeof message["uuid"] === "string" &&
    typeof message["boot"] === "string" &&
    hasNumbers(message, ["rev"])
  );
}

export function isCompetition(document: unknown): document is Competition {
  return (
    isRecord(document) &&
    typeof document["uuid"] === "string" &&
    hasNumbers(document, ["rev", "serverTime"]) &&
    hasLists(document, ["categories", "fightings", "carpets"]) &&
    isRecord(document["teamScoring"]) &&
    // What a device kept from before ties were decided is loaded anew.
    Array.isArray(document["categories"]) &&
    document["categories"].every((category) => isRecord(category) && hasLists(category, ["decisions"]))
  );
}

/** What a screen of the hall shall show, as the officials say it. */
export const isDisplaySelf = (message: unknown): message is DisplaySelf =>
  isRecord(message) &&
  typeof message["id"] === "string" &&
  isRecord(message["show"]) &&
  Array.isArray(message["show"]["pages"]);

const isDisplayAnswer = (answer: unknown): answer is { readonly data: DisplaySelf } =>
  isRecord(answer) && isDisplaySelf(answer["data"]);

function isChanges(answer: unknown): answer is Changes {
  return (
    isRecord(answer) &&
    typeof answer["full"] === "boolean" &&
    hasNumbers(answer, ["rev", "serverTime"]) &&
    Array.isArray(answer["fightings"]) &&
    answer["fightings"].every(isPushFighting)
  );
}

export type LiveApi = ReturnType<typeof createLiveApi>;

/** The calls of a page that follows a competition; every other call is in `client.ts`. */
export function createLiveApi(options: ApiOptions) {
  const whole = (path: string) => call(options, checked(isCompetition), "GET", path);
  return {
    whole: (uuid: string) => whole(WHOLE.replace(":uuid", encodeURIComponent(uuid))),
    ofEvent: (id: number) => whole(OF_EVENT.replace(":id", String(id))),
    changes: (uuid: string, since: number) => {
      const path = CHANGES.replace(":uuid", encodeURIComponent(uuid));
      return call(options, checked(isChanges), "GET", `${path}?since=${since}`);
    },
    /** Made by a screen of the hall, with its own token. */
    display: () => call(options, checked(isDisplayAnswer), "GET", DISPLAY),
    reportDisplay: (offsetMs: number | null) =>
      call(options, nothing, "POST", REPORT, { data: { offsetMs } }),
  };
}

// As they are declared: by type only, the declarations bring the schemas of every answer along.
const WHOLE: typeof competitions.byUuid.path = "/competitions/uuid/:uuid";
const OF_EVENT: typeof competitions.ofEvent.path = "/events/:id/competition";
const CHANGES: typeof competitions.changes.path = "/competitions/uuid/:uuid/changes";
const DISPLAY: typeof displays.self.path = "/displays/self";
const REPORT: typeof displays.report.path = "/displays/self/report";

const nothing = (): void => undefined;

const hasNumbers = (record: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys.every((key) => typeof record[key] === "number");

const hasLists = (record: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys.every((key) => Array.isArray(record[key]));

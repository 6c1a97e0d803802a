import { call, type ApiOptions } from "../call.ts";
import type { DisplaySelf } from "../display/display.ts";
import type { Competition, LiveFighting } from "../competition/entity.ts";
import type { Change, Changes, PushSync } from "../realtime/realtime.ts";
import { checked, isRecord } from "../shape.ts";
import { pathOf } from "./path.ts";

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

/** Of our own server's change nothing more is needed to tell whether it leads on from what the page holds. */
export const isChange = (message: unknown): message is Change =>
  isRecord(message) &&
  typeof message["uuid"] === "string" &&
  hasNumbers(message, ["prev", "rev", "serverTime"]);

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
    hasLists(answer, ["fightings"])
  );
}

export type LiveApi = ReturnType<typeof createLiveApi>;

/** The calls of a page that follows a competition; every other call is in `client.ts`. */
export function createLiveApi(options: ApiOptions) {
  const whole = (path: string) => call(options, checked(isCompetition), "GET", path);
  return {
    whole: (uuid: string) => whole(pathOf("/competitions/uuid/:uuid", uuid)),
    ofEvent: (id: number) => whole(pathOf("/events/:id/competition", id)),
    changes: (uuid: string, since: number) => {
      const path = pathOf("/competitions/uuid/:uuid/changes", uuid);
      return call(options, checked(isChanges), "GET", `${path}?since=${since}`);
    },
    /** Made by a screen of the hall, with its own token. */
    display: () => call(options, checked(isDisplayAnswer), "GET", pathOf("/displays/self")),
    reportDisplay: (offsetMs: number | null) =>
      call(options, nothing, "POST", pathOf("/displays/self/report"), { data: { offsetMs } }),
  };
}

const nothing = (): void => undefined;

const hasNumbers = (record: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys.every((key) => typeof record[key] === "number");

const hasLists = (record: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys.every((key) => Array.isArray(record[key]));

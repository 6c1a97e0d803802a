import type { KeyObject } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import type { Plan } from "#domain/schedule/plan/plan.ts";
import type { Config } from "./config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { VapidKeys } from "./vapid.ts";
import type { Tables } from "../persistence/database/tables.ts";

/** What use cases and handlers are given instead of reaching for it. */
export type Deps = {
  readonly config: Config;
  readonly db: Kysely<Tables>;
  readonly tokenKey: KeyObject;
  /** Signs messages to browsers. */
  readonly vapid: VapidKeys;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Server time in milliseconds. */
  readonly now: () => number;
  /** Milliseconds that no setting of the clock moves: for how long something lasts. */
  readonly elapsedMs: () => number;
  readonly newId: () => string;
  /** A plan of the day, made where it holds nothing up. */
  readonly plan: (input: PlanInput) => Promise<Plan>;
  /** Tells the change feed that something was committed; never called before the commit. */
  readonly wakeFeed: (competitionUuid: string) => void;
  /** Of what only they see: the beacon they get every few seconds goes out at once. */
  readonly tellOfficials: (competitionUuid: string) => void;
};

/** Before the feed, its sockets and the thread that plans are there. */
export type DepsWithoutFeed = Omit<Deps, "wakeFeed" | "tellOfficials" | "plan">;

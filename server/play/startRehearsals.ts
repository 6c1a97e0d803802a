import { setTimeout as sleep } from "node:timers/promises";
import type { Fighting } from "#contract/competition/entity.ts";
import { createChance } from "#domain/draw/chance.ts";
import type { Deps } from "../environment/deps.ts";
import { findBoutEvents } from "../persistence/bout/boutLog.ts";
import { findCompetitionCarpets } from "../persistence/day/matQueues.ts";
import {
  findRehearsals,
  findRealBouts,
  holdRehearsal,
  letRehearsalGo,
  type FoundRehearsal,
} from "../persistence/rehearsal/rehearsalRows.ts";
import { rehearsalUuid } from "../persistence/rehearsal/copyRows.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { rowToRecordedEvent } from "../usecases/bout/boutTable.ts";
import { endForgottenRehearsals } from "../usecases/rehearsal/endRehearsal.ts";
import { GivenUp } from "./keepTrying.ts";
import { playMat, type Course } from "./mat.ts";
import { nextStep } from "./nextStep.ts";
import { runPodium } from "./podium.ts";
import { createRehearsalClient } from "./rehearsalClient.ts";
import { replayCourse } from "./replay.ts";
import { createTempo } from "./tempo.ts";

export type RunningRehearsals = {
  readonly lookNow: () => void;
  readonly stop: () => Promise<void>;
};
export type Rehearsals = {
  readonly start: () => RunningRehearsals;
  /** Somebody has started or changed one here: what looks rarely looks now. */
  readonly lookNow: () => void;
};

/** For an app, which may tell of a change before and after it plays. */
export function createRehearsals(deps: Deps, snapshots: Options["snapshots"]): Rehearsals {
  let running: RunningRehearsals | undefined;
  return {
    start: () => (running = startRehearsals(deps, { player: deps.newId(), snapshots })),
    lookNow: () => running?.lookNow(),
  };
}

type Options = {
  /** Which of several servers this is; another one plays on when it has been silent for long. */
  readonly player: string;
  readonly snapshots: Pick<Snapshots, "find">;
};

/** While one is played here, so that a pause or another speed is heard soon. */
const LOOK_MS = 500;
/** While none is: only what another server was told, or left unfinished, is found so late. */
const IDLE_MS = 5000;
const HOLD_MS = 3000;
const SILENT_MS = 10_000;
const TIDY_EVERY_MS = 3_600_000;

/** Plays whatever rehearsal is to be played, also after a restart, as the database says and no other server does (RH8, RH10). */
export function startRehearsals(deps: Deps, { player, snapshots }: Options): RunningRehearsals {
  const ended = new AbortController();
  const played = new Map<number, Played>();
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "rehearsals were not looked after");

  /** Ours as long as we say so every few seconds: a commit waits for the disk, and tables wait for it. */
  const isHeld = async ({ event_id: id, player: holder, player_seen_ms: seenMs }: FoundRehearsal) => {
    const nowMs = deps.now();
    if (holder === player && nowMs - (seenMs ?? 0) < HOLD_MS) return true;
    return holdRehearsal(deps.db, id, { player, nowMs, silentMs: SILENT_MS });
  };

  let tidiedMs = 0;
  const look = async () => {
    if (deps.now() - tidiedMs > TIDY_EVERY_MS) {
      await endForgottenRehearsals(deps);
      tidiedMs = deps.now();
    }
    const wanted = new Map<number, FoundRehearsal>();
    for (const found of await findRehearsals(deps.db)) {
      const { event_id: id, is_playing } = found;
      // In a pause its tables keep their mats.
      if (!is_playing && played.has(id)) wanted.set(id, { ...found, speed: 0 });
      if (is_playing && (await isHeld(found))) wanted.set(id, found);
    }
    for (const [eventId, { rehearsal, tempo, stop }] of played) {
      const now = wanted.get(eventId);
      if (now?.actor_id === rehearsal.actor_id) tempo.setSpeed(now.speed);
      else {
        played.delete(eventId);
        void stop();
      }
    }
    for (const [eventId, rehearsal] of wanted)
      if (!played.has(eventId)) played.set(eventId, await play(deps, snapshots, rehearsal));
  };
  const watching = keepLooking(() => look().catch(onError), {
    isBusy: () => played.size > 0,
    ended: ended.signal,
  });
  return {
    lookNow: watching.lookNow,
    stop: async () => {
      ended.abort();
      await watching.done;
      await Promise.all([...played.values()].map(({ stop }) => stop()));
      for (const eventId of played.keys()) await letRehearsalGo(deps.db, eventId, player).catch(onError);
    },
  };
}

type Looking = { readonly isBusy: () => boolean; readonly ended: AbortSignal };

/** Often while something is played, rarely otherwise, and at once when it is asked for (RH17). */
function keepLooking(look: () => Promise<void>, { isBusy, ended }: Looking) {
  let resting = new AbortController();
  const run = async () => {
    while (!ended.aborted) {
      resting = new AbortController();
      await look();
      const signal = AbortSignal.any([ended, resting.signal]);
      await sleep(isBusy() ? LOOK_MS : IDLE_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  };
  return { lookNow: () => resting.abort(), done: run() };
}

type Played = {
  readonly rehearsal: FoundRehearsal;
  readonly tempo: ReturnType<typeof createTempo>;
  readonly stop: () => Promise<void>;
};

/** How long a table has to stop its clock before it is left. */
const CLOSING_MS = 1500;

async function play(
  deps: Deps,
  snapshots: Pick<Snapshots, "find">,
  rehearsal: FoundRehearsal,
): Promise<Played> {
  const ended = new AbortController();
  const tempo = createTempo(rehearsal.speed, ended.signal);
  const client = createRehearsalClient(deps, snapshots, rehearsal);
  const onTrouble = (cause: unknown) => {
    if (cause instanceof GivenUp) deps.log.info(`a table of a rehearsal stops: ${cause.message}`);
    else deps.log.warn({ err: cause }, "a table of a rehearsal had trouble and tries again");
  };
  const common = { client, competitionUuid: rehearsal.competition_uuid, tempo, onTrouble };
  const courseOf = await courses(deps, rehearsal);
  const carpets = await findCompetitionCarpets(deps.db, rehearsal.competition_id);
  const working = [
    ...carpets.map(({ uuid }) => playMat({ ...common, carpetUuid: uuid, courseOf })),
    runPodium(common),
  ];
  return {
    rehearsal,
    tempo,
    stop: async () => {
      tempo.setSpeed(0);
      await sleep(CLOSING_MS);
      ended.abort();
      await Promise.all(working);
    },
  };
}

/** As the bout really went, when the same two have met; else invented, the same way every time (RH6). */
async function courses({ db }: Deps, { document_id: salt, rehearsal_of }: FoundRehearsal) {
  const real = new Map(
    (await findRealBouts(db, rehearsal_of ?? 0)).map((bout) => [rehearsalUuid(salt, bout.uuid), bout]),
  );
  return async (fighting: Fighting): Promise<Course> => {
    const bout = real.get(fighting.uuid);
    const [red, blue] = fighting.slots.map(({ fighter }) => fighter);
    const isSame = (uuid: string | null | undefined, here: string | null | undefined) =>
      uuid !== null && uuid !== undefined && rehearsalUuid(salt, uuid) === here;
    const recorded =
      bout !== undefined && isSame(bout.red_uuid, red) && isSame(bout.blue_uuid, blue)
        ? (await findBoutEvents(db, bout.uuid)).map(rowToRecordedEvent)
        : [];
    const replayed = replayCourse(recorded);
    const chance = createChance(`${salt}:${fighting.uuid}`);
    return (state, nowMs) => replayed(state, nowMs) ?? nextStep(state, nowMs, chance);
  };
}

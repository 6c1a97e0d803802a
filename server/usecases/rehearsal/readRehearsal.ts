import { isProgramDevice } from "#contract/table/tableState.ts";
import {
  REHEARSAL_DAYS,
  REHEARSAL_SPEEDS,
  type Rehearsal,
  type RehearsalChange,
} from "#contract/rehearsal/rehearsal.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { rehearsalUuid } from "../../persistence/rehearsal/copyRows.ts";
import {
  findBoutStates,
  findMatHolders,
  findRealBouts,
  findRehearsalOf,
  openRehearsal,
  updateRehearsal,
  type FoundRehearsal,
} from "../../persistence/rehearsal/rehearsalRows.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { RehearsalProblem } from "./endRehearsal.ts";

const DAY_MS = 86_400_000;
/** Who has not been heard of for this long does not sit there any more; the program then goes on. */
const GONE_MS = 3 * 60_000;

/** Null while there is none. */
export async function readRehearsal(
  { db, now }: Pick<Deps, "db" | "now">,
  { id }: Pick<EventRow, "id">,
): Promise<Rehearsal | null> {
  const found = await findRehearsalOf(db, id);
  const event = await findEventById(db, id);
  if (found === undefined || event === undefined) return null;
  const bouts = await findBoutStates(db, found.competition_id);
  const copies = new Set(bouts.map(({ uuid }) => uuid));
  const real = (await findRealBouts(db, id)).filter(
    ({ uuid, state }) => state === "finished" && copies.has(rehearsalUuid(found.document_id, uuid)),
  );
  const leftOn = (carpet: number) =>
    bouts.filter(({ carpet_id, state }) => carpet_id === carpet && state !== "finished").length;
  const holders = await findMatHolders(db, found.competition_id);
  return {
    eventId: found.event_id,
    competitionUuid: found.competition_uuid,
    name: found.name,
    state: stateOf(found, bouts),
    speed: REHEARSAL_SPEEDS.find((speed) => speed === found.speed) ?? 1,
    isOpen: found.is_rehearsal_open,
    canOpen: isShown(event),
    madeAt: found.made_ms,
    deletedAt: found.made_ms + REHEARSAL_DAYS * DAY_MS,
    bouts: bouts.length,
    finished: bouts.filter(({ state }) => state === "finished").length,
    replayed: real.length,
    mats: holders.map(({ id: carpet, uuid, name, device_id, seen_ms, person }) => {
      const isThere = device_id !== null && now() - (seen_ms ?? 0) < GONE_MS;
      const isPerson = isThere && !isProgramDevice(device_id);
      const holder = isPerson ? "person" : isThere || found.is_playing ? "program" : "nobody";
      return { uuid, name, holder, person: isPerson ? person : null, left: leftOn(carpet) };
    }),
  };
}

function stateOf(
  { is_playing }: FoundRehearsal,
  bouts: readonly { readonly state: string }[],
): Rehearsal["state"] {
  if (bouts.length > 0 && bouts.every(({ state }) => state === "finished")) return "finished";
  if (is_playing) return "playing";
  return bouts.every(({ state }) => state === "waiting") ? "ready" : "paused";
}

const isShown = ({ is_published, show_competition }: EventRow) => is_published && show_competition;

export type ChangeProblem = RehearsalProblem | { readonly code: "event-hidden" };

/** Played or paused, faster or slower, seen by everybody or not; the program reads it from here (RH8, RH13). */
export async function changeRehearsal(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  viewer: Identity,
  event: EventRow,
  { speed, isPlaying, isOpen }: RehearsalChange,
): Promise<Result<undefined, ChangeProblem>> {
  const done = await inTransaction<string, ChangeProblem>(deps.db, async (trx) => {
    const found = await findRehearsalOf(trx, event.id);
    if (found === undefined) return refuse({ code: "not-found" });
    // A copy must not show what the event itself keeps to itself.
    if (isOpen === true && !isShown(event)) return refuse({ code: "event-hidden" });
    const change = {
      ...(speed !== undefined && { speed }),
      ...(isPlaying !== undefined && { is_playing: isPlaying }),
      ...(isPlaying === true && { actor_id: viewer.accountId ?? null }),
    };
    if (Object.keys(change).length > 0) await updateRehearsal(trx, found.event_id, change);
    if (isOpen !== undefined) {
      await openRehearsal(trx, found.event_id, isOpen);
      await bumpRev(trx, found.competition_uuid, { isStructural: true });
    }
    await insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "rehearsal.change",
      object: `event:${event.id}`,
      after: { speed, isPlaying, isOpen },
    });
    return ok(found.competition_uuid);
  });
  if (!done.ok) return done;
  if (isOpen !== undefined) deps.wakeFeed(done.value);
  return ok(undefined);
}

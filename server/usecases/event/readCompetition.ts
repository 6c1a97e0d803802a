import type { Competition } from "#contract/competition/entity.ts";
import { liveFightingSchema } from "#contract/competition/entity.ts";
import type { Changes } from "#contract/realtime/realtime.ts";
import { canSeeCompetition, isOfficial, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByEventId, findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { findEventByDocumentId, findEventById } from "../../persistence/event/eventRows.ts";
import { findFeed, findHeadsSince } from "../../persistence/database/feed.ts";
import type { FeedRow, HeadRow } from "../../persistence/database/logTables.ts";
import { findWholeCompetition } from "../../persistence/event/wholeCompetition.ts";
import { presentCompetition, visibilityOf } from "../../present/competition.ts";
import { parseRef } from "../../query/refs.ts";

/** The competition as the viewer may see it; undefined for "absent" and "hidden" alike. */
export async function findVisibleCompetition(
  deps: Pick<Deps, "db">,
  viewer: Viewer,
  uuid: string,
): Promise<CompetitionRow | undefined> {
  return visibleTo(deps, viewer, await findCompetitionByUuid(deps.db, uuid));
}

/** Through its event a competition is seen by officials and by those the event shows it to; a uuid opens more (RL15, RL16). */
export async function findVisibleCompetitionOfEvent(deps: Pick<Deps, "db">, viewer: Viewer, eventId: number) {
  const { grants = [] } = viewer;
  const asVisitor: Viewer = isOfficial(viewer) ? viewer : { role: "public", grants };
  return visibleTo(deps, asVisitor, await findCompetitionByEventId(deps.db, eventId));
}

/** The same for an event that is named by its number or its documentId. */
export async function findCompetitionOfEvent(
  deps: Pick<Deps, "db">,
  viewer: Viewer,
  eventRef: string,
): Promise<Result<CompetitionRow, { readonly code: "not-found" | "no-competition" }>> {
  const ref = parseRef(eventRef);
  const event =
    "id" in ref ? await findEventById(deps.db, ref.id) : await findEventByDocumentId(deps.db, ref.documentId);
  if (event === undefined) return refuse({ code: "not-found" });
  const row = await findVisibleCompetitionOfEvent(deps, viewer, event.id);
  return row === undefined ? refuse({ code: "no-competition" }) : ok(row);
}

export async function readCompetition(
  deps: Pick<Deps, "db" | "now">,
  competitionId: number,
): Promise<Competition | undefined> {
  const whole = await findWholeCompetition(deps.db, competitionId);
  return whole && { ...presentCompetition(whole), serverTime: deps.now() };
}

export function readChanges(
  deps: Pick<Deps, "db" | "now">,
  competitionUuid: string,
  since: number,
): Promise<Changes> {
  const source: ChangesSource = {
    findFeed: () => findFeed(deps.db, competitionUuid),
    findHeadsSince: (rev) => findHeadsSince(deps.db, competitionUuid, rev),
    now: deps.now,
  };
  return changesSince(source, since);
}

type ChangesSource = {
  readonly findFeed: () => Promise<FeedRow | undefined>;
  readonly findHeadsSince: (rev: number) => Promise<readonly HeadRow[]>;
  readonly now: () => number;
};

/** A damaged database may hold a bout from the future; nobody waits for that to pass. */
const MOST_LOOKS = 5;

/** What changed since a rev: the bouts as they are now, or `full` when only the whole document will do. */
async function changesSince(source: ChangesSource, since: number, looks = MOST_LOOKS): Promise<Changes> {
  const feed = await source.findFeed();
  const rev = feed?.rev ?? 0;
  const serverTime = source.now();
  if (feed === undefined || since > rev || feed.structure_rev > since) {
    return { rev, full: rev !== since, serverTime, fightings: [] };
  }
  const heads = await source.findHeadsSince(since);
  // Something was committed between the two reads: look again, so that the rev and the bouts belong together.
  if (heads.some((head) => head.last_rev > rev)) {
    if (looks > 1) return changesSince(source, since, looks - 1);
    return { rev, full: true, serverTime, fightings: [] };
  }
  let prev = since;
  const fightings = heads.map((head) => {
    const push = { ...liveFightingSchema.parse(head.state), rev: head.last_rev, prev, serverTime };
    prev = head.last_rev;
    return push;
  });
  return { rev, full: false, serverTime, fightings };
}

export async function readRev(deps: Pick<Deps, "db">, competitionUuid: string): Promise<number> {
  return (await findFeed(deps.db, competitionUuid))?.rev ?? 0;
}

async function visibleTo(
  deps: Pick<Deps, "db">,
  viewer: Viewer,
  row: CompetitionRow | undefined,
): Promise<CompetitionRow | undefined> {
  if (row === undefined) return undefined;
  const event = row.event_id === null ? undefined : await findEventById(deps.db, row.event_id);
  return canSeeCompetition(viewer, visibilityOf(row, event)) ? row : undefined;
}

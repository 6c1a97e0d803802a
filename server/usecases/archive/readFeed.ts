import { isRehearsalUuid } from "#domain/rehearsal/mark.ts";
import type { Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { createTurns } from "../../environment/turns.ts";
import { readCategories } from "../../papers/eventFacts.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { presentFeed } from "./presentFeed.ts";
import type { Snapshot, Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { createEncodedBody, type EncodedBody } from "../../snapshots/encodedBody.ts";
import { findCompetitionOfEvent } from "../event/readCompetition.ts";

export type KeptFeed = { readonly etag: string; readonly body: EncodedBody };
type Feeds = (
  viewer: Viewer,
  event: string,
) => Promise<Result<KeptFeed, { readonly code: "not-found" | "no-competition" }>>;

const MOST_KEPT = 32;

/** Worked out and serialised once per rev of the competition; who may see it is asked every time (EX10). */
export function createFeeds(deps: Pick<Deps, "db" | "config">, snapshots: Snapshots): Feeds {
  const kept = new Map<string, { readonly of: string; readonly feed: Promise<KeptFeed | undefined> }>();
  return async (viewer, event) => {
    const row = await findCompetitionOfEvent(deps, viewer, event);
    if (!row.ok) return row;
    const { uuid, event_id: eventId } = row.value;
    if (isRehearsalUuid(uuid)) return refuse({ code: "not-found" });
    const snapshot = await snapshots.find(uuid);
    if (snapshot === undefined) return refuse({ code: "no-competition" });
    const known = kept.get(uuid);
    const feed = known?.of === snapshot.etag ? known.feed : writeFeed(deps, snapshot, eventId ?? 0);
    kept.delete(uuid);
    kept.set(uuid, { of: snapshot.etag, feed });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? uuid);
    const found = await feed.catch((cause: unknown) => {
      kept.delete(uuid);
      throw cause;
    });
    return found === undefined ? refuse({ code: "not-found" }) : ok(found);
  };
}

async function writeFeed(
  { db, config }: Pick<Deps, "db" | "config">,
  { document, etag }: Snapshot,
  eventId: number,
): Promise<KeptFeed | undefined> {
  const event = await findEventById(db, eventId);
  if (event === undefined) return undefined;
  const categories = await readCategories(document, createTurns());
  const feed = presentFeed({ event, competition: document, categories, timeZone: config.timeZone });
  return { etag: etag.replace(/^"/, '"feed-'), body: createEncodedBody(JSON.stringify(feed)) };
}

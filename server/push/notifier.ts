import type { Locale } from "#contract/locale.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { noticesOf, type Notice, type NoticedBout } from "#domain/follow/notices.ts";
import { laterCategories } from "#domain/schedule/programme/programme.ts";
import type { Deps } from "../environment/deps.ts";
import {
  findPushFollowers,
  findPushSent,
  insertPushSent,
  type PushFollower,
  type PushSent,
} from "../persistence/account/pushSubscriptions.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { createCallOrders, type ExpectStarts } from "./callOrders.ts";
import type { Delivery } from "./deliveries.ts";
import { writeNotice, type PushContent } from "./pushWords.ts";

type NotifierDeps = Pick<Deps, "db" | "now">;
type Wanted = { readonly sent: PushSent; readonly follower: PushFollower; readonly notice: Notice };

/** Called too late is worse than not called; a result may wait for a phone that was off. */
const TTL_SECONDS = { ready: 900, next: 600, called: 300, result: 6 * 3600 } as const;

/** Finds what is news to the followers of a competition. What is given back is theirs to be told, and only now. */
export function createNewsFinder(deps: NotifierDeps, snapshots: Snapshots, expectStarts: ExpectStarts) {
  const lastSeen = new Map<string, string>();
  const orders = createCallOrders(deps, expectStarts);

  return async function findNews(uuid: string): Promise<Delivery[]> {
    const document = await findRunning(snapshots, uuid);
    const standing = matBouts(document, deps.now());
    if (document === undefined || standing.flat().length === 0) {
      lastSeen.delete(uuid);
      orders.forget(uuid);
      return [];
    }
    const mats = await orders.inCallOrder(document, standing);
    const notices = mats.flatMap((bouts) => noticesOf(bouts, deps.now()));
    // Most changes are points, and points are no notices.
    const seen = notices.map(({ kind, bout, fighter }) => `${kind} ${bout} ${fighter}`).join(",");
    if (lastSeen.get(uuid) === seen) return [];
    const day = dayOf(document);
    const wanted = await findWanted(deps, day, notices);
    const claimed = await claim(
      deps,
      [...wanted.values()].map(({ sent }) => sent),
    );
    lastSeen.set(uuid, seen);
    return claimed.flatMap((sent) => write(day, wanted.get(keyOf(sent))));
  };
}

async function findRunning(snapshots: Snapshots, uuid: string): Promise<PresentedCompetition | undefined> {
  const snapshot = await snapshots.find(uuid);
  if (snapshot === undefined || !snapshot.visibility.isShownByEvent) return undefined;
  return snapshot.document.status === "in_progress" ? snapshot.document : undefined;
}

/** By what is written down of it: an athlete and their team followed by one browser are one message (PN6). */
async function findWanted(deps: NotifierDeps, day: Day, notices: readonly Notice[]) {
  const refs = [...new Set(notices.flatMap((notice) => day.subjectsOf(notice).map(({ ref }) => ref)))];
  const rows = await findPushFollowers(deps.db, refs);
  const followers = Map.groupBy(
    rows.map((follower) => ({ follower, kinds: new Set(follower.kinds.split(" ")) })),
    ({ follower }) => subjectKey(follower),
  );
  const wanted = new Map<string, Wanted>();
  for (const notice of notices) {
    for (const { follower, kinds } of day
      .subjectsOf(notice)
      .flatMap((one) => followers.get(subjectKey(one)) ?? [])) {
      if (!kinds.has(notice.kind) || isOldNews(day, notice, follower)) continue;
      const about = isOfBout(follower) ? day.categoryOf(notice) : notice.fighter;
      const sent = { subscription_id: follower.id, fighting_uuid: notice.bout, about, kind: notice.kind };
      wanted.set(keyOf(sent), { sent, follower, notice });
    }
  }
  return wanted;
}

/** To them both corners matter alike. */
const isOfBout = ({ kind }: PushFollower) => kind === "category" || kind === "event";

const subjectKey = ({ kind, ref }: Subject) => `${kind} ${ref}`;

const isOldNews = (day: Day, { kind, bout }: Notice, { since_ms }: PushFollower) =>
  kind === "result" && day.finishedAtMs(bout) < since_ms;

/** What is still to be told, written down before it is sent: better once too few than twice (PN3). */
async function claim(deps: NotifierDeps, wanted: readonly PushSent[]): Promise<PushSent[]> {
  const known = await findPushSent(deps.db, [...new Set(wanted.map(({ fighting_uuid }) => fighting_uuid))]);
  const told = new Set(known.map(keyOf));
  const fresh = wanted.filter((sent) => !told.has(keyOf(sent)));
  return fresh.length === 0 ? [] : await insertPushSent(deps.db, fresh, deps.now());
}

const keyOf = ({ subscription_id, fighting_uuid, about, kind }: PushSent) =>
  [subscription_id, fighting_uuid, about, kind].join(" ");

function write(day: Day, wanted: Wanted | undefined): Delivery[] {
  if (wanted === undefined) return [];
  const { notice, follower } = wanted;
  const content = day.write(notice, follower.locale, isOfBout(follower));
  return content === undefined ? [] : [{ follower, content, ttlSeconds: TTL_SECONDS[notice.kind] }];
}

type Day = ReturnType<typeof dayOf>;
type Subject = Pick<PushFollower, "kind" | "ref">;

/** A competition with what a notice asks of it at hand. */
function dayOf(document: PresentedCompetition) {
  const bouts = new Map(document.fightings.map((bout) => [bout.uuid, bout]));
  const categories = new Map(document.categories.map((category) => [category.uuid, category]));
  const carpets = new Map(document.carpets.map(({ uuid, name }) => [uuid, name]));
  const fighters = new Map(
    document.categories.flatMap((category) => category.fighters).map((fighter) => [fighter.uuid, fighter]),
  );
  const categoryOf = ({ bout }: Notice) => bouts.get(bout)?.category.uuid ?? "";
  const eventRef = String(document.event?.id ?? "");
  /** Who has won a category is what everybody at an event asks. */
  const isFinal = ({ bout }: Notice) => isFinalStage(bouts.get(bout)?.stage);
  const teamOf = ({ fighter }: Notice) => String(fighters.get(fighter)?.team?.id ?? "");

  return {
    categoryOf,
    /** Who follows a category hears of calls and results and not of every warm-up, who follows an event of finals (PN6). */
    subjectsOf: (notice: Notice): Subject[] => [
      { kind: "fighter", ref: notice.fighter },
      { kind: "team", ref: teamOf(notice) },
      ...(notice.kind === "called" || notice.kind === "result"
        ? [{ kind: "category", ref: categoryOf(notice) } as const]
        : []),
      ...(notice.kind === "result" && isFinal(notice) ? [{ kind: "event", ref: eventRef } as const] : []),
    ],
    finishedAtMs: (bout: string) => Date.parse(bouts.get(bout)?.finishedAt ?? "") || 0,
    write: (notice: Notice, locale: Locale, isWholeBout: boolean): PushContent | undefined => {
      const bout = bouts.get(notice.bout);
      if (bout === undefined) return undefined;
      return writeNotice(locale, {
        kind: notice.kind,
        competition: document,
        category: categories.get(bout.category.uuid),
        bout,
        carpet: bout.carpet === null ? undefined : carpets.get(bout.carpet.uuid),
        before: notice.before,
        fighter: isWholeBout ? undefined : fighters.get(notice.fighter),
        corners: bout.slots.flatMap(({ fighter }) => fighters.get(fighter ?? "") ?? []),
      });
    },
  };
}

/** Nobody is told to get ready for a bout of another day, nor on a day that was closed (DY51, DY70). */
function matBouts(document: PresentedCompetition | undefined, nowMs: number): NoticedBout[][] {
  if (document === undefined) return [];
  const { carpets, fightings } = document;
  const later = document.programme && laterCategories(document.programme, nowMs);
  const bouts = new Map(fightings.map((bout) => [bout.uuid, bout]));
  return carpets.map((carpet) =>
    carpet.fightings.flatMap(({ uuid }): NoticedBout[] => {
      const bout = bouts.get(uuid);
      if (bout === undefined || (bout.state === "waiting" && later?.has(bout.category.uuid))) return [];
      const { state: status, fighters, finishedAt } = bout;
      return [
        {
          id: uuid,
          status,
          fighters: fighters.map((fighter) => fighter.uuid),
          finishedAtMs: finishedAt === null ? undefined : Date.parse(finishedAt),
        },
      ];
    }),
  );
}

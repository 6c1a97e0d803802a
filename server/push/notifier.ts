import { noticesOf, type Notice, type NoticedBout } from "#domain/follow/notices.ts";
import type { Deps } from "../deps.ts";
import {
  deletePushSubscription,
  findPushFollowers,
  findPushSent,
  insertPushSent,
  type PushFollower,
  type PushSent,
} from "../persistence/pushSubscriptions.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { writeNotice, type PushContent } from "./pushWords.ts";
import { sendPush, type PushFate } from "./sendPush.ts";

type NotifierDeps = Pick<Deps, "db" | "now" | "config" | "vapid">;
type Waiting = {
  readonly follower: PushFollower;
  readonly content: PushContent;
  readonly ttlSeconds: number;
};

/** Called too late is worse than not called; a result may wait for a phone that was off. */
const TTL_SECONDS = { ready: 900, next: 600, called: 300, result: 6 * 3600 } as const;

/** Tells the followers of one competition what is news to them. */
export async function notifyFollowers(deps: NotifierDeps, snapshots: Snapshots, uuid: string): Promise<void> {
  const snapshot = await snapshots.find(uuid);
  if (snapshot === undefined || !snapshot.visibility.isShownByEvent) return;
  const { document } = snapshot;
  if (document.status !== "in_progress") return;
  const notices = matBouts(document).flatMap((bouts) => noticesOf(bouts, deps.now()));
  if (notices.length === 0) return;
  const day = dayOf(document);
  const followers = await findPushFollowers(deps.db, [...new Set(notices.flatMap((one) => day.refsOf(one)))]);
  const wanted = new Map<string, Waiting & { readonly sent: PushSent }>();
  for (const notice of notices) {
    for (const follower of followers) {
      const told = tell(day, notice, follower);
      if (told !== undefined) wanted.set(keyOf(told.sent), told);
    }
  }
  const claimed = await claim(
    deps,
    [...wanted.values()].map(({ sent }) => sent),
  );
  await deliverAll(
    deps,
    claimed.flatMap((sent) => wanted.get(keyOf(sent)) ?? []),
  );
}

/** What is still to be told, written down before it is sent: better once too few than twice (PN3). */
async function claim(deps: NotifierDeps, wanted: readonly PushSent[]): Promise<PushSent[]> {
  const known = await findPushSent(deps.db, [...new Set(wanted.map(({ fighting_uuid }) => fighting_uuid))]);
  const told = new Set(known.map(keyOf));
  const fresh = wanted.filter((sent) => !told.has(keyOf(sent)));
  return fresh.length === 0 ? [] : await insertPushSent(deps.db, fresh, deps.now());
}

const keyOf = ({ subscription_id, fighting_uuid, about, kind }: PushSent) =>
  [subscription_id, fighting_uuid, about, kind].join(" ");

/** What this follower would be told of this notice. An athlete and their team followed by one browser are one message. */
function tell(day: Day, notice: Notice, follower: PushFollower) {
  const { kind, bout: fighting_uuid, fighter, before } = notice;
  if (!follower.kinds.split(" ").includes(kind) || !day.isAbout(notice, follower)) return undefined;
  if (kind === "result" && day.finishedAtMs(fighting_uuid) < follower.since_ms) return undefined;
  const isCategory = follower.kind === "category";
  const about = isCategory ? follower.ref : fighter;
  const content = day.write(notice, before, isCategory);
  const sent: PushSent = { subscription_id: follower.id, fighting_uuid, about, kind };
  return content && { sent, follower, content, ttlSeconds: TTL_SECONDS[kind] };
}

const AT_ONCE = 8;
const TRIES_AFTER_MS = [0, 2000, 8000];

async function deliverAll(deps: NotifierDeps, waiting: readonly Waiting[]): Promise<void> {
  const left = [...waiting];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await deliver(deps, next);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, work));
}

/** A service that does not answer is asked again, twice; a browser that is gone is forgotten (PN5). */
async function deliver(deps: NotifierDeps, { follower, content, ttlSeconds }: Waiting): Promise<void> {
  for (const waitMs of TRIES_AFTER_MS) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if ((await sendContent(deps, follower, content, ttlSeconds)) !== "failed") return;
  }
}

/** One message to one browser. */
export async function sendContent(
  deps: NotifierDeps,
  target: Pick<PushFollower, "endpoint" | "p256dh" | "auth">,
  content: PushContent,
  ttlSeconds: number,
): Promise<PushFate> {
  const { config, vapid, now, db } = deps;
  const sender = { keys: vapid, subject: config.publicUrl.origin, isLocalAllowed: config.isPushLocal, now };
  const fate = await sendPush(sender, target, { text: JSON.stringify(content), ttlSeconds });
  if (fate === "gone") await deletePushSubscription(db, target.endpoint);
  return fate;
}

type Day = ReturnType<typeof dayOf>;

/** A competition with what a notice asks of it at hand. */
function dayOf(document: PresentedCompetition) {
  const bouts = new Map(document.fightings.map((bout) => [bout.uuid, bout]));
  const categories = new Map(document.categories.map((category) => [category.uuid, category]));
  const carpets = new Map(document.carpets.map(({ uuid, name }) => [uuid, name]));
  const fighters = new Map(
    document.categories.flatMap((category) => category.fighters).map((fighter) => [fighter.uuid, fighter]),
  );
  const categoryOf = ({ bout }: Notice) => bouts.get(bout)?.category.uuid ?? "";
  const teamOf = ({ fighter }: Notice) => String(fighters.get(fighter)?.team?.id ?? "");

  return {
    refsOf: (notice: Notice) => [notice.fighter, categoryOf(notice), teamOf(notice)].filter(Boolean),
    /** Who follows a whole category hears of calls and results, and not of every warm-up (PN6). */
    isAbout: (notice: Notice, { kind, ref }: PushFollower) => {
      if (kind === "fighter") return ref === notice.fighter;
      if (kind === "team") return ref === teamOf(notice);
      return ref === categoryOf(notice) && (notice.kind === "called" || notice.kind === "result");
    },
    finishedAtMs: (bout: string) => Date.parse(bouts.get(bout)?.finishedAt ?? "") || 0,
    write: (notice: Notice, before: number, isCategory: boolean): PushContent | undefined => {
      const bout = bouts.get(notice.bout);
      if (bout === undefined) return undefined;
      return writeNotice({
        kind: notice.kind,
        competition: document,
        category: categories.get(bout.category.uuid),
        bout,
        carpet: bout.carpet === null ? undefined : carpets.get(bout.carpet.uuid),
        before,
        fighter: isCategory ? undefined : fighters.get(notice.fighter),
        corners: bout.slots.flatMap(({ fighter }) => fighters.get(fighter ?? "") ?? []),
      });
    },
  };
}

function matBouts({ carpets, fightings }: PresentedCompetition): NoticedBout[][] {
  const bouts = new Map(fightings.map((bout) => [bout.uuid, bout]));
  return carpets.map((carpet) =>
    carpet.fightings.flatMap(({ uuid }): NoticedBout[] => {
      const bout = bouts.get(uuid);
      if (bout === undefined) return [];
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

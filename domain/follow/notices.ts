import type { BoutStatus } from "../bout/vocabulary.ts";

/** What a follower can be told about a bout, in the order it happens. */
export const NOTICE_KINDS = ["ready", "next", "called", "result"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** One bout of a mat, as far as a notice needs it. */
export type NoticedBout = {
  readonly id: string;
  readonly status: BoutStatus;
  readonly fighters: readonly string[];
  readonly finishedAtMs?: number | undefined;
};

export type Notice = {
  readonly kind: NoticeKind;
  readonly bout: string;
  readonly fighter: string;
  /** Bouts of the same mat that come first. */
  readonly before: number;
};

/** PN2: time to warm up, and time to stand at the mat. */
const READY_BEFORE = 5;
const NEXT_BEFORE = 2;
/** A result that is older is no news any more; a server that was away does not tell the whole day at once. */
const NEWS_MS = 15 * 60_000;

/**
 * What is true of a mat now and worth telling. Whoever tells it remembers what was told: the same is found again with
 * every look (PN3).
 */
export function noticesOf(bouts: readonly NoticedBout[], nowMs: number): Notice[] {
  const open = bouts.filter(({ status }) => status !== "finished");
  const inOrder = [...open.filter(isOnMat), ...open.filter((bout) => !isOnMat(bout))];
  const ahead = inOrder.flatMap((bout, before) => tell(bout, before, aheadKind(bout, before)));
  const over = bouts.flatMap((bout) => tell(bout, 0, isNews(bout, nowMs) ? "result" : undefined));
  return [...ahead, ...over];
}

const isOnMat = ({ status }: NoticedBout) => status !== "waiting" && status !== "finished";

function aheadKind(bout: NoticedBout, before: number): NoticeKind | undefined {
  if (isOnMat(bout)) return "called";
  if (before <= NEXT_BEFORE) return "next";
  return before <= READY_BEFORE ? "ready" : undefined;
}

function isNews({ status, finishedAtMs }: NoticedBout, nowMs: number): boolean {
  return status === "finished" && finishedAtMs !== undefined && nowMs - finishedAtMs < NEWS_MS;
}

const tell = ({ id, fighters }: NoticedBout, before: number, kind: NoticeKind | undefined): Notice[] =>
  kind === undefined ? [] : fighters.map((fighter) => ({ kind, bout: id, fighter, before }));

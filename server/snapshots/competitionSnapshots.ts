import { setImmediate as nextTurn } from "node:timers/promises";
import type { Change } from "#contract/realtime/realtime.ts";
import type { Visibility } from "#domain/access/access.ts";
import type { DepsWithoutFeed } from "../environment/deps.ts";
import { findCompetitionByUuid } from "../persistence/event/competitionRows.ts";
import { findFeed } from "../persistence/database/feed.ts";
import { findWholeCompetition, type WholeCompetition } from "../persistence/event/wholeCompetition.ts";
import { presentCompetition, visibilityOf, type PresentedCompetition } from "../present/competition.ts";
import { createChangeHistory, type ChangeHistory } from "./changeHistory.ts";
import { createEncodedBody, type EncodedBody } from "./encodedBody.ts";

/** A competition as everybody who may see it gets it: presented once per rev, written and compressed when it is asked for. */
export type Snapshot = {
  readonly document: PresentedCompetition;
  readonly visibility: Visibility;
  readonly etag: string;
  readonly body: EncodedBody;
};

export type Snapshots = {
  readonly find: (competitionUuid: string) => Promise<Snapshot | undefined>;
  /** What is kept and known to be current, without asking the database. */
  readonly peek: (competitionUuid: string) => Snapshot | undefined;
  /** What leads on from a rev; from a rev too far back nothing does, and the answer says so by its `prev` (RT38). */
  readonly changeSince: (competitionUuid: string, rev: number) => Promise<Change | undefined>;
  /** Something of this competition was committed. */
  readonly invalidate: (competitionUuid: string) => void;
};

type Held = {
  readonly snapshot: Snapshot;
  readonly rows: WholeCompetition;
  readonly history: ChangeHistory<PresentedCompetition>;
  checkedAtMs: number;
  isStale: boolean;
};

const MOST_HELD = 32;
/** Another instance's commits are seen this late at most; our own at once. */
const RECHECK_MS = 1000;

export function createSnapshots(deps: DepsWithoutFeed, boot: string): Snapshots {
  const held = new Map<string, Held>();
  const readings = createReadings(deps, boot, held);
  const isAlone = deps.config.database.kind === "sqlite";

  const isCurrent = ({ checkedAtMs, isStale }: Held) =>
    !isStale && (isAlone || deps.now() - checkedAtMs < RECHECK_MS);

  const isFresh = async (uuid: string, known: Held): Promise<boolean> => {
    if (isCurrent(known)) return true;
    if (known.isStale) return false;
    const rev = (await findFeed(deps.db, uuid))?.rev ?? 0;
    if (rev !== known.snapshot.document.rev) return false;
    known.checkedAtMs = deps.now();
    return true;
  };

  const findHeld = async (uuid: string): Promise<Held | undefined> => {
    const known = held.get(uuid);
    if (known === undefined || !(await isFresh(uuid, known))) return readings.next(uuid);
    deps.metrics.competitionAsked(true);
    return known;
  };

  return {
    find: async (uuid) => (await findHeld(uuid))?.snapshot,
    peek: (uuid) => {
      const known = held.get(uuid);
      return known !== undefined && isCurrent(known) ? known.snapshot : undefined;
    },
    changeSince: async (uuid, rev) => (await findHeld(uuid))?.history.since(rev, deps.now()),
    invalidate: (uuid) => {
      const known = held.get(uuid);
      if (known !== undefined) known.isStale = true;
      readings.overtake(uuid);
    },
  };
}

type Reading = { readonly held: Promise<Held | undefined>; readonly mark: { isOvertaken: boolean } };

/** One reading after the other, each from where the last one ended: so the changes between them leave nothing out. */
function createReadings(deps: DepsWithoutFeed, boot: string, held: Map<string, Held>) {
  const underWay = new Map<string, Reading>();

  const readAfter = async (uuid: string, earlier: Reading | undefined, mark: Reading["mark"]) => {
    await Promise.allSettled([earlier?.held]);
    const next = await deps.metrics.timeBuild(readOn(deps, uuid, boot, held.get(uuid)));
    if (next === undefined) held.delete(uuid);
    else {
      // What was committed while we read may be missing from it: then it serves this caller, and the next one reads on.
      next.isStale = mark.isOvertaken;
      keep(held, uuid, next);
    }
    return next;
  };

  return {
    next: async (uuid: string): Promise<Held | undefined> => {
      const earlier = underWay.get(uuid);
      const isUnderWay = earlier !== undefined && !earlier.mark.isOvertaken;
      deps.metrics.competitionAsked(isUnderWay);
      if (isUnderWay) return earlier.held;
      const mark = { isOvertaken: false };
      const reading = { mark, held: readAfter(uuid, earlier, mark) };
      underWay.set(uuid, reading);
      try {
        return await reading.held;
      } finally {
        if (underWay.get(uuid) === reading) underWay.delete(uuid);
      }
    },
    overtake: (uuid: string) => {
      const reading = underWay.get(uuid);
      if (reading !== undefined) reading.mark.isOvertaken = true;
    },
  };
}

function keep(held: Map<string, Held>, uuid: string, entry: Held): void {
  held.delete(uuid);
  held.set(uuid, entry);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

async function readOn(
  deps: Pick<DepsWithoutFeed, "db" | "now">,
  uuid: string,
  boot: string,
  known: Held | undefined,
): Promise<Held | undefined> {
  const row = known?.rows.competition ?? (await findCompetitionByUuid(deps.db, uuid));
  const rows = row && (await findWholeCompetition(deps.db, row.id, known?.rows));
  if (rows === undefined) return undefined;
  if (rows === known?.rows) return { ...known, checkedAtMs: deps.now() };
  await nextTurn();
  const presented = presentCompetition(rows);
  const history = known?.history ?? createChangeHistory(presented);
  const document = history.readOn(presented);
  const snapshot = {
    document,
    visibility: visibilityOf(rows.competition, rows.event),
    etag: `"${document.rev}-${boot.slice(0, 8)}"`,
    body: createEncodedBody(() => documentText(document)),
  };
  return { snapshot, rows, history, checkedAtMs: deps.now(), isStale: false };
}

const texts = new WeakMap<object, string>();

/** The document as JSON. A part that has not changed since it was last written down is not written again. */
function documentText(document: PresentedCompetition): string {
  const { categories, fightings, carpets, ...head } = document;
  const lists = Object.entries({ categories, fightings, carpets }).map(
    ([name, parts]) => `"${name}":[${parts.map(partText).join(",")}]`,
  );
  return `${JSON.stringify(head).slice(0, -1)},${lists.join(",")}}`;
}

function partText(part: object): string {
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

import type { Change } from "#contract/realtime/realtime.ts";
import type { Visibility } from "#domain/access/access.ts";
import type { DepsWithoutFeed } from "../environment/deps.ts";
import { findCompetitionByUuid } from "../persistence/event/competitionRows.ts";
import { findFeed } from "../persistence/database/feed.ts";
import { findWholeCompetition, type WholeCompetition } from "../persistence/event/wholeCompetition.ts";
import { presentCompetition, visibilityOf, type PresentedCompetition } from "../present/competition.ts";
import { createChangeHistory, type ChangeHistory } from "./changeHistory.ts";
import { documentText } from "./documentText.ts";
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
  const reading = new Map<string, Promise<Held | undefined>>();
  const isAlone = deps.config.database.kind === "sqlite";

  const isCurrent = ({ checkedAtMs, isStale }: Held) =>
    !isStale && (isAlone || deps.now() - checkedAtMs < RECHECK_MS);

  const isFresh = async (uuid: string, known: Held): Promise<boolean> => {
    if (isCurrent(known)) return true;
    if (known.isStale) return false;
    const rev = (await findFeed(deps.db, uuid))?.rev ?? 0;
    known.checkedAtMs = deps.now();
    return rev === known.snapshot.document.rev;
  };

  /** One reading after the other, each from where the last one ended: so the changes between them leave nothing out. */
  const read = (uuid: string): Promise<Held | undefined> => {
    const isLatest = () => reading.get(uuid) === started;
    const earlier = reading.get(uuid) ?? Promise.resolve();
    const started = earlier
      .catch(() => undefined)
      .then(() => deps.metrics.timeBuild(readOn(deps, uuid, { boot, known: held.get(uuid) })))
      .then((next) => {
        if (next === undefined) held.delete(uuid);
        // What was committed while we read may be missing from it: then it serves this caller, and the next one reads on.
        else keep(held, uuid, Object.assign(next, { isStale: overtaken.has(started) }));
        return next;
      })
      .finally(() => void (isLatest() && reading.delete(uuid)));
    reading.set(uuid, started);
    return started;
  };
  const overtaken = new WeakSet<Promise<unknown>>();

  const findHeld = async (uuid: string): Promise<Held | undefined> => {
    const known = held.get(uuid);
    const isKept = known !== undefined && (await isFresh(uuid, known));
    const current = isKept ? undefined : reading.get(uuid);
    const isUnderWay = current !== undefined && !overtaken.has(current);
    deps.metrics.competitionAsked(isKept || isUnderWay);
    if (isKept) return known;
    return isUnderWay ? current : read(uuid);
  };

  return {
    find: async (uuid) => (await findHeld(uuid))?.snapshot,
    peek: (uuid) => {
      const known = held.get(uuid);
      return known !== undefined && isCurrent(known) ? known.snapshot : undefined;
    },
    changeSince: async (uuid, rev) => {
      const known = await findHeld(uuid);
      return known?.history.since(rev, deps.now());
    },
    invalidate: (uuid) => {
      const known = held.get(uuid);
      if (known !== undefined) known.isStale = true;
      const current = reading.get(uuid);
      if (current !== undefined) overtaken.add(current);
    },
  };
}

function keep(held: Map<string, Held>, uuid: string, entry: Held): void {
  held.delete(uuid);
  held.set(uuid, entry);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

type Reading = { readonly boot: string; readonly known: Held | undefined };

async function readOn(
  deps: Pick<DepsWithoutFeed, "db" | "now">,
  uuid: string,
  { boot, known }: Reading,
): Promise<Held | undefined> {
  const row = known?.rows.competition ?? (await findCompetitionByUuid(deps.db, uuid));
  const rows = row && (await findWholeCompetition(deps.db, row.id, known?.rows));
  if (rows === undefined) return undefined;
  if (rows === known?.rows) return { ...known, checkedAtMs: deps.now() };
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

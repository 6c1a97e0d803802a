import type { Visibility } from "#domain/access/access.ts";
import type { DepsWithoutFeed } from "../environment/deps.ts";
import { findCompetitionByUuid } from "../persistence/event/competitionRows.ts";
import { findFeed } from "../persistence/database/feed.ts";
import { findWholeCompetition } from "../persistence/event/wholeCompetition.ts";
import { presentCompetition, visibilityOf, type PresentedCompetition } from "../present/competition.ts";
import { createEncodedBody, type EncodedBody } from "./encodedBody.ts";

/** A competition as everybody who may see it gets it: presented, serialised and compressed once per rev. */
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
  /** Something of this competition was committed. */
  readonly invalidate: (competitionUuid: string) => void;
};

type Held = { snapshot: Snapshot; checkedAtMs: number };

const MOST_HELD = 32;
/** Another instance's commits are seen this late at most; our own at once. */
const RECHECK_MS = 1000;

export function createSnapshots(deps: DepsWithoutFeed, boot: string): Snapshots {
  const held = new Map<string, Held>();
  const building = new Map<string, Promise<Snapshot | undefined>>();
  const isAlone = deps.config.database.kind === "sqlite";

  const isCurrent = ({ checkedAtMs }: Held) => isAlone || deps.now() - checkedAtMs < RECHECK_MS;

  const isFresh = async (uuid: string, known: Held): Promise<boolean> => {
    if (isCurrent(known)) return true;
    const rev = (await findFeed(deps.db, uuid))?.rev ?? 0;
    known.checkedAtMs = deps.now();
    return rev === known.snapshot.document.rev;
  };

  const build = (uuid: string): Promise<Snapshot | undefined> => {
    const isLatest = () => building.get(uuid) === started;
    const started = deps.metrics
      .timeBuild(readSnapshot(deps, uuid, boot))
      .then((snapshot) => {
        // What was committed while we read may be missing from it: then it serves this caller and is not kept.
        if (snapshot !== undefined && isLatest()) keep(held, uuid, { snapshot, checkedAtMs: deps.now() });
        return snapshot;
      })
      .finally(() => void (isLatest() && building.delete(uuid)));
    building.set(uuid, started);
    return started;
  };

  return {
    find: async (uuid) => {
      const known = held.get(uuid);
      const isKept = known !== undefined && (await isFresh(uuid, known));
      const underWay = isKept ? undefined : building.get(uuid);
      deps.metrics.competitionAsked(isKept || underWay !== undefined);
      if (isKept) return known.snapshot;
      held.delete(uuid);
      return underWay ?? build(uuid);
    },
    peek: (uuid) => {
      const known = held.get(uuid);
      return known !== undefined && isCurrent(known) ? known.snapshot : undefined;
    },
    invalidate: (uuid) => {
      held.delete(uuid);
      building.delete(uuid);
    },
  };
}

function keep(held: Map<string, Held>, uuid: string, entry: Held): void {
  held.set(uuid, entry);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

async function readSnapshot(
  deps: Pick<DepsWithoutFeed, "db">,
  uuid: string,
  boot: string,
): Promise<Snapshot | undefined> {
  const row = await findCompetitionByUuid(deps.db, uuid);
  const whole = row && (await findWholeCompetition(deps.db, row.id));
  if (whole === undefined) return undefined;
  const document = presentCompetition(whole);
  return {
    document,
    visibility: visibilityOf(whole.competition, whole.event),
    etag: `"${document.rev}-${boot.slice(0, 8)}"`,
    body: createEncodedBody(JSON.stringify(document)),
  };
}

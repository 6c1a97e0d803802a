import type { HttpRequest, HttpResponse } from "#contract/call.ts";
import type { Change } from "#contract/realtime/realtime.ts";
import { leaseRequestSchema, submitRequestSchema } from "#contract/bout/submit.ts";
import type { Identity } from "#server/auth/identify.ts";
import { rowToRecordedEvent } from "#server/usecases/bout/boutTable.ts";
import { decideSubmission } from "#server/usecases/bout/submitBoutEvents.ts";
import { decideLease } from "#server/usecases/bout/takeLease.ts";
import { logOf, setFeed, type Disk } from "./disk.ts";
import { startFeed, wholeCompetition, type Screen, type SimulatedFeed } from "./serverFeed.ts";
import { COMPETITION } from "./stage.ts";
import { createTransactions, StorageFault, type TransactionParts } from "./transactions.ts";

export type Server = ReturnType<typeof createServer>;

/** The real decisions over the simulated disk, in a process that may end at any moment. */
export function createServer(parts: TransactionParts) {
  const { world, disk, hooks } = parts;
  const screens = new Set<Screen>();
  let life = 0;
  let isUp = true;
  const begin = () => {
    const mine = (life += 1);
    const process = { isAlive: () => isUp && mine === life, boot: `${mine}` };
    return startFeed({ world, disk, screens, hasBeacon: hooks.hasBeacon, ...process });
  };
  const crash = () => {
    world.note("server: killed");
    isUp = false;
    transactions.loseUnflushed();
    dropAll(screens);
    world.after(world.between(50, 2500), () => {
      if (isUp) return;
      isUp = true;
      feed = begin();
      world.note("server: up again");
    });
  };
  const transactions = createTransactions(parts, crash);
  let feed = begin();
  const route = createRoutes(parts, transactions, () => feed);

  return {
    /** Fails when it is down, or ends before it has answered. */
    receive: async (viewer: Identity, request: HttpRequest, requestKey: string): Promise<HttpResponse> => {
      const mine = isUp ? life : 0;
      const response = mine === 0 ? undefined : await route(viewer, request, requestKey);
      if (response === undefined || !isUp || mine !== life) throw new Error("no answer");
      return response;
    },
    /** What the screen misses; undefined while the server is down. */
    join: async (screen: Screen, rev: number): Promise<Change | undefined> => {
      if (!isUp) return undefined;
      await feed.watch(COMPETITION);
      screens.add(screen);
      return feed.changeSince(rev);
    },
    leave: (screen: Screen) => void screens.delete(screen),
    isUp: () => isUp,
    crash: () => void (isUp && crash()),
    rename: () => {
      if (!isUp) return;
      rename(disk);
      feed.wake(COMPETITION);
    },
    whole: () => wholeCompetition(world, disk),
    record: (bout: string) => logOf(disk, bout).map(rowToRecordedEvent),
  };
}

function dropAll(screens: Set<Screen>): void {
  for (const screen of screens) screen.drop();
  screens.clear();
}

/** Somebody changes the competition itself: every screen must load it whole. */
function rename(disk: Disk): void {
  const rev = disk.feed.rev + 1;
  setFeed(disk, { ...disk.feed, rev, structure_rev: rev }, []);
  disk.title = `day ${rev}`;
}

function createRoutes(
  { world, disk, hooks, judge }: TransactionParts,
  transactions: ReturnType<typeof createTransactions>,
  feed: () => SimulatedFeed,
) {
  const submit = async (viewer: Identity, bout: string, body: unknown) => {
    const { data } = submitRequestSchema.parse(body);
    const made = hooks.submission({ fightingUuid: bout, viewer, request: data }, disk);
    const decided = await transactions.run(made, (store) => decideSubmission(store, world.now, made));
    if (!decided.ok) return answer(409, { code: decided.problem.code });
    feed().wake(COMPETITION);
    return answer(200, { data: decided.value.answer });
  };
  const take = async (viewer: Identity, body: unknown, requestKey: string) => {
    const request = hooks.lease(leaseRequestSchema.parse(body).data, disk);
    const decided = await transactions.run(undefined, (store) =>
      decideLease(judge.watchGrants(store, requestKey), world.now(), viewer, request),
    );
    if (decided.ok) return answer(200, { data: decided.value });
    return answer(409, "lease" in decided.problem ? { lease: decided.problem.lease } : {});
  };
  const route = async (viewer: Identity, { method, url, body }: HttpRequest, requestKey: string) => {
    const [, kind, first] = url.split(/[/?]/);
    const parsed: unknown = body === undefined ? undefined : JSON.parse(body);
    if (kind === "leases") return take(viewer, parsed, requestKey);
    if (kind === "fightings" && method === "POST") return submit(viewer, first ?? "", parsed);
    if (kind === "fightings") {
      const rows = logOf(disk, first ?? "");
      return answer(200, { data: rows.map((row) => ({ ...rowToRecordedEvent(row), seq: row.seq })) });
    }
    return answer(200, feed().whole());
  };
  return (viewer: Identity, request: HttpRequest, requestKey: string) =>
    route(viewer, request, requestKey).catch((cause: unknown) => {
      if (cause instanceof StorageFault) return answer(503, {});
      throw cause;
    });
}

function answer(status: number, body: object): HttpResponse {
  if (status < 400) return { status, text: JSON.stringify(body) };
  const error = { status, name: status === 503 ? "ServiceUnavailableError" : "ConflictError", message: "no" };
  return { status, text: JSON.stringify({ data: null, error: { ...error, details: body } }) };
}

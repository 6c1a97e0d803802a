import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { ApiFailure } from "#contract/error.ts";
import type { TableDeps } from "#contract/table/tableStore.ts";
import { logOf } from "./disk.ts";
import { WHOLE, type Hooks } from "./hooks.ts";
import type { Invariant } from "./judge.ts";
import { unfought } from "./stage.ts";

export type Variant = {
  readonly name: string;
  /** Which promises break without it; at least one of them must be noticed. */
  readonly breaks: readonly Invariant[];
  readonly hooks: Hooks;
  /** The day the search begins with: what goes wrong on a few days in a thousand is not waited for. */
  readonly fromDay: number;
};

const variant = (
  name: string,
  breaks: readonly Invariant[],
  hooks: Partial<Hooks>,
  fromDay = 1,
): Variant => ({ name, breaks, hooks: { ...WHOLE, ...hooks }, fromDay });

type SubmitEvents = TableDeps["api"]["fightings"]["submitEvents"];

/** A table's client whose way of sending is changed. */
const sending = (change: (submit: SubmitEvents) => SubmitEvents): Partial<Hooks> => ({
  api: (api) => ({
    ...api,
    fightings: { ...api.fightings, submitEvents: change(api.fightings.submitEvents) },
  }),
});

/** Gives up on what a request carried: as if the server had decided it. */
const givingUpOn = (isMeant: (cause: unknown) => boolean): Partial<Hooks> =>
  sending((submit) => async (uuid, body) => {
    try {
      return await submit(uuid, body);
    } catch (cause) {
      if (!isMeant(cause)) throw cause;
      const results = body.data.events.map(({ id }) => ({ id, status: "rejected" as const, reason: "gone" }));
      const nothing = { ...unfought(uuid, 0), rev: 0, prev: 0, serverTime: 0 };
      return { data: { results, fighting: nothing, lease: null } };
    }
  });

const isBusy = (cause: unknown) => cause instanceof ApiFailure && cause.error.status === 503;

/** The protocol with one of its parts left out. A proof that does not notice is no proof. */
export const VARIANTS: readonly Variant[] = [
  variant("acknowledges before it is on disk", ["I1", "I2", "I3", "I4"], { flushMs: 400 }),
  variant("a crash leaves half a transaction", ["I2", "I3", "I4"], { rollsBack: false }),
  variant("an id is not looked up", ["I2", "I4"], {
    isDeduplicated: false,
    store: (store) => ({ ...store, findDecision: async () => undefined }),
  }),
  variant("a lease is not checked", ["I6"], {
    store: (store, _disk, submission) => ({
      ...store,
      findLease: async (scope) => {
        const lease = await store.findLease(scope);
        const sent = submission?.request.events[0]?.lease;
        if (lease === undefined || submission === undefined || !sent) return lease;
        const { accountId } = submission.viewer;
        return { ...lease, epoch: sent.epoch, device_id: submission.request.device, user_id: accountId ?? 0 };
      },
    }),
  }),
  variant("a correction may be blind", ["I10"], {
    submission: (submission, disk) => {
      const { request, fightingUuid } = submission;
      const baseVersion = logOf(disk, fightingUuid).length;
      const events = request.events.map((event) =>
        event.lease === null ? { ...event, baseVersion } : event,
      );
      return { ...submission, request: { ...request, events } };
    },
  }),
  variant(
    "a takeover names no epoch",
    ["I9"],
    { lease: (request, disk) => ({ ...request, expectEpoch: disk.leases.get(request.scope)?.epoch ?? 0 }) },
    2821,
  ),
  variant("late acts are dropped, not parked", ["I4"], {
    store: (store) => ({ ...store, insertParked: async () => {} }),
  }),
  variant("the head is not kept with the log", ["I3", "I7"], {
    store: (store) => ({ ...store, saveHead: async () => {} }),
  }),
  variant("a change gets no rev", ["I7"], {
    store: (store, disk) => ({ ...store, bumpRev: async () => disk.feed.rev }),
  }),
  variant("a screen takes any push as the newest", ["I7", "I8"], {
    screen: (store) => ({
      ...store,
      merge: (change) => {
        const { rev } = store.get();
        return store.merge({ ...change, prev: rev, rev: Math.max(change.rev, rev + 1) });
      },
    }),
  }),
  variant("a screen sees no gaps", ["I7"], {
    screen: (store) => ({
      ...store,
      merge: (change) => store.merge({ ...change, prev: store.get().rev }),
    }),
  }),
  variant("no beacon", ["I7"], { hasBeacon: false }),
  variant("a screen that was away does not catch up", ["I7"], {
    screen: (store) => ({
      ...store,
      merge: (change) => (change.via === undefined ? store.merge(change) : { hasGap: false }),
      replace: () => {},
    }),
  }),
  variant("the outbox is in memory", ["I4"], { isOutboxKept: false }),
  variant(
    "gives up after a timeout",
    ["I4"],
    givingUpOn((cause) => !isBusy(cause)),
  ),
  variant("gives up when the server is busy", ["I4"], givingUpOn(isBusy)),
  variant("sends the newest first", ["I5"], {
    ...sending((submit) => (uuid, { data }) => {
      const events: SubmittedEvent[] = data.events.slice(-1);
      return submit(uuid, { data: { ...data, events } });
    }),
  }),
  variant("an act waits for ever on its device", ["alive"], {
    outbox: (outbox) => ({ ...outbox, settle: async () => {} }),
  }),
];

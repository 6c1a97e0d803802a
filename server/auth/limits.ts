import { createFailureDelay, createSharedBuckets, type AllowanceStore } from "./sharedAllowances.ts";
import { createTokenBuckets, type Limit } from "./tokenBuckets.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const per = (count: number, spanMs: number) => ({ burst: count, everyMs: spanMs / count });

/**
 * Every allowance of the API in one place. A key is a network, a session, an account that was looked up or an address a
 * mail would go to: never something a caller can vary to get a fresh allowance (AU46). Networks get generous ones,
 * because a whole hall may sit behind one address and come back at the same moment. What guards secrets and mailboxes, and
 * what is rare and costly, is counted by all instances together, the traffic of an instance by itself (ADR 99).
 */
export function createLimits(store: AllowanceStore) {
  const { now } = store;
  const shared = (name: string, limit: Limit) => createSharedBuckets(store, name, limit);
  const buckets = (limit: Limit) => createTokenBuckets(limit, now);
  return {
    signInByNetwork: shared("signInByNetwork", per(60, MINUTE_MS)),
    signInByAccount: createFailureDelay(store, "signInByAccount"),
    codeByAccount: createFailureDelay(store, "codeByAccount"),
    signInByDevice: shared("signInByDevice", per(10, 15 * MINUTE_MS)),
    passwordByAccount: shared("passwordByAccount", per(10, 15 * MINUTE_MS)),
    mailByRecipient: shared("mailByRecipient", per(3, HOUR_MS)),
    mailByNetwork: shared("mailByNetwork", per(20, HOUR_MS)),
    // More than any competition has referees; each is a letter to somebody who did not ask for it (SE46).
    invitationsByAccount: shared("invitationsByAccount", per(200, HOUR_MS)),
    registerByNetwork: shared("registerByNetwork", per(10, HOUR_MS)),
    codesByNetwork: shared("codesByNetwork", per(60, MINUTE_MS)),
    displaysByNetwork: shared("displaysByNetwork", per(30, 10 * MINUTE_MS)),
    // Four digits are ten thousand codes: at this pace a stranger's display is not found before its code has ended.
    claimsByAccount: shared("claimsByAccount", per(10, MINUTE_MS)),
    // Whoever guesses a day of birth asks for results again and again; a coach looks at every profile once.
    resultLookUpsByAccount: shared("resultLookUpsByAccount", per(60, HOUR_MS)),
    // A letter is a search: a hall of phones behind one address types at once.
    searchesByNetwork: buckets({ burst: 600, everyMs: SECOND_MS / 10 }),
    pushesByNetwork: buckets({ burst: 600, everyMs: SECOND_MS / 10 }),
    testsBySubscription: shared("testsBySubscription", per(5, MINUTE_MS)),
    lookUpsByNetwork: buckets({ burst: 600, everyMs: SECOND_MS / 10 }),
    // Everybody chooses among the clubs: one person's list of made-up ones would be everybody's.
    clubsByAccount: shared("clubsByAccount", per(20, HOUR_MS)),
    // Everything kept about somebody and their people is read and written out for it.
    exportsByAccount: shared("exportsByAccount", per(10, HOUR_MS)),
    uploadsByAccount: shared("uploadsByAccount", per(30, MINUTE_MS)),
    // By account for who is no official.
    readsBySession: buckets(per(600, MINUTE_MS)),
    writesBySession: buckets(per(120, MINUTE_MS)),
    readsByNetwork: buckets({ burst: 2000, everyMs: SECOND_MS / 50 }),
    pagesByNetwork: buckets({ burst: 1000, everyMs: SECOND_MS / 20 }),
    // A page that is not kept, for who is not signed in: it is one page for a whole hall, but for what was looked for.
    freshPagesByNetwork: buckets({ burst: 300, everyMs: SECOND_MS / 10 }),
    writesByNetwork: buckets(per(120, MINUTE_MS)),
    openWritesByNetwork: buckets({ burst: 2000, everyMs: SECOND_MS / 50 }),
    submitsByDevice: buckets(per(20, SECOND_MS)),
    eventsByDevice: buckets(per(200, SECOND_MS)),
    submitsBySession: buckets(per(400, SECOND_MS)),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** Too much at once: the caller should come back in a moment. */
export type TooManyRequests = { readonly code: "too-many-requests"; readonly waitMs: number };

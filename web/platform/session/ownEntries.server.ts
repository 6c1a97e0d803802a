import type { OwnEntryCounts } from "#contract/entry/profile.ts";
import { answerOf } from "./answerOf.server.ts";
import { apiFor } from "./apiFor.server.ts";
import type { PageArgs } from "./pageArgs.ts";
import { sessionContext } from "./sessionContext.ts";

/** What the account has entered for an event, told to whoever is signed in alone (EN64). */
export type OwnEntries = Pick<OwnEntryCounts, "people" | "count" | "isSelf" | "waiting"> & {
  readonly href: string;
  /** They answer for two or more people, who are entered in one table (EN29). */
  readonly hasSeveral: boolean;
};

/** Undefined for who is not signed in: their page is kept for everybody (PG1). */
export async function ownEntries(args: PageArgs, eventId: number): Promise<OwnEntries | undefined> {
  if (args.context.get(sessionContext).user === undefined) return undefined;
  const { data } = await answerOf(apiFor(args).events.ownEntries(String(eventId)));
  return withWay(data);
}

export function withWay({ only, profiles, ...counts }: OwnEntryCounts): OwnEntries {
  const list = "/personal/applications";
  return { ...counts, href: only === null ? list : `${list}/${only}`, hasSeveral: profiles > 1 };
}

import type { Application } from "#contract/entry/profile.ts";
import { answerOf } from "./answerOf.server.ts";
import { apiFor } from "./apiFor.server.ts";
import type { PageArgs } from "./pageArgs.ts";
import { sessionContext } from "./sessionContext.ts";

/** What the account has entered for an event, told to whoever is signed in alone (EN64). */
export type OwnEntries = {
  readonly people: number;
  readonly count: number;
  /** Who is signed in, and nobody else. */
  readonly isSelf: boolean;
  /** Entries the organiser has not answered yet. */
  readonly waiting: number;
  readonly href: string;
  /** They answer for two or more people, who are entered in one table (EN29). */
  readonly hasSeveral: boolean;
};

/** Undefined for who is not signed in: their page is kept for everybody (PG1). */
export async function ownEntries(args: PageArgs, eventId: number): Promise<OwnEntries | undefined> {
  if (args.context.get(sessionContext).user === undefined) return undefined;
  const { data } = await answerOf(apiFor(args).account.overview());
  return entriesAt(data, eventId);
}

type Own = { readonly profiles: readonly unknown[]; readonly applications: readonly Application[] };

export function entriesAt({ profiles, applications }: Own, eventId: number): OwnEntries {
  const live = applications.filter(
    ({ event, state }) => event?.id === eventId && (state === "new" || state === "accepted"),
  );
  const [first, second] = live;
  const people = new Map(live.flatMap(({ profile }) => (profile ? [[profile.id, profile.relation]] : [])));
  const list = "/personal/applications";
  return {
    people: people.size,
    count: live.length,
    isSelf: people.size > 0 && [...people.values()].every((relation) => relation === "self"),
    waiting: live.filter(({ state }) => state === "new").length,
    href: first !== undefined && second === undefined ? `${list}/${first.documentId}` : list,
    hasSeveral: profiles.length > 1,
  };
}

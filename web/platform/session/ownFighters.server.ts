import { answerOf } from "./answerOf.server.ts";
import { apiFor } from "./apiFor.server.ts";
import type { PageArgs } from "./pageArgs.ts";
import { sessionContext } from "./sessionContext.ts";

/** Whom of an event the account answers for, by uuid (FO17); nobody for who is not signed in. */
export async function ownFighters(args: PageArgs, eventId: number): Promise<readonly string[]> {
  if (args.context.get(sessionContext).user === undefined) return [];
  const { data } = await answerOf(apiFor(args).stars.ownFighters(String(eventId)));
  return data;
}

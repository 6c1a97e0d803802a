import type { Application } from "#contract/entry/profile.ts";
import { findEntryChoices } from "./entryChoices.server.ts";
import type { EntryChoices } from "./entryFields.tsx";
import { NEW, NOT_OFFERED, type EntryWish } from "./entryPaths.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadApplicationPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { id } = args.params;
  if (id === NEW) {
    const { searchParams: asked } = new URL(args.request.url);
    const choices = await findEntryChoices(args);
    const wish = wishFor(choices, asked.get("event"), asked.get("profile") ?? undefined);
    return { kind: "new" as const, choices, wish };
  }
  const { data: application } = await answerOf(api.applications.findOne(id));
  const [{ data: course }, choices] = await Promise.all([
    answerOf(api.applications.course(id)),
    findEntryChoices(args, application.event?.documentId),
  ]);
  const { user } = args.context.get(sessionContext);
  const isOwn = choices.people.some(({ profile }) => profile.documentId === application.profile?.documentId);
  return {
    kind: "one" as const,
    application,
    course,
    choices,
    isOrganiser: user?.role?.type === "admin",
    isOwn,
    fees: isOwn ? choices.fees[0] : undefined,
    mat: await findMat(args, application),
    address: `${args.context.get(appContext).publicUrl}/personal/applications/${application.documentId}`,
  };
}

/** An event is asked for by its document or by its number; one that takes no entries is not put into the form. */
function wishFor({ events }: EntryChoices, asked: string | null, profile: string | undefined): EntryWish {
  if (asked === null || asked === "") return { event: undefined, profile };
  const found = events.find(({ event: { id, documentId } }) => documentId === asked || String(id) === asked);
  return { event: found?.event.documentId ?? NOT_OFFERED, profile };
}

/** For the weigh card: where to go after the scales. */
async function findMat(args: PageArgs<"id">, { event, fighter }: Application): Promise<string | undefined> {
  if (!event || !fighter) return undefined;
  const competition = await findEventCompetition(args, event.id);
  const view = competition && viewOf(competition);
  const next = view && nextBout(view, fighter.uuid);
  return next?.bout.carpet ? view?.carpets.get(next.bout.carpet.uuid)?.name : undefined;
}

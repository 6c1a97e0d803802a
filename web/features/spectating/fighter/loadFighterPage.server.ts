import { ownPath } from "#web/platform/browser/resolveTarget.ts";
import { uuidSchema } from "#contract/competition/entity.ts";
import type { Career } from "#contract/event/career.ts";
import { BELTS } from "#domain/category/levels.ts";
import { people } from "#texts/people/people.ts";
import { athleteDetails } from "#texts/spectating/athleteDetails.ts";
import { dayText } from "#web/features/spectating/dayText.server.ts";
import { data, redirect } from "react-router";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { careerView } from "./career.server.ts";
import { opponentOf, viewOf } from "#web/sport/facts/competitionView.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { fighterDraws } from "#web/sport/facts/fighterDraws.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadFighterPage(args: PageArgs<"fighterUuid">) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const fighter = competition && viewOf(competition).fighters.get(args.params.fighterUuid);
  if (competition === undefined) throw data("Not Found", { status: 404 });
  if (fighter === undefined) throw await leadToKept(args, viewOf(competition).fighters);
  const next = nextBout(viewOf(competition), fighter.uuid);
  const opponent = next && opponentOf(viewOf(competition), next.bout, fighter.uuid)?.uuid;
  const career = await answerOf(apiFor(args).career(fighter.uuid, { against: opponent }));
  return {
    name: event.name,
    competition: dayText(competition, { fighter: fighterDraws(competition, fighter.uuid) }),
    fighter,
    career: careerView(career.data, event.id),
    opponent,
    details: detailWords(career.data.details),
  };
}

/** In words, so that the page carries no names of belts; nothing without the consent (FT6). */
function detailWords(details: Career["details"]): readonly string[] {
  if (details === null) return [];
  const belt = BELTS.find((known) => known === details.belt);
  return [
    belt === undefined ? [] : people.beltOf(people.belts[belt]),
    details.birthYear === null ? [] : athleteDetails.born(details.birthYear),
    details.coach === null ? [] : athleteDetails.coach(details.coach),
  ].flat();
}

/** A record that was found to be somebody else's leads to the person (PS12). */
async function leadToKept(args: PageArgs<"fighterUuid">, fighters: ReadonlyMap<string, unknown>) {
  const asked = args.params.fighterUuid;
  if (!uuidSchema.safeParse(asked).success) return data("Not Found", { status: 404 });
  const { data: career } = await answerOf(apiFor(args).career(asked, {}));
  if (!fighters.has(career.fighter)) return data("Not Found", { status: 404 });
  return redirect(`${ownPath(args.url.pathname).replace(asked, career.fighter)}${args.url.search}`);
}

import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { loadCompetition, loadDesk, categoryOf } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";
import { loadDraw } from "#web/features/drawing/face.server.ts";
import { data, redirect } from "react-router";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";

export async function loadDashboardPage(args: PageArgs<"uuid">) {
  const [competition, desks] = await competitionWithDesk(args);
  return { competition: competitionText(competition), desks };
}

export async function loadRefereeingCategoryPage(args: PageArgs<"uuid" | "categoryUuid">) {
  const [competition] = await competitionWithDesk(args);
  const category = categoryOf(competition, args.params.categoryUuid);
  return { competition: competitionText(competition), category, draw: await loadDraw(args, category.uuid) };
}

export async function loadRefereeingCarpetPage(args: PageArgs<"uuid" | "carpetUuid">) {
  const [competition, desk] = await competitionWithDesk(args);
  const carpet = competition.carpets.find(({ uuid }) => uuid === args.params.carpetUuid);
  if (carpet === undefined) throw data("not found", { status: 404 });
  return { competition: competitionText(competition), carpet, desk };
}

export async function loadRefereeingPage(args: PageArgs<"uuid">) {
  const [competition, desk] = await competitionWithDesk(args);
  // Whoever is meant for one mat is led there; asked for, the overview still opens (SN11).
  const [own, ...others] = desk.ownCarpets;
  if (own !== undefined && others.length === 0 && !new URL(args.request.url).searchParams.has("all"))
    throw redirect(`/competition/${competition.uuid}/refereeing/carpet/${own}`);
  return { competition: competitionText(competition), desk };
}

export async function loadParkedPage(args: PageArgs<"uuid">) {
  const competition = await loadCompetition(args, args.params.uuid);
  const parked = await answerOf(apiFor(args).parked.ofCompetition(competition.uuid));
  const { open, targets } = parked.meta;
  return { competition: competitionText(competition), acts: parked.data, open, targets };
}

function competitionWithDesk(args: PageArgs<"uuid">) {
  const { uuid } = args.params;
  return Promise.all([loadCompetition(args, uuid), loadDesk(args, uuid)]);
}

import { locale } from "#texts/locale.ts";
import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { categoryOf, loadAwarding, loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadAwardingPage(args: PageArgs<"uuid">) {
  const [competition, awarding] = await loadDay(args);
  return { competition: competitionText(competition), awarding };
}

export async function loadAwardingCategoryPage(args: PageArgs<"uuid" | "categoryUuid">) {
  const [[competition, awarding], { data: corrections }] = await Promise.all([
    loadDay(args),
    answerOf(apiFor(args).corrections.of(args.params.uuid)),
  ]);
  const category = categoryOf(competition, args.params.categoryUuid);
  const own = new Set(
    competition.fightings.filter((bout) => bout.category.uuid === category.uuid).map(({ uuid }) => uuid),
  );
  return {
    competition: competitionText(competition),
    awarding,
    category,
    corrections: corrections.filter(({ plan }) => own.has(plan.fighting)).length,
  };
}

export async function loadCertificatesPage(args: PageArgs<"categoryUuid">) {
  const { data } = await answerOf(apiFor(args).awarding.certificates(args.params.categoryUuid, { locale }));
  return data;
}

const loadDay = (args: PageArgs<"uuid">) =>
  Promise.all([loadCompetition(args, args.params.uuid), loadAwarding(args, args.params.uuid)]);

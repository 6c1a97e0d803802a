import { competitionText, type CompetitionText } from "#web/platform/realtime/competitionText.ts";
import { DISPLAY_PARAM, type DisplaySelf, type DisplayShow } from "#contract/display/display.ts";
import { ApiFailure } from "#contract/error.ts";
import { parseScreenQuery } from "./screenQuery.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiWithToken, apiFor } from "#web/platform/session/apiFor.server.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";
import { data } from "react-router";

/** Without a competition the screen stays dark; a display is there when its link opened the page. */
type ScreenData = {
  /** As the address says it, read on the server: the schema of it stays there. */
  readonly asked: DisplayShow;
  readonly competition?: CompetitionText;
  readonly display?: { readonly token: string; readonly self: DisplaySelf };
};

export async function loadScreenPage(args: PageArgs<"uuid">) {
  const answer = await readScreen(args);
  return answer.competition === undefined ? data(answer, { status: 403 }) : answer;
}

async function readScreen(args: PageArgs<"uuid">): Promise<ScreenData> {
  const query = new URL(args.request.url).searchParams;
  const asked = parseScreenQuery(query);
  const token = query.get(DISPLAY_PARAM);
  if (token === null)
    return { asked, competition: competitionText(await loadCompetition(args, args.params.uuid)) };
  const api = apiWithToken(args, token);
  const self = await api.displays.self().then(({ data: own }) => own, refusedAsNothing);
  if (self?.competition !== args.params.uuid) return { asked };
  const competition = await answerOf(api.competitions.byUuid(args.params.uuid));
  return { asked, competition: competitionText(competition), display: { token, self } };
}

function refusedAsNothing(cause: unknown): undefined {
  if (cause instanceof ApiFailure && (cause.error.status === 401 || cause.error.status === 403))
    return undefined;
  throw cause;
}

export async function loadDisplayClaimPage(args: PageArgs) {
  const { data } = await answerOf(apiFor(args).competitions.newest());
  return { competitions: data.filter(({ status }) => status !== "closed") };
}

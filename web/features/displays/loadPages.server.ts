import { competitionText, type CompetitionText } from "#web/platform/realtime/competitionText.ts";
import { DISPLAY_PARAM, type DisplaySelf, type DisplayShow } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { isDenied } from "#contract/error.ts";
import { qrSvg } from "#web/kit/qrSvg.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import type { SentDraws } from "#web/sport/facts/sentDraws.ts";
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
  readonly day?: ScreenDay;
  readonly display?: { readonly token: string; readonly self: DisplaySelf };
};

type ScreenDay = {
  readonly draws: SentDraws;
  /** Where people find themselves. */
  readonly link: string;
  /** The same for a camera, as a picture: what draws it stays on the server. */
  readonly qr: string;
};

export async function loadScreenPage(args: PageArgs<"uuid">) {
  const answer = await readScreen(args);
  return answer.competition === undefined ? data(answer, { status: 403 }) : answer;
}

async function readScreen(args: PageArgs<"uuid">): Promise<ScreenData> {
  const query = new URL(args.request.url).searchParams;
  const asked = parseScreenQuery(query);
  const token = query.get(DISPLAY_PARAM);
  if (token === null) return { asked, ...shownOf(args, await loadCompetition(args, args.params.uuid)) };
  const api = apiWithToken(args, token);
  const self = await api.displays.self().then(({ data: own }) => own, refusedAsNothing);
  if (self?.competition !== args.params.uuid) return { asked };
  const competition = await answerOf(api.competitions.byUuid(args.params.uuid));
  return { asked, ...shownOf(args, competition), display: { token, self } };
}

function shownOf({ context }: PageArgs, competition: Competition) {
  const origin = context.get(appContext).publicUrl.replace(/\/$/, "");
  const link = competition.event === null ? origin : `${origin}/events/${competition.event.id}`;
  const qr = `data:image/svg+xml,${encodeURIComponent(qrSvg(link))}`;
  return {
    competition: competitionText(competition),
    day: { draws: { facts: dayFacts(competition) }, link, qr },
  };
}

function refusedAsNothing(cause: unknown): undefined {
  if (isDenied(cause)) return undefined;
  throw cause;
}

export async function loadDisplayClaimPage(args: PageArgs) {
  const { data } = await answerOf(apiFor(args).competitions.newest());
  return { competitions: data.filter(({ status }) => status !== "closed") };
}

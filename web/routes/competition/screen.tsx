import { data, useSearchParams } from "react-router";
import { DISPLAY_PARAM, type DisplaySelf, type DisplayShow } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { DarkScreen } from "#web/features/displays/DarkScreen.tsx";
import { HallScreen } from "#web/features/displays/HallScreen.tsx";
import { Overlay } from "#web/features/displays/Overlay.tsx";
import { parseScreenQuery } from "#web/features/displays/screenQuery.ts";
import { Stage } from "#web/features/displays/Stage.tsx";
import { useDisplaySelf } from "#web/features/displays/useDisplaySelf.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { screen as text } from "#web/i18n/ru/displays/screen.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiWithToken } from "#web/platform/session/apiFor.server.ts";
import { DisplaySession } from "#web/platform/session/DisplaySession.tsx";
import { useRootData } from "#web/platform/session/useRootData.ts";
import type { Route } from "./+types/screen.ts";

/** Without a competition the screen stays dark; a display is there when its link opened the page. */
type ScreenData = {
  /** As the address says it, read on the server: the schema of it stays there. */
  readonly asked: DisplayShow;
  readonly competition?: Competition;
  readonly display?: { readonly token: string; readonly self: DisplaySelf };
};

export async function loader(args: Route.LoaderArgs) {
  const answer = await readScreen(args);
  return answer.competition === undefined ? data(answer, { status: 403 }) : answer;
}

async function readScreen(args: Route.LoaderArgs): Promise<ScreenData> {
  const query = new URL(args.request.url).searchParams;
  const asked = parseScreenQuery(query);
  const token = query.get(DISPLAY_PARAM);
  if (token === null) return { asked, competition: await loadCompetition(args, args.params.uuid) };
  const api = apiWithToken(args, token);
  const self = await api.displays.self().then(({ data: own }) => own, refusedAsNothing);
  if (self?.competition !== args.params.uuid) return { asked };
  const competition = await answerOf(api.competitions.byUuid(args.params.uuid));
  return { asked, competition, display: { token, self } };
}

function refusedAsNothing(cause: unknown): undefined {
  if (cause instanceof ApiFailure && (cause.error.status === 401 || cause.error.status === 403))
    return undefined;
  throw cause;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: loaderData?.competition ? `${text.title}: ${loaderData.competition.title}` : text.title,
  }),
  // The address is a key: it must not be found, nor told to anybody the page links to.
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** A wall of the hall. Opened by somebody who is signed in, or by a link of its own that needs no account. */
export default function ScreenPage({ loaderData }: Route.ComponentProps) {
  const { competition, display, asked } = loaderData;
  if (competition === undefined) return <DarkScreen />;
  if (display === undefined) return <LiveScreen competition={competition} asked={asked} />;
  return (
    <DisplaySession token={display.token}>
      <PairedScreen competition={competition} asked={asked} loaded={display.self} />
    </DisplaySession>
  );
}

type PairedProps = { competition: Competition; asked: DisplayShow; loaded: DisplaySelf };

function PairedScreen({ competition, asked, loaded }: PairedProps) {
  const self = useDisplaySelf(loaded);
  if (self === "revoked") return <DarkScreen />;
  return <LiveScreen competition={competition} asked={asked} self={self} />;
}

type LiveProps = { competition: Competition; asked: DisplayShow; self?: DisplaySelf };

/** A page named in the address counts: whoever wrote it there stands at the screen. Else the official chooses. */
function LiveScreen({ competition: loaded, asked, self }: LiveProps) {
  const competition = useLiveCompetition(loaded);
  const [query] = useSearchParams();
  const root = useRootData();
  const overlay = query.get("overlay");
  if (overlay !== null) return <Overlay competition={competition} carpetUuid={overlay} />;
  const origin = root === undefined ? "" : root.publicUrl.replace(/\/$/, "");
  const link = competition.event === null ? origin : `${origin}/events/${competition.event.id}`;
  const isChosenHere = query.has("page");
  return (
    <Stage>
      <HallScreen
        competition={competition}
        show={self === undefined || isChosenHere ? asked : self.show}
        address={link.replace(/^https?:\/\//, "")}
        link={link}
      />
    </Stage>
  );
}

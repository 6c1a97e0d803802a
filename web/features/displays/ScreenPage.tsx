import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useSearchParams } from "react-router";
import type { DisplaySelf, DisplayShow } from "#contract/display.ts";
import type { Competition } from "#contract/entity.ts";
import { DarkScreen } from "./DarkScreen.tsx";
import { HallScreen } from "./HallScreen.tsx";
import { Overlay } from "./Overlay.tsx";
import { Stage } from "./Stage.tsx";
import { useDisplaySelf } from "./useDisplaySelf.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { DisplaySession } from "#web/platform/session/Session.tsx";
import { useRootData } from "#web/platform/session/useRootData.ts";
import type { loadScreenPage } from "./loadScreenPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadScreenPage>;
};

/** A wall of the hall. Opened by somebody who is signed in, or by a link of its own that needs no account. */
export function ScreenPage({ loaderData }: PageProps) {
  const { competition: text, display, asked } = loaderData;
  if (text === undefined) return <DarkScreen />;
  const competition = readCompetition(text);
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

import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useParams } from "react-router";
import type { Fighting } from "#contract/entity.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { BoardLauncher } from "#web/features/displays/face.ts";
import { TableScreen } from "./TableScreen.tsx";
import { keepTable } from "#web/platform/offline/worker.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import type { loadFightingPage } from "./loadFightingPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadFightingPage>;
};

export function FightingPage({ loaderData }: PageProps) {
  const competition = useLiveCompetition(readCompetition(loaderData.competition));
  const wanted = useShownUuid(loaderData.fighting.uuid);
  const fighting = competition.fightings.find(({ uuid }) => uuid === wanted) ?? loaderData.fighting;
  useKeepTable(fighting);
  // Another bout is another table.
  return (
    <TableScreen
      key={fighting.uuid}
      competition={competition}
      fighting={fighting}
      recorded={fighting.uuid === loaderData.fighting.uuid ? loaderData.recorded : NOTHING}
      tools={<BoardLauncher competition={competition} fighting={fighting} />}
    />
  );
}

const NOTHING: readonly RecordedEvent[] = [];

/**
 * Without network the page of another bout may have been opened at this address: it holds the whole competition. The
 * first picture is of the bout the page was made for, so that it fits the HTML; then the one that was asked for.
 */
function useShownUuid(loaded: string): string {
  const { fightingUuid: asked = loaded } = useParams();
  return useSyncExternalStore(
    neverChanges,
    () => asked,
    () => loaded,
  );
}

const neverChanges = () => () => {};

/** A table keeps its own page and those it leads back to, so that a reload without network opens the same bout. */
function useKeepTable({ carpet }: Fighting): void {
  const { pathname } = useLocation();
  const { uuid = "" } = useParams();
  const carpetUuid = carpet?.uuid;
  useEffect(() => {
    const back = `/competition/${uuid}/refereeing`;
    const pages = carpetUuid === undefined ? [back] : [back, `${back}/carpet/${carpetUuid}`];
    void keepTable([pathname, ...pages]).catch(() => {});
  }, [pathname, uuid, carpetUuid]);
}

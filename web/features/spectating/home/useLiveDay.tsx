import { startTransition, useEffect, useState, type ReactNode } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import type { LiveDay } from "./liveDay.ts";

/**
 * The first page comes with a few lines of the day, so that it is there at once on a phone. The competition they were
 * taken from follows behind it, and with the first push the code that takes them. `follower` must be rendered; it draws
 * nothing.
 */
export function useLiveDay(loaded: LiveDay | undefined): {
  readonly day: LiveDay | undefined;
  /** Once it is here. */
  readonly competition: Competition | undefined;
  readonly follower: ReactNode;
} {
  const competition = useCompetitionLater(loaded?.uuid);
  const [followed, setFollowed] = useState<Followed>();
  const isSame = followed !== undefined && followed.day.uuid === loaded?.uuid;
  return {
    day: isSame ? followed.day : loaded,
    competition: isSame ? followed.competition : undefined,
    follower:
      competition && loaded ? <Follower first={loaded} loaded={competition} onChange={setFollowed} /> : null,
  };
}

type Followed = { readonly day: LiveDay; readonly competition: Competition };
type FollowerProps = { first: LiveDay; loaded: Competition; onChange: (followed: Followed) => void };

function Follower({ first, loaded, onChange }: FollowerProps) {
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const day = competition.rev === first.rev ? first : await dayOf(competition);
      if (!isOver) startTransition(() => onChange({ day, competition }));
    };
    // The lines of the server stay; the next push tries again.
    show().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [first, competition, onChange]);
  return null;
}

async function dayOf(competition: Competition): Promise<LiveDay> {
  const { liveDay } = await import("./liveDay.ts");
  return liveDay(competition);
}

function useCompetitionLater(uuid: string | undefined): Competition | undefined {
  const api = useLiveApi();
  const [competition, setCompetition] = useState<Competition>();
  useEffect(() => {
    if (uuid === undefined) return undefined;
    let isOver = false;
    const load = async () => {
      const found = await api.whole(uuid);
      if (!isOver) startTransition(() => setCompetition(found));
    };
    // When it fails, what the server rendered stays; the next visit tries again.
    load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [uuid, api]);
  return competition?.uuid === uuid ? competition : undefined;
}

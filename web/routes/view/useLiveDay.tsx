import { useEffect, useState, type ReactNode } from "react";
import type { Competition } from "#contract/entity.ts";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { useSession } from "#web/session/Session.tsx";
import { liveDay, type LiveDay } from "./liveDay.ts";

/**
 * The first page comes with a few lines of the day, so that it is there at once on a phone. The competition they were
 * taken from follows behind it, and from then on every push shows. `follower` must be rendered; it draws nothing.
 */
export function useLiveDay(loaded: LiveDay | undefined): {
  readonly day: LiveDay | undefined;
  readonly follower: ReactNode;
} {
  const competition = useCompetitionLater(loaded?.uuid);
  const [followed, setFollowed] = useState<LiveDay>();
  const isSame = followed !== undefined && followed.uuid === loaded?.uuid;
  return {
    day: isSame ? followed : loaded,
    follower: competition ? <Follower loaded={competition} onDay={setFollowed} /> : null,
  };
}

function Follower({ loaded, onDay }: { loaded: Competition; onDay: (day: LiveDay) => void }) {
  const competition = useLiveCompetition(loaded);
  useEffect(() => onDay(liveDay(competition)), [competition, onDay]);
  return null;
}

function useCompetitionLater(uuid: string | undefined): Competition | undefined {
  const { backgroundApi } = useSession();
  const [competition, setCompetition] = useState<Competition>();
  useEffect(() => {
    if (uuid === undefined) return undefined;
    let isOver = false;
    const load = async () => {
      const found = await backgroundApi.competitions.byUuid(uuid);
      if (!isOver) setCompetition(found);
    };
    // When it fails, what the server rendered stays; the next visit tries again.
    load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [uuid, backgroundApi]);
  return competition?.uuid === uuid ? competition : undefined;
}

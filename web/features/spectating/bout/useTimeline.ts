import { useEffect, useState } from "react";
import type { Timeline } from "#contract/timeline.ts";
import { useLazyApi } from "#web/platform/session/useLiveApi.ts";

/** A hall of phones must not ask in the same instant. */
const SPREAD_MS = 700;
const RETRY_MS = 5000;

/** The bout's timeline, asked for again whenever the live bout has gone on. */
export function useTimeline(fightingUuid: string, loaded: Timeline, liveVersion: number): Timeline {
  const loadApi = useLazyApi();
  const [known, setKnown] = useState({ uuid: fightingUuid, timeline: loaded });
  const isNewer = known.uuid === fightingUuid && known.timeline.version >= loaded.version;
  const timeline = isNewer ? known.timeline : loaded;
  const wanted = timeline.version < liveVersion ? liveVersion : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let timer = setTimeout(() => void ask(), Math.random() * SPREAD_MS);
    let isOver = false;
    const ask = async () => {
      const answer = await loadApi()
        .then((api) => api.timelines.find(fightingUuid))
        .catch(() => undefined);
      if (isOver) return;
      if (answer) setKnown({ uuid: fightingUuid, timeline: answer.data });
      // Another instance of the server may not have heard of the last act yet.
      if (answer === undefined || answer.data.version < wanted)
        timer = setTimeout(() => void ask(), RETRY_MS);
    };
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, fightingUuid, loadApi]);
  return timeline;
}

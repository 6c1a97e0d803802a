import { createContext, use, useSyncExternalStore } from "react";
import type { Fighting } from "#contract/competition/entity.ts";

type LiveBouts = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly bout: (uuid: string) => Fighting | undefined;
};

/** Where a page follows only the outline of a competition, the points on it are read from here. */
export const LiveBoutsContext = createContext<LiveBouts | undefined>(undefined);

/** What one athlete has in a bout now. A tap paints again only what shows the points it changed. */
export function usePoints(bout: Fighting, fighterUuid: string | undefined) {
  const bouts = use(LiveBoutsContext);
  const read = (from: Fighting) => (fighterUuid === undefined ? undefined : from.points[fighterUuid]);
  return useSyncExternalStore(
    bouts?.subscribe ?? never,
    () => read(bouts?.bout(bout.uuid) ?? bout),
    () => read(bout),
  );
}

const never = () => () => {};

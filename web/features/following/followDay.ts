import type { Competition } from "#contract/competition/entity.ts";
import type { LiveApi } from "#contract/api/live.ts";
import { retryWhileVisible, type Device } from "#web/platform/realtime/retryWhileVisible.ts";
import { isUnderWay } from "#web/platform/realtime/useLiveCompetition.ts";

/** A day as it came; how it goes on is told by its room. */
export type FoundDay =
  /** `isOld`: as this device knew it before; the server was not reached. */
  | { readonly type: "known"; readonly competition: Competition; readonly isOld: boolean }
  | { readonly type: "failed" }
  /** The public does not see it. */
  | { readonly type: "hidden" };

type Sources = {
  readonly device: Device;
  readonly api: Pick<LiveApi, "ofEvent" | "changes">;
  readonly findKept: (eventId: number) => Promise<Competition | undefined>;
};

/**
 * From the server, else from this device; asked again until the server answers, and while the day has not begun (LD10).
 * Returns the way out.
 */
export function followDay(
  { device, api, findKept }: Sources,
  eventId: number,
  onDay: (day: FoundDay) => void,
): () => void {
  let known: Competition | undefined;
  let kept: Competition | undefined;
  let told: FoundDay | undefined;
  let isLost = false;
  let isOver = false;
  const tell = (day: FoundDay) => {
    if (isOver || (told !== undefined && isSameDay(told, day))) return;
    told = day;
    onDay(day);
  };
  const ask = async (): Promise<boolean> => {
    if (known === undefined || (await api.changes(known.uuid, known.rev)).rev !== known.rev) {
      known = await api.ofEvent(eventId);
    }
    isLost = false;
    tell({ type: "known", competition: known, isOld: false });
    // From here on its room tells.
    return isUnderWay(known);
  };
  const takeKept = async () => {
    if (known === undefined) kept ??= await findKept(eventId);
    const competition = known ?? kept;
    // The server may have answered meanwhile.
    if (isLost)
      tell(competition === undefined ? { type: "failed" } : { type: "known", competition, isOld: true });
  };
  const stop = retryWhileVisible(device, {
    ask,
    onLost: () => {
      isLost = true;
      void takeKept();
    },
    onRefused: () => {
      isLost = false;
      tell({ type: "hidden" });
    },
  });
  return () => {
    isOver = true;
    stop();
  };
}

function isSameDay(one: FoundDay, other: FoundDay): boolean {
  if (one.type !== "known" || other.type !== "known") return one.type === other.type;
  return one.isOld === other.isOld && one.competition === other.competition;
}

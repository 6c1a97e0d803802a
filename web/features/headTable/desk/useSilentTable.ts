import type { Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import type { TableReadiness } from "#contract/day/readiness.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

/** A table beats every five seconds: three lost beats may be the network, four are a table that is away. */
const AWAY_MS = 20_000;

export const isAway = ({ seenAt }: Pick<TableReadiness, "seenAt">, nowMs: number): boolean =>
  nowMs - seenAt >= AWAY_MS;

/** The table that holds the mat of a bout and is not heard: it may have acts nobody has seen (DK16). */
export function silentTable(
  tables: Desk["mats"],
  { carpet }: Pick<Fighting, "carpet">,
  nowMs: number,
): TableReadiness | undefined {
  const table = tables.find((mat) => mat.carpet === carpet?.uuid)?.table;
  return table && isAway(table, nowMs) ? table : undefined;
}

/** The same as it is at this moment: a page may have read its tables long ago. */
export function useSilentTable(competitionUuid: string, bout: Fighting): TableReadiness | undefined {
  const api = useBackgroundApi();
  const known = useAnswer(bout.uuid, async () => {
    const { data } = await api.acts.desk(competitionUuid);
    return silentTable(data.mats, bout, serverClock.now());
  });
  return known?.answer;
}

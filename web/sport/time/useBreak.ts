import type { Carpet, Competition } from "#contract/competition/entity.ts";
import { dayAt, momentOf } from "#domain/schedule/programme/programme.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { useSlowNow } from "./useStartWindows.ts";

/** «Обед до 13:40» while a mat has a break (DY57). */
export function useBreak(
  { programme, serverTime }: Pick<Competition, "programme" | "serverTime">,
  { uuid }: Pick<Carpet, "uuid">,
): string | undefined {
  const nowMs = useSlowNow(serverTime);
  const day = programme ? dayAt(programme, nowMs) : undefined;
  const pause = day?.breaks.find(
    ({ from, to, carpet }) =>
      (carpet ?? uuid) === uuid && momentOf(day, from) <= nowMs && nowMs < momentOf(day, to),
  );
  return pause && eventMats.pause(pause.title, pause.to);
}

import { useEffect, useState } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { boutStates, calls as text } from "#texts/sport/bout.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";

type Props = { bout: Pick<Fighting, "calls">; time: PictureTime };

const TICK_MS = 1000;

/** «второй вызов, ждут 1:24»: how often they were called to the mat, and since when they are waited for (SN27). */
export function CallState({ bout: { calls }, time: { loadedAtMs, now } }: Props) {
  const [nowMs, setNowMs] = useState(loadedAtMs);
  useEffect(() => {
    const tick = () => setNowMs(now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  const [first] = calls;
  if (first === undefined) return <span>{boutStates.called.toLocaleLowerCase("ru")}</span>;
  const which = text.times[calls.length - 1] ?? text.many(calls.length);
  return (
    <span role="timer">
      {which}, {text.waitingFor(formatElapsed(Math.max(0, nowMs - first)))}
    </span>
  );
}

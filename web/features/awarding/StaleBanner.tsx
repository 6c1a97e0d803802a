import { awarding as text } from "#texts/awarding.ts";
import { RetryBanner } from "#web/kit/RetryBanner.tsx";
import type { AwardingLog } from "./useAwarding.ts";

/** While the server cannot be reached what is shown is the last that was known; nothing is lost by looking at it. */
export function StaleBanner({ log }: { log: AwardingLog }) {
  if (!log.isStale) return null;
  return (
    <RetryBanner icon="nowifi" onRetry={log.refresh}>
      {text.stale}
    </RetryBanner>
  );
}

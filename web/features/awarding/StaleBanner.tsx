import { awarding as text } from "#texts/awarding.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import type { AwardingLog } from "./useAwarding.ts";

/** While the server cannot be reached what is shown is the last that was known; nothing is lost by looking at it. */
export function StaleBanner({ log }: { log: AwardingLog }) {
  if (!log.isStale) return null;
  return (
    <Banner
      tone="bad"
      icon="nowifi"
      action={
        <Button size="sm" variant="secondary" onClick={log.refresh}>
          {text.retry}
        </Button>
      }
    >
      {text.stale}
    </Banner>
  );
}

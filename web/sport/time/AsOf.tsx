import { use, type ReactNode } from "react";
import { offline } from "#texts/offline.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { momentWords } from "#web/platform/browser/keptMoment.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { HallZone } from "./hallZone.ts";

type Props = {
  /** When what is shown was known. */
  atMs: number;
  /** What follows from it, where that is more than waiting. */
  note?: string | undefined;
  action?: ReactNode;
  isStrip?: boolean | undefined;
  className?: string | undefined;
};

/** Whatever is shown may be old: nothing is heard from the server. Says from when it is. */
export function AsOf({ atMs, note = offline.willUpdate, ...look }: Props) {
  const isOnline = useIsOnline();
  const zoneMs = use(HallZone);
  return (
    <Banner tone="wait" icon="nowifi" title={offline.noLine(isOnline)} {...look}>
      {`${offline.asOf(momentWords(atMs, zoneMs))} ${note}`}
    </Banner>
  );
}

import { useMemo } from "react";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";

/** Everything the pictures of one category ask for, from the competition as it is now. */
export function useCategoryPicture(
  competition: Competition,
  found: Category,
  loadedAtMs: number,
): { readonly picture: ReturnType<typeof sketchedCategory>; readonly time: PictureTime } {
  const now = useServerNow();
  const picture = useMemo(() => {
    const category = competition.categories.find(({ uuid }) => uuid === found.uuid) ?? found;
    return sketchedCategory(competition, category);
  }, [competition, found]);
  const time = useMemo(() => ({ loadedAtMs, now, isRough: isEstimate }), [loadedAtMs, now]);
  return { picture, time };
}

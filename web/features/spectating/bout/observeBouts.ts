import type { Fighting } from "#contract/competition/entity.ts";
import type { Timeline } from "#contract/bout/timeline.ts";

/** A bout that is on, and what the table has noted in it, where that could be read. */
export type ObservedBout = { readonly bout: Fighting; readonly timeline?: Timeline };

/** Who may not be here was turned away by the competition itself; one bout must not take the others with it. */
export function observeBouts(
  bouts: readonly Fighting[],
  read: (uuid: string) => Promise<{ readonly data: Timeline }>,
): Promise<ObservedBout[]> {
  return Promise.all(
    bouts.map((bout) =>
      read(bout.uuid).then(
        ({ data: timeline }) => ({ bout, timeline }),
        () => ({ bout }),
      ),
    ),
  );
}

import { lazy, Suspense } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { useStars } from "./useFollows.ts";
import styles from "./MyPeople.module.css";
import { WaitingStrip } from "./WaitingStrip.tsx";

/** Only who follows somebody pays for it. */
const MyPeopleStrip = lazy(async () => ({ default: (await import("./MyPeopleStrip.tsx")).MyPeopleStrip }));

type Props = {
  /** Where they may be fighting; undefined when nothing goes on. */
  eventId: number | undefined;
  /** `later`: the page itself is fetching it. Undefined: it is asked for when somebody is followed. */
  competition: Competition | "later" | undefined;
  /** On the first page everybody is shown, wherever they fight. */
  isEverybody?: boolean;
};

/**
 * Whom this device follows, first on the page. The server knows nothing of it: the room is kept before the first paint
 * by what stands on <html>, so nothing moves when the names come in (FO7).
 */
export function MyPeople({ eventId, competition, isEverybody = false }: Props) {
  const stars = useStars().filter(
    (star) =>
      star.isOn &&
      (isEverybody || star.kind === "team" || (star.kind !== "event" && star.eventId === eventId)),
  );
  if (stars.length === 0) return <div className={styles.slot} />;
  return (
    <div className={styles.strip}>
      {competition === "later" ? (
        <WaitingStrip />
      ) : (
        <Suspense fallback={<WaitingStrip />}>
          <MyPeopleStrip stars={stars} eventId={eventId} competition={competition} />
        </Suspense>
      )}
    </div>
  );
}

import { useEffect, useState } from "react";
import type { FollowedName } from "#contract/follow.ts";
import {
  FOLLOW_KINDS,
  followKey,
  isSameFollowed,
  MOST_STARS,
  type FollowKind,
} from "#domain/follow/follow.ts";
import { follow } from "#web/i18n/ru/follow.ts";
import { useLateApi } from "#web/session/useLateApi.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { StarButton } from "./FollowButton.tsx";
import styles from "./FollowedList.module.css";
import type { DeviceStar } from "./followStore.ts";
import { starHref } from "./starHref.ts";
import { followStore, useStars } from "./useFollows.ts";

/** Everything this device follows, as it is called now. */
export function FollowedList() {
  const stars = useShownStars();
  const names = useNames(stars);
  if (stars.length === 0) {
    return (
      <Card>
        <EmptyState
          title={follow.page.empty}
          action={
            <Button variant="secondary" href="/search">
              {follow.page.toSearch}
            </Button>
          }
        >
          {follow.page.emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.groups}>
      {FOLLOW_KINDS.map((kind) => (
        <Group key={kind} kind={kind} stars={stars.filter((star) => star.kind === kind)} names={names} />
      ))}
    </div>
  );
}

/** One whose star was taken away stays in the list until the page is left: a slip of the finger is put right with a tap. */
function useShownStars(): readonly DeviceStar[] {
  const stars = useStars();
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = stars.filter((star) => star.isOn && !shown.includes(followKey(star))).map(followKey);
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  return stars.filter((star) => star.isOn || shown.includes(followKey(star)));
}

type Names = readonly FollowedName[] | undefined;

function useNames(stars: readonly DeviceStar[]): Names {
  const loadApi = useLateApi();
  const [names, setNames] = useState<Names>();
  const keys = stars.map(followKey).toSorted().join();
  useEffect(() => {
    if (keys === "") return undefined;
    let isOver = false;
    const ask = async () => {
      const followed = followStore.get().map(({ kind, ref }) => ({ kind, ref }));
      const api = await loadApi();
      const { data } = await api.stars.lookUp(followed.slice(0, MOST_STARS));
      followStore.learnNames(data);
      if (!isOver) setNames(data);
    };
    // Without network the names from before stay.
    ask().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [keys, loadApi]);
  return names;
}

function Group({ kind, stars, names }: { kind: FollowKind; stars: readonly DeviceStar[]; names: Names }) {
  if (stars.length === 0) return null;
  return (
    <Card>
      <CardHead>
        <Heading level={2} look="h3">
          {follow.page.groups[kind]}
        </Heading>
        <span className={styles.count}>{stars.filter(({ isOn }) => isOn).length}</span>
      </CardHead>
      <ul className={styles.list}>
        {stars.map((star) => (
          <Row
            key={star.ref}
            star={star}
            known={names?.find((name) => isSameFollowed(name, star))}
            hasAsked={names !== undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { star: DeviceStar; known: FollowedName | undefined; hasAsked: boolean };

function Row({ star, known, hasAsked }: RowProps) {
  const name = known?.name ?? (star.name === "" ? follow.page.unknown[star.kind] : star.name);
  const eventId = known?.event?.id ?? star.eventId;
  const about = [
    known?.note ?? star.note,
    known?.event?.name,
    hasAsked && !known ? follow.page.gone : undefined,
  ];
  return (
    <li className={styles.row}>
      <Anchor href={starHref({ ...star, name, eventId })}>
        <b>{name}</b>
        <small>{about.filter(Boolean).join(", ")}</small>
      </Anchor>
      <StarButton star={{ kind: star.kind, ref: star.ref, name, note: star.note, eventId }} />
    </li>
  );
}

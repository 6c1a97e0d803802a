import { follow } from "#texts/following/follow.ts";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import styles from "./FollowButton.module.css";
import type { NewStar } from "./followStore.ts";
import { followStore, useIsFollowed } from "./useFollows.ts";

type Props = { star: NewStar; className?: string | undefined };

/** In a row: the sign alone. */
export function StarButton({ star, className }: Props) {
  const isFollowed = useIsFollowed(star);
  return (
    <IconButton
      icon="star"
      size="sm"
      className={cx(styles.star, className)}
      label={follow.star(star.name)}
      aria-pressed={isFollowed}
      onClick={() => followStore.toggle(star)}
    />
  );
}

/** At the head of a page: the sign and the word. */
export function FollowButton({ star, className }: Props) {
  const isFollowed = useIsFollowed(star);
  return (
    <Button
      variant="secondary"
      className={cx(styles.follow, className)}
      aria-pressed={isFollowed}
      onClick={() => followStore.toggle(star)}
    >
      <Icon name="star" />
      {isFollowed ? follow.followed : follow.follow}
    </Button>
  );
}

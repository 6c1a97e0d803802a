/** What others may use of this feature. */
export { FollowButton, StarButton } from "./FollowButton.tsx";
export { MyPeople } from "./MyPeople.tsx";
export { RemindButton } from "./RemindButton.tsx";
export { useStars } from "./useFollows.ts";
export { usePushSync } from "./usePushSync.ts";
export { useStarSync } from "./useStarSync.ts";

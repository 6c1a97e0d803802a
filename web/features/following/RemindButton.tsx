import { useNavigate } from "react-router";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { remind as words } from "#texts/following/follow.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import type { NewStar } from "./followStore.ts";
import { readPushChoice } from "./pushChoice.ts";
import { followStore } from "./useFollows.ts";

/** Follows an athlete and sees to it that this device is told. */
export function RemindButton({ star }: { star: NewStar }) {
  const navigate = useNavigate();
  const remind = () => {
    if (!followStore.isFollowed(star)) followStore.toggle(star);
    const isReady = readPushChoice() !== undefined;
    showToast({ type: "info", message: isReady ? words.done(star.name) : words.oneStep(star.name) });
    if (!isReady) void navigate("/following#notifications");
  };
  return (
    <Button onClick={remind}>
      <Icon name="bell" />
      {words.ask}
    </Button>
  );
}

import { useEffect } from "react";
import { useLazyApi } from "#web/platform/session/useLiveApi.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { readPushChoice } from "./pushChoice.ts";
import { useStars } from "./useFollows.ts";

const CALM_MS = 1500;

/** Where messages are wanted the server learns of every new star; nobody else loads any of it. */
export function usePushSync(): void {
  const loadApi = useLazyApi();
  const tokenCookie = useRootData()?.tokenCookie;
  const stars = useStars();
  useEffect(() => {
    const choice = readPushChoice();
    if (choice === undefined || tokenCookie === undefined) return undefined;
    const renew = async () => {
      const { renewPush } = await import("./pushDevice.ts");
      await renewPush(await loadApi(), tokenCookie, {
        ...choice,
        followed: stars.filter(({ isOn }) => isOn),
      });
    };
    // What could not be told now is told with the next star or visit.
    const timer = setTimeout(() => void renew().catch(() => {}), CALM_MS);
    return () => clearTimeout(timer);
  }, [loadApi, tokenCookie, stars]);
}

import { useEffect } from "react";
import { isSignedOut, useMaybeSession } from "#web/platform/session/Session.tsx";
import { useLazyApi } from "#web/platform/session/useLiveApi.ts";
import { followStore, useStars } from "./useFollows.ts";

const CALM_MS = 800;

/** While somebody is signed in the device and the account hold the same stars (FO3); afterwards only its own stay (FO6). */
export function useStarSync(): void {
  const stars = useStars();
  const session = useMaybeSession();
  const accountId = session?.user?.id;
  const isNobody = isSignedOut(session);
  const loadApi = useLazyApi();

  useEffect(() => {
    if (isNobody) followStore.forgetAccount();
  }, [isNobody]);

  useEffect(() => {
    if (accountId === undefined) return undefined;
    const meet = async () => {
      const told = stars.map(({ kind, ref, isOn, changedAtMs }) => ({ kind, ref, isOn, changedAtMs }));
      const api = await loadApi();
      const { data } = await api.stars.sync({ data: { stars: told } });
      // What was starred while this was on its way is told by the next turn.
      if (followStore.get() === stars) followStore.takeOver(data.stars);
    };
    // Without network the list of this device is all there is; the next change or visit tries again.
    const timer = setTimeout(() => void meet().catch(() => {}), CALM_MS);
    return () => clearTimeout(timer);
  }, [accountId, loadApi, stars]);
}

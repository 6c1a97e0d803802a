import type { AwardingView, MedalStock } from "#contract/awarding/awarding.ts";
import { ApiFailure, isAnswered } from "#contract/error.ts";
import type { AwardingAct } from "#domain/awarding/act.ts";
import { foldAwarding, NO_AWARDING, type Awarding } from "#domain/awarding/fold.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { createSingleFlight } from "#web/platform/browser/singleFlight.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { awardingBeacon } from "#web/platform/realtime/beacon.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

export type AwardingLog = {
  readonly stateOf: (categoryUuid: string) => Awarding;
  readonly actsOf: (categoryUuid: string) => AwardingView["categories"][number]["acts"];
  readonly stock: MedalStock | undefined;
  /** The newest could not be fetched: what is shown may be old. */
  readonly isStale: boolean;
  readonly refresh: () => void;
  /** Each tells whether it was done; why not is said by a toast. */
  readonly act: (categoryUuid: string, act: AwardingAct) => Promise<boolean>;
  readonly countStock: (stock: MedalStock) => Promise<boolean>;
};

/** The log of awarding, kept equal to the server's while the page is open, and the ways to add to it. */
export function useAwarding(competitionUuid: string, loaded: AwardingView): AwardingLog {
  const api = useBackgroundApi();
  const [fetched, setFetched] = useState(loaded);
  const [isStale, setIsStale] = useState(false);
  const view = fetched.version >= loaded.version ? fetched : loaded;

  const refresh = useCallback(async () => {
    try {
      const { data } = await api.awarding.of(competitionUuid);
      setFetched(data);
      setIsStale(false);
    } catch {
      setIsStale(true);
    }
  }, [api, competitionUuid]);

  const told = useSyncExternalStore(awardingBeacon.subscribe, awardingBeacon.get, () => undefined);
  const held = view.version;
  useEffect(() => {
    if (told === undefined || told === held) return;
    const soon = setTimeout(() => void refresh(), 0);
    return () => clearTimeout(soon);
  }, [told, held, refresh]);

  const { revalidate } = useRevalidator();
  const settle = useCallback(async () => {
    await refresh();
    // The push brings what everybody sees of it; who acted must see it even when the socket is away.
    await revalidate();
  }, [refresh, revalidate]);
  const perform = usePerform(settle);
  return useMemo(() => {
    const acts = new Map(view.categories.map((one) => [one.category, one.acts]));
    const actsOf = (uuid: string) => acts.get(uuid) ?? [];
    return {
      actsOf,
      stateOf: (uuid) => {
        const known = acts.get(uuid);
        if (known === undefined) return NO_AWARDING;
        return foldAwarding(known.map(({ at, ...one }) => ({ ...one, atMs: at })));
      },
      stock: view.stock ?? undefined,
      isStale,
      refresh: () => void refresh(),
      act: (uuid, act) =>
        perform(`${uuid} ${JSON.stringify(act)}`, (id) => api.awarding.act(uuid, { data: { id, act } })),
      countStock: (stock) =>
        perform("stock", () => api.awarding.countStock(competitionUuid, { data: stock })),
    };
  }, [view, isStale, refresh, perform, api, competitionUuid]);
}

/** A press whose answer got lost keeps its id, so that pressing again is the same act; so is one before the answer (AW9). */
function usePerform(settle: () => Promise<void>) {
  const ids = useRef(new Map<string, string>());
  const [once] = useState(() => createSingleFlight<boolean>());
  return useCallback(
    (key: string, work: (id: string) => Promise<unknown>) =>
      once(key, async () => {
        const id = ids.current.get(key) ?? newUuid();
        ids.current.set(key, id);
        try {
          await work(id);
          ids.current.delete(key);
          await settle();
          return true;
        } catch (cause) {
          if (!(cause instanceof ApiFailure)) throw cause;
          if (isAnswered(cause)) ids.current.delete(key);
          showToast({ message: apiErrorText(cause.error) });
          return false;
        }
      }),
    [settle, once],
  );
}

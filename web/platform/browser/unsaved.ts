import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "#web/platform/store.ts";

type Place = { readonly pathname: string; readonly search: string };

/** Something on this page that was typed and not saved. */
export type Unsaved = {
  /** Asked at the moment somebody leaves: what is being sent is as good as saved. */
  readonly isLeft: () => boolean;
  /** A draft of it stays on this device. */
  readonly isKept: boolean;
  /** A move that shows the same form again, beside one that only changes the question of the address. */
  readonly staysAt?: ((from: Place, to: Place) => boolean) | undefined;
};

const all = new Set<Unsaved>();
const { subscribe, tell } = createListeners();

/** While it is here, whoever leaves the page is asked (FM20). */
export function useUnsaved(one: Unsaved | undefined): void {
  useEffect(() => {
    if (one === undefined) return undefined;
    all.add(one);
    tell();
    return () => {
      all.delete(one);
      tell();
    };
  }, [one]);
}

export const useHasUnsaved = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => all.size > 0,
    () => false,
  );

const isSamePage = (from: Place, to: Place): boolean => from.pathname === to.pathname;

/** What would be left behind by that move. */
export const unsavedBetween = (from: Place, to: Place): Unsaved | undefined =>
  [...all].find(({ isLeft, staysAt = isSamePage }) => !staysAt(from, to) && isLeft());

/** What a reload or a closed window would lose: a draft is there again. */
export const isLostOnClose = (): boolean => [...all].some(({ isLeft, isKept }) => !isKept && isLeft());

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { repeatWhileVisible } from "./repeatWhileVisible.ts";

/** Where no line follows the day: the version of the competition this page was drawn from. */
export type Still = { readonly uuid: string; readonly rev: number };

/**
 * Without a line (LD4) a page learns that the day began, or that the draw changed, by asking now and then (LD10). Only
 * another version loads the page again: while the network is away it stays as it is.
 */
export function useAwaitedDay(still: Still | undefined): void {
  const api = useLiveApi();
  const { revalidate } = useRevalidator();
  const { uuid = "", rev = 0 } = still ?? {};
  useEffect(() => {
    if (uuid === "") return undefined;
    const look = async () => {
      const changes = await api.changes(uuid, rev);
      if (changes.rev !== rev) await revalidate();
    };
    return repeatWhileVisible(document, () => void look().catch(() => {}));
  }, [api, revalidate, uuid, rev]);
}

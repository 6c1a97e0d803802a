import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { pathOf } from "#contract/api/path.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { repeatWhileVisible } from "./repeatWhileVisible.ts";

/** For a page that listens to no room: it is loaded again while it is in sight (LD10), but stays as it is without a server. */
export function useRefreshed(): void {
  const apiBase = useRootData()?.apiBase;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (apiBase === undefined) return undefined;
    const refresh = async () => {
      const answer = await fetch(apiBase + pathOf("/time"), { cache: "no-store" });
      if (answer.ok) await revalidate();
    };
    return repeatWhileVisible(document, () => void refresh().catch(() => {}));
  }, [apiBase, revalidate]);
}

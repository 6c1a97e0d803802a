import { useCallback, useEffect, useState } from "react";
import type { Closing } from "#contract/event/closing.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

export type ClosedSubject = {
  readonly uuid: string;
  readonly documentId: string;
  /** For ways to the pages of the organiser; without an event there are none. */
  readonly eventId: number | undefined;
};

export type Asked =
  | { readonly is: "loading" | "failed" }
  | { readonly is: "loaded"; readonly closing: Closing };

/** What is open now: asked whenever somebody looks, since it changes with every act of the hall. */
export function useClosing(uuid: string): { readonly asked: Asked; readonly again: () => void } {
  const api = useBackgroundApi();
  const [asked, setAsked] = useState<Asked>({ is: "loading" });
  const ask = useCallback(
    () =>
      api.competitions.closing(uuid).then(
        ({ data }) => setAsked({ is: "loaded", closing: data }),
        () => setAsked({ is: "failed" }),
      ),
    [api, uuid],
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  return {
    asked,
    again: () => {
      setAsked({ is: "loading" });
      void ask();
    },
  };
}

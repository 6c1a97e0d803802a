import { useCallback, useEffect, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import type { SearchAnswer } from "#contract/event/search.ts";
import { searchFor } from "#contract/api/searchCall.ts";
import { SHORTEST_SEARCH } from "#domain/search/search.ts";
import { sendByFetch } from "#web/platform/session/sendByFetch.ts";
import { useSession } from "#web/platform/session/Session.tsx";

/** Of each kind, on the page of results. */
export const SHOWN = 30;

export type SearchFailure = "offline" | "often" | "other";

/** What can be shown for what is typed now. While an answer is on its way the one before it stays. */
export type SearchState =
  | { readonly phase: "short" }
  | { readonly phase: "loading"; readonly answer: SearchAnswer | undefined }
  | { readonly phase: "found"; readonly answer: SearchAnswer }
  | { readonly phase: "failed"; readonly reason: SearchFailure };

/** How the last question went; `typed` is what it asked for. */
type Settled = {
  readonly typed: string;
  readonly answer: SearchAnswer | undefined;
  readonly reason?: SearchFailure;
};

const TYPING_MS = 200;

export type Search = { readonly state: SearchState; readonly again: () => void };

/** Asks when the typing pauses. `initial` is an answer that came with the page. */
export function useSearch(text: string, limit: number, initial?: SearchAnswer): Search {
  const { apiBase, token } = useSession();
  const typed = text.trim();
  const [settled, setSettled] = useState<Settled>({ typed: initial ? typed : "", answer: initial });
  const isWanted = typed.length >= SHORTEST_SEARCH && settled.typed !== typed;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const ask = async () => {
      const next = await searchFor({ base: apiBase, send: sendByFetch, token }, typed, limit)
        .then((answer): Settled => ({ typed, answer }))
        .catch((cause: unknown): Settled => ({ typed, answer: undefined, reason: failureOf(cause) }));
      if (!isOver) setSettled(next);
    };
    const timer = setTimeout(() => void ask(), TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, limit, isWanted, apiBase, token]);

  const again = useCallback(() => setSettled({ typed: "", answer: undefined }), []);
  return { state: searchState(typed, settled), again };
}

export function searchState(typed: string, settled: Settled): SearchState {
  if (typed.length < SHORTEST_SEARCH) return { phase: "short" };
  if (settled.typed !== typed) return { phase: "loading", answer: settled.answer };
  if (settled.answer !== undefined) return { phase: "found", answer: settled.answer };
  return { phase: "failed", reason: settled.reason ?? "other" };
}

function failureOf(cause: unknown): SearchFailure {
  if (!navigator.onLine) return "offline";
  return cause instanceof ApiFailure && cause.error.status === 429 ? "often" : "other";
}

import { createContext } from "react-router";
import type { ApiOptions } from "#contract/call.ts";

/** What the server hands to the pages with every request. */
export type AppContext = {
  /** Reaches our own API inside the process, without a network. */
  readonly send: ApiOptions["send"];
  /** As if the visitor's browser had called, with what it is to remember. */
  readonly sendAsVisitor: ApiOptions["send"];
  /** Of the request the page is rendered for. */
  readonly requestId: string | undefined;
  /** Puts what went wrong into the log. */
  readonly report: (cause: unknown) => void;
  /** Through which others one may sign in. */
  readonly providers: readonly string[];
  /** What the routes of an address say of themselves, the innermost last. */
  readonly handlesAt: (path: string) => readonly unknown[];
  readonly apiBase: string;
  readonly tokenCookie: string;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly supportChatSrc: string | undefined;
  /** It waits until the visitor has asked for it. */
  readonly isChatOnRequest: boolean;
  /** How far the wall clock of the hall is ahead of UTC, in milliseconds. */
  readonly zoneMs: number;
  /** The same on another day: the wall clock may be moved in between. */
  readonly zoneMsAt: (atMs: number) => number;
  readonly isDev: boolean;
};

export const appContext = createContext<AppContext>();

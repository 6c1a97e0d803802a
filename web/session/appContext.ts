import { createContext } from "react-router";
import type { ApiOptions } from "#contract/client.ts";

/** What the server hands to the pages with every request. */
export type AppContext = {
  /** Reaches our own API inside the process, without a network. */
  readonly send: ApiOptions["send"];
  readonly apiBase: string;
  readonly tokenCookie: string;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly supportChatSrc: string | undefined;
  readonly isDev: boolean;
};

export const appContext = createContext<AppContext>();

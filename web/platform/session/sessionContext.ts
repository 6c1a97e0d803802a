import { createContext } from "react-router";
import type { User } from "#contract/event/content.ts";

/** Who sends this request: nobody, or a loaded user with the token that named them. */
export type RequestSession = { readonly token: string | undefined; readonly user: User | undefined };

export const NOBODY: RequestSession = { token: undefined, user: undefined };

export const sessionContext = createContext<RequestSession>(NOBODY);

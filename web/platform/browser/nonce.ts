import { createContext } from "react";

/** The nonce of this response. Only the server knows it: a browser hides it from the page's own scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

import { createContext, useContext } from "react";

/** Server time as far as this device knows it; the device's own clock where nobody keeps a better one. */
export const ServerNowContext = createContext<() => number>(() => Date.now());

export function useServerNow(): () => number {
  return useContext(ServerNowContext);
}

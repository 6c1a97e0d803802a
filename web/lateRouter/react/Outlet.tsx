import { use } from "react";
import { OutletDataContext, RouteContext } from "./contexts.ts";

/** Where the route below is shown. */
export function Outlet({ context }: { context?: unknown }) {
  const outlet = use(RouteContext)?.outlet ?? null;
  return outlet === null ? null : <OutletDataContext value={context}>{outlet}</OutletDataContext>;
}

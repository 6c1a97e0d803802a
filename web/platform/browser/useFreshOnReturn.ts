import { useEffect } from "react";
import { useReload } from "./useReload.ts";

/** A page the browser has put aside whole comes back as it was left: what it shows is asked for again (PE23). */
export function useFreshOnReturn(): void {
  const reload = useReload();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => (persisted ? void reload() : undefined);
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, [reload]);
}

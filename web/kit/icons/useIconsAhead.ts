import { useEffect } from "react";
import file from "./icons.svg?url";

/** Fetched while there is a line: the sign that there is none is drawn when nothing can be fetched. */
export function useIconsAhead(): void {
  useEffect(() => void fetch(file).catch(() => {}), []);
}

import { BOARD_LAYOUTS } from "#web/sport/board/scoreboardType.ts";
import type { BoardLook } from "./MatBoard.tsx";

export type BoardChoice = BoardLook & { readonly isFollowing: boolean };

/** How a board looks, from its address. Dark unless a bright hall asks for the light one. */
export function parseBoardQuery(query: URLSearchParams): BoardChoice {
  return {
    mode: query.get("mode") === "light" ? "light" : "dark",
    layout: BOARD_LAYOUTS.find((layout) => layout === query.get("layout")),
    isMirrored: query.get("mirror") === "1",
    isFollowing: query.get("follow") !== "0",
  };
}

export function writeBoardQuery({ mode, layout, isMirrored, isFollowing }: BoardChoice): string {
  const query = new URLSearchParams({
    ...(mode === "light" && { mode }),
    ...(layout !== undefined && { layout }),
    ...(isMirrored && { mirror: "1" }),
    ...(!isFollowing && { follow: "0" }),
  });
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

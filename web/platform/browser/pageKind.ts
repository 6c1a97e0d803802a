import { useMatches } from "react-router";
import { kindOfRoutes, type PageKind } from "#contract/pageKind.ts";

export const usePageKind = (): PageKind | undefined => kindOfRoutes(useMatches().map(({ handle }) => handle));

/** For code outside React: the root writes the kind on <html>, so that a kept page has it without network too. */
export const isWallShown = (): boolean => document.documentElement.dataset["page"] === "wall";

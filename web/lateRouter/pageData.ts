import { createContext } from "react";
import type { EntryContext, StaticHandlerContext } from "react-router";

type Matched = Pick<StaticHandlerContext["matches"][number], "pathname" | "params"> & { readonly id: string };

/** What the server gives a page besides its HTML: where it stands and what its loaders found. */
export type PageData = Pick<StaticHandlerContext, "loaderData" | "actionData" | "errors"> & {
  readonly matches: readonly Matched[];
};

export const PAGE_DATA_ID = "page-data";

export type WrittenPage = { readonly manifest: EntryContext["manifest"]; readonly data: PageData };

/** Known on the server only. */
export const WrittenPageContext = createContext<WrittenPage | undefined>(undefined);

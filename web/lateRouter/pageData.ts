import { createContext } from "react";
import type { EntryContext } from "react-router";

type ById = Readonly<Record<string, unknown>>;

/** What the server gives a page besides its HTML: where it stands and what its loaders found. */
export type PageData = {
  readonly matches: readonly {
    readonly id: string;
    readonly pathname: string;
    readonly params: Readonly<Record<string, string | undefined>>;
  }[];
  readonly loaderData: ById;
  readonly actionData: ById | null;
  readonly errors: ById | null;
  /** What rendering found out (`serverFacts.ts`). */
  readonly facts?: ById;
};

export const PAGE_DATA_ID = "page-data";

export type WrittenPage = {
  readonly manifest: EntryContext["manifest"];
  readonly data: PageData;
  readonly facts: Map<string, unknown>;
};

/** Known on the server only. */
export const WrittenPageContext = createContext<WrittenPage | undefined>(undefined);

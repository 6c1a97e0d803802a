import { createStore } from "#web/platform/store.ts";
import type { SelectFetch, SelectOption } from "./fields.ts";

/** From the last keystroke in the search to the question (SL8). */
export const SEARCH_DELAY_MS = 600;

export type OptionSearchState = {
  readonly term: string;
  /** What the list can show for the term. */
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

type Settings = {
  readonly given: readonly SelectOption[];
  readonly fetch: SelectFetch | undefined;
  /** Told with every search, the first included (SL6). */
  readonly onSearch: (needle: string) => void;
  readonly keyOf: (option: SelectOption) => string;
};

/** Which options there are to choose from, as the search text changes. Knows no React, so that it can be told the time. */
export function createOptionSearch({ given, fetch, onSearch, keyOf }: Settings) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasAll = false;
  let asked = 0;
  const store = createStore<OptionSearchState>({
    term: "",
    options: given,
    isLoading: false,
    hasFailed: false,
  });
  const update = (change: Partial<OptionSearchState>) => store.set({ ...store.get(), ...change });

  const ask = async (needle: string, isMore: boolean) => {
    asked += 1;
    const turn = asked;
    onSearch(needle);
    if (fetch === undefined) return;
    update({ term: needle, isLoading: true, hasFailed: false });
    try {
      const found = await fetch({ needle });
      // The answer to an older term says nothing about this one (SL15).
      if (turn !== asked) return;
      const before = isMore ? store.get().options : [];
      const options = withoutRepeats([...before, ...found], keyOf);
      hasAll = isMore && options.length === before.length;
      update({ options, isLoading: false });
    } catch {
      if (turn === asked) update({ isLoading: false, hasFailed: true });
    }
  };

  const search = (needle: string) => {
    clearTimeout(timer);
    hasAll = false;
    void ask(needle, false);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    search,
    /** A keystroke: asks once the typing rests, unless the text is back where it was. */
    type: (needle: string) => {
      clearTimeout(timer);
      if (needle === store.get().term) return;
      timer = setTimeout(() => search(needle), SEARCH_DELAY_MS);
    },
    /** The end of the list is near: the same term again, but one question at a time (SL9, SL15). */
    more: () => {
      const { isLoading, term } = store.get();
      if (!isLoading && !hasAll && fetch !== undefined) void ask(term, true);
    },
    stop: () => clearTimeout(timer),
  };
}

/** A `selectFetch` over a list in pages: the same needle again is the next page (SL9). */
export function pagedFetch(
  load: (needle: string, page: number) => Promise<readonly SelectOption[]>,
  pageSize: number,
): SelectFetch {
  let term: string | undefined;
  let page = 0;
  let isLast = false;
  return async ({ needle }) => {
    if (needle !== term) {
      term = needle;
      page = 0;
      isLast = false;
    }
    if (isLast) return [];
    page += 1;
    const found = await load(needle, page);
    if (needle === term) isLast = found.length < pageSize;
    return found;
  };
}

function withoutRepeats(
  options: readonly SelectOption[],
  keyOf: (option: SelectOption) => string,
): SelectOption[] {
  return [...new Map(options.map((option) => [keyOf(option), option])).values()];
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SelectOption } from "./fields.ts";
import { createOptionSearch, pagedFetch } from "./optionSearch.ts";
import { filterOptions, matchIn, valueOfOption } from "./selectOptions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
function paperServer() {
  const asked: { needle: string; answer: (options: readonly SelectOption[]) => void; fail: () => void }[] =
    [];
  const fetch = ({ needle }: { needle: string }) =>
    new Promise<readonly SelectOption[]>((answer, reject) => {
      asked.push({ needle, answer, fail: () => reject(new Error("away")) });
    });
  return { asked, fetch };
}

const open = (fetch: Parameters<typeof createOptionSearch>[0]["fetch"]) => {
  const heard: string[] = [];
  const search = createOptionSearch({
    given: [],
    fetch,
    onSearch: (needle) => void heard.push(needle),
    keyOf: (option) => valueOfOption(option, {}),
  });
  return { search, heard };
};

test("[SL8] the search waits until the typing rests for 600 ms", () => {
  const { asked, fetch } = paperServer();
  const { search, heard } = open(fetch);
  search.search("");
  search.type("в");
  vi.advanceTimersByTime(599);
  search.type("во");
  vi.advanceTimersByTime(599);
  expect(heard).toEqual([""]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["", "во"]);
  expect(asked.map(({ needle }) => needle)).toEqual(["", "во"]);
});

test("[SL15] an answer to an older term is ignored, whenever it comes", async () => {
  const { asked, fetch } = paperServer();
  const { search } = open(fetch);
  search.search("в");
  search.search("вол");
  asked[1]?.answer(["Волкодав"]);
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer(["Барс"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(search.get().options).toEqual(["Волкодав"]);
});

test("[SL9] [SL15] loading more sends the same term, appends, and never asks twice at once or past the end", async () => {
  const { asked, fetch } = paperServer();
  const { search, heard } = open(fetch);
  search.search("");
  search.more();
  asked[0]?.answer(["а", "б"]);
  await vi.advanceTimersByTimeAsync(0);
  search.more();
  search.more();
  expect(heard).toEqual(["", ""]);
  asked[1]?.answer(["б", "в"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(search.get().options).toEqual(["а", "б", "в"]);
  search.more();
  asked[2]?.answer([]);
  await vi.advanceTimersByTimeAsync(0);
  search.more();
  expect(asked).toHaveLength(3);
});

test("a list that could not be loaded says so and can be asked again", async () => {
  const { asked, fetch } = paperServer();
  const { search } = open(fetch);
  search.search("");
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(search.get()).toMatchObject({ hasFailed: true, isLoading: false });
  search.search("");
  expect(search.get().hasFailed).toBe(false);
});

test("the same needle again is the next page, another one begins anew", async () => {
  const pages: string[] = [];
  const fetch = pagedFetch(async (needle, page) => {
    pages.push(`${needle}:${page}`);
    return page === 1 ? ["а", "б"] : ["в"];
  }, 2);
  for (const needle of ["", "", "", "вол", ""]) await fetch({ needle });
  expect(pages).toEqual([":1", ":2", "вол:1", ":1"]);
});

test("[SL18] the browser filters by trimmed part of the label in any case; what is chosen is not offered again", () => {
  const options = [
    { value: 1, label: "Волжские борцы" },
    { value: 2, label: "Барс" },
  ];
  const shown = (needle: string, values: string[] = [], config = {}) =>
    filterOptions(options, { config, isMulti: true, needle, values }).map((option) =>
      valueOfOption(option, {}),
    );
  expect(shown(" ВОЛ ")).toEqual(["1"]);
  expect(shown("вол", [], { filterResults: false })).toEqual(["1", "2"]);
  expect(shown("", ["1"])).toEqual(["2"]);
  expect(shown("", ["1"], { hideSelected: false })).toEqual(["1", "2"]);
  expect(matchIn("Волжские", "вол")).toEqual([0, 3]);
});

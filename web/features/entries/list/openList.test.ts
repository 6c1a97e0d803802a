import { expect, test } from "vitest";
import { decidePeople } from "./decidePeople.ts";
import { answerAll, linesOf } from "./testing/lists.ts";
import { makeOpenList, OPEN_BASIS } from "./testing/openList.ts";

test.each([1, 2, 3])(
  "[EN19] a list of 950 lines with 206 repeated people gives exactly 744 persons, seed %i",
  (seed) => {
    const lines = linesOf(makeOpenList({ people: 744, repeated: 206, seed }), OPEN_BASIS);
    expect(lines).toHaveLength(950);
    const { likes, people } = answerAll(lines, OPEN_BASIS, "same");
    const decided = decidePeople(lines, likes, people);
    expect(decided.filter(({ is }) => is === undefined)).toHaveLength(744);
    expect(decided.filter(({ question }) => question !== undefined)).toEqual([]);
  },
);

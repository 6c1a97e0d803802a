import { expect, test } from "vitest";
import type { HttpRequest } from "../call.ts";
import { searchAnswerSchema } from "../event/search.ts";
import { searchFor } from "./searchCall.ts";

const NONE = { total: 0, items: [] };
const data = { athletes: NONE, categories: NONE, teams: NONE, events: NONE };

const answering = (body: unknown, asked: HttpRequest[] = []) => ({
  base: "/api",
  token: () => undefined,
  send: (request: HttpRequest) => {
    asked.push(request);
    return Promise.resolve({ status: 200, text: JSON.stringify(body) });
  },
});

test("[SR1] what the schema of the search lets through, the field takes", async () => {
  const asked: HttpRequest[] = [];
  const answer = searchAnswerSchema.parse({ data });
  expect(await searchFor(answering(answer, asked), "Лапшин А", 5)).toEqual(data);
  expect(asked.map(({ url }) => url)).toEqual([
    "/api/search?q=%D0%9B%D0%B0%D0%BF%D1%88%D0%B8%D0%BD%20%D0%90&limit=5",
  ]);
});

test.each(Object.keys(data))("[SR1] an answer without its %s is no answer", async (group) => {
  await expect(
    searchFor(answering({ data: { ...data, [group]: undefined } }), "Лапшин", 5),
  ).rejects.toThrow();
});

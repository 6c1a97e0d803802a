import { expect, test } from "vitest";
import { writeQueryString } from "./queryString.ts";

test("[API2] keys stay as they are written, only values are encoded", () => {
  const query = { filters: { slug: { $eq: "о нас & ещё" } } };
  expect(writeQueryString(query)).toBe(
    "?filters[slug][$eq]=%D0%BE%20%D0%BD%D0%B0%D1%81%20%26%20%D0%B5%D1%89%D1%91",
  );
});

test("[API2] lists are numbered, objects nest, in the order they were given", () => {
  const query = { populate: ["role", "team"], sort: "name:asc", pagination: { page: 2, withCount: false } };
  expect(writeQueryString(query)).toBe(
    "?populate[0]=role&populate[1]=team&sort=name%3Aasc&pagination[page]=2&pagination[withCount]=false",
  );
});

test("[API2] what is undefined or empty is left out, null is a word", () => {
  expect(writeQueryString({ a: undefined, b: [], c: {}, d: { e: undefined } })).toBe("");
  expect(writeQueryString({ winner: null, since: 0, q: "" })).toBe("?winner=null&since=0&q=");
  expect(writeQueryString({})).toBe("");
});

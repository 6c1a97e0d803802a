import { expect, test } from "vitest";
import { readHanded } from "./routeModules.mjs";

test("a module that hands on is read by its names", () => {
  expect(readHanded('export{u as ErrorBoundary,d as default,links}from"./public-BbWR0OEB.js";\n')).toEqual({
    file: "/assets/public-BbWR0OEB.js",
    names: { ErrorBoundary: "u", default: "d", links: "links" },
  });
});

test("an empty one hands on nothing, and one with code of its own is left alone", () => {
  expect(readHanded("\n")).toEqual({ names: {} });
  expect(readHanded('import{a}from"./base-B2Zv57Me.js";export{a as default};')).toBeNull();
});

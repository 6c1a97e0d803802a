import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import Gallery from "#web/routes/gallery.tsx";

function galleryHtml(): string {
  const router = createMemoryRouter([{ path: "*", Component: Gallery }]);
  return renderToString(<RouterProvider router={router} />);
}

test("the kit's server HTML has no style attributes, which the content policy refuses", () => {
  expect(galleryHtml()).not.toMatch(/\sstyle=/);
});

test("the kit renders the same HTML every time, so that the browser can take it over", () => {
  expect(galleryHtml()).toBe(galleryHtml());
});

test("no id of the kit is used twice on a page", () => {
  const ids = [...galleryHtml().matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

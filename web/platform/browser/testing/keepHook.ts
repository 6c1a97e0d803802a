import { act, createElement, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { z } from "zod";

/** A place for a page that shows nothing: React asks no more of it. */
function emptyPlace(): Element {
  const place = {
    nodeType: 1,
    nodeName: "DIV",
    tagName: "DIV",
    namespaceURI: "http://www.w3.org/1999/xhtml",
    childNodes: [],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    ownerDocument: { nodeType: 9, activeElement: null, addEventListener: () => undefined },
  };
  return z.custom<Element>().parse(place);
}

/** A hook mounted in React without a page: what it gave at each rendering, last one last. «waits» while it is suspended. */
export async function keepHook<Given, Value>(use: (given: Given) => Value, first: NoInfer<Given>) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", { event: undefined, HTMLIFrameElement: Object });
  const values: (Value | "waits")[] = [];
  function Kept({ given }: { given: Given }) {
    values.push(use(given));
    return null;
  }
  function Waiting() {
    values.push("waits");
    return null;
  }
  const root = createRoot(emptyPlace());
  const give = (given: Given) =>
    act(async () =>
      root.render(
        createElement(Suspense, { fallback: createElement(Waiting) }, createElement(Kept, { given })),
      ),
    );
  await give(first);
  return {
    latest: () => values.at(-1),
    give,
    /** Until what was under way has come. */
    settle: (work: () => unknown) => act(async () => void (await work())),
    end: () => act(async () => root.unmount()),
  };
}

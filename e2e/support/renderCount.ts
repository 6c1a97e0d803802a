import type { Page } from "playwright-core";

/**
 * Counts what React renders, as the profiler of its developer tools does: at every commit, the components that did work in
 * it. Must be called before the page is opened.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(`
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const nameOf = ({ type }) => type?.displayName ?? type?.name ?? type?.type?.name ?? type?.render?.name ?? "?";
    const add = (fiber) => {
      window.rendered.push(nameOf(fiber));
      if (fiber.key) window.renderedKeys.push(fiber.key);
    };
    const mounted = (fiber) => {
      if (COMPONENTS.has(fiber.tag)) add(fiber);
      for (let child = fiber.child; child; child = child.sibling) mounted(child);
    };
    const updated = (fiber, before) => {
      if (COMPONENTS.has(fiber.tag) && fiber.flags & 1) add(fiber);
      if (fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling)
        if (child.alternate) updated(child, child.alternate);
        else mounted(child);
    };
    window.rendered = [];
    window.renderedKeys = [];
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (id, { current }) => {
        if (current.alternate) updated(current, current.alternate);
      },
    };
  `);
}

export async function forgetRenders(page: Page): Promise<void> {
  await page.evaluate("window.rendered = []; window.renderedKeys = []");
}

/** The names of what was rendered, as the build left them. */
export function readRenders(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>("window.rendered");
}

/** The keys of what was rendered, of those that have one: which of many alike it was. */
export function readRenderedKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>("window.renderedKeys");
}

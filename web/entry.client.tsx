import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { isWall, reloadOnce, reloadWhenAnswered, takeTarget } from "./frame/chunkFailure.ts";
import { quietImports } from "./frame/quietImports.ts";
import { resolveTarget } from "./frame/resolveTarget.ts";
import { tabMemory } from "./frame/tabMemory.ts";
import { doAhead } from "./lateRouter/ahead.ts";
import { fetchRenderedParts } from "./lateRouter/latePart.tsx";
import { LatePage } from "./lateRouter/LatePage.tsx";
import { createLateRouter } from "./lateRouter/lateRouter.ts";
import { readPage } from "./lateRouter/page.ts";

const here = location.pathname + location.search + location.hash;
const isReload = performance
  .getEntriesByType("navigation")
  .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
const target = resolveTarget(takeTarget(tabMemory, { path: here, isReload }) ?? "");

if (target.kind === "own") {
  location.replace(target.path);
} else {
  const reload = isWall(location.pathname) ? reloadWhenAnswered : reloadOnce;
  window.addEventListener("vite:preloadError", (event) => {
    const coping = quietImports.isCopedWith(event.payload);
    if (coping !== undefined) void coping.then((isCoped) => isCoped || reload(tabMemory, here, event));
    // Not prevented on a wall: whoever asked for the script hears of it and asks again.
    else if (reload(tabMemory, here, event) === true) event.preventDefault();
  });
  // A page that stays asleep is still a page: its links and forms work as they do without script.
  hydrate().catch((cause: unknown) => void reload(tabMemory, here, cause));
}

async function hydrate(): Promise<void> {
  const app = await hydratedApp();
  await nextTask();
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{app}</StrictMode>);
  });
}

async function hydratedApp() {
  if (import.meta.env.DEV) {
    // Replaces modules while somebody works on them, and therefore wants the router at once.
    const { HydratedRouter } = await import("react-router/dom");
    return <HydratedRouter />;
  }
  await nextTask();
  const page = readPage();
  await Promise.all([fetchRenderedParts(page.facts), doAhead(page.state, nextTask)]);
  const router = createLateRouter(page, async () => {
    // A page that is moved to has no word of the server: what it has to reckon, it reckons itself.
    const [{ createWholeRouter }] = await Promise.all([
      import("./lateRouter/wholeRouter.ts"),
      import("./sport/reckoned/drawCode.ts").then(({ drawCode }) => drawCode.fetch()),
    ]);
    return createWholeRouter(page);
  });
  if (isDesk(location.pathname)) void router.wake().catch(() => {});
  return <LatePage page={page} router={router} />;
}

/** A phone that is being scrolled gets its turn between two steps. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** An official moves all day, also without network: his pages fetch the router at once. The screens of a hall never do. */
const isDesk = (path: string) =>
  /^\/(?:competition|personal|organiser)(?:\/|$)/.test(path) && !/\/(?:board|screen)$/.test(path);

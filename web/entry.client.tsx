import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readableAddress } from "#contract/locale.ts";
import { reloadOnce, reloadWhenAnswered, takeTarget } from "./platform/browser/chunkFailure.ts";
import { optionalImports } from "#web/platform/browser/optionalImports.ts";
import { CARRIED_MS, forgetCarried } from "./platform/browser/languageChange.ts";
import { isWallShown } from "./platform/browser/pageKind.ts";
import { addressOf, ownPath, resolveTarget } from "./platform/browser/resolveTarget.ts";
import { tabMemory } from "./platform/browser/tabMemory.ts";
import { timingOf } from "./platform/browser/keptMoment.ts";
import { ELSEWHERE } from "./platform/offline/workerMessage.ts";

// The router must find the page the server has sent.
const readable = readableAddress(location.pathname);
if (readable !== location.pathname) history.replaceState(history.state, "", readable);
const here = ownPath(location.pathname) + location.search + location.hash;
const opened = performance
  .getEntriesByType("navigation")
  .find((entry) => entry instanceof PerformanceNavigationTiming);
const isReload = opened?.type === "reload";
const target = resolveTarget(takeTarget(tabMemory, { path: here, isReload }) ?? "");

if (target.kind === "own") {
  location.replace(addressOf(target.path));
} else {
  window.addEventListener("vite:preloadError", (event) => {
    const reload = isWallShown() ? reloadWhenAnswered : reloadOnce;
    const coping = optionalImports.isHandled(event.payload);
    if (coping !== undefined) void coping.then((isCoped) => isCoped || reload(tabMemory, here, event));
    // Not prevented on a wall: whoever asked for the script hears of it and asks again.
    else if (reload(tabMemory, here, event) === true) event.preventDefault();
  });
  setTimeout(forgetCarried, CARRIED_MS);
  const app = (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  );
  startTransition(() => {
    // What stands there was made of another address: it is drawn anew, not taken over.
    if (timingOf(opened, ELSEWHERE)) createRoot(document).render(app);
    else hydrateRoot(document, app);
  });
}

import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CHUNK_ERROR_EVENT, mayReload, takeTarget } from "./frame/chunkFailure.ts";
import { resolveTarget } from "./frame/resolveTarget.ts";

const here = location.pathname + location.search + location.hash;
const isReload = performance
  .getEntriesByType("navigation")
  .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
const target = resolveTarget(takeTarget(sessionStorage, { path: here, isReload }) ?? "");

if (target.kind === "own") {
  location.replace(target.path);
} else {
  window.addEventListener("vite:preloadError", reloadOnce);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

function reloadOnce(event: Event): void {
  window.dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail: event }));
  if (!mayReload(sessionStorage, here, Date.now())) return;
  event.preventDefault();
  location.reload();
}

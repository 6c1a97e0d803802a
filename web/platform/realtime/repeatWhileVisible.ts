const EVERY_MS = 60_000;

export type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/** Once a minute while the page is in sight, and at once when it comes back into sight (LD10). */
export function repeatWhileVisible(page: Page, look: () => void): () => void {
  const runIfVisible = () => {
    if (page.visibilityState === "visible") look();
  };
  const timer = setInterval(runIfVisible, EVERY_MS);
  page.addEventListener("visibilitychange", runIfVisible);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", runIfVisible);
  };
}

const EVERY_MS = 60_000;

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/** Once a minute while the page is in sight, and at once when it comes back into sight (LD10). */
export function lookWhileSeen(page: Page, look: () => void): () => void {
  const lookIfSeen = () => {
    if (page.visibilityState === "visible") look();
  };
  const timer = setInterval(lookIfSeen, EVERY_MS);
  page.addEventListener("visibilitychange", lookIfSeen);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", lookIfSeen);
  };
}

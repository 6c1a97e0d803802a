const WAITING_LINK = "modulepreload-after-paint";
const WAITING_SCRIPT = "module-after-paint";

// It has run before hydration: only the server writes it.
const code = import.meta.env.SSR
  ? `(${fetchModulesAfterPaint.toString()})(window,"${WAITING_LINK}","${WAITING_SCRIPT}")`
  : "";

/**
 * Every page is complete as the server sends it, so its modules are fetched after the first paint: styles and fonts have
 * the line of a phone to themselves. Stands after the scripts it starts.
 */
export function ModulesAfterPaint({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}

/**
 * The document with module scripts and preloads that do nothing yet. Whatever this does not find is fetched at once, as
 * without it. React escapes `>` in attributes.
 */
export const withWaitingModules = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING_LINK}"`)
    .replaceAll(/(<script\b[^>]*? type=)"module"/g, `$1"${WAITING_SCRIPT}"`);

/** Its text is sent inside the page, so it may use nothing but its arguments. A tab in the background is never painted. */
function fetchModulesAfterPaint(page: Window, waitingLink: string, waitingScript: string): void {
  const { document } = page;
  const start = (waiting: Element) => {
    if (waiting instanceof HTMLLinkElement) return void (waiting.rel = "modulepreload");
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting instanceof HTMLElement ? waiting.nonce : "";
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  const fetchModules = () => {
    // A few in a task: thirty requests at once keep a phone from answering a touch.
    const some = document.querySelectorAll(`link[rel="${waitingLink}"], script[type="${waitingScript}"]`);
    for (const waiting of [...some].slice(0, 3)) start(waiting);
    if (some.length > 3) page.setTimeout(fetchModules);
  };
  if (document.visibilityState === "hidden") return fetchModules();
  page.requestAnimationFrame(() => page.setTimeout(fetchModules));
  // Nothing waits any more when it is called again.
  document.addEventListener("visibilitychange", fetchModules, { once: true });
}

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
  const fetchModules = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${waitingLink}"]`))
      link.rel = "modulepreload";
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${waitingScript}"]`)) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = waiting.nonce;
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  };
  if (document.visibilityState === "hidden") return fetchModules();
  page.requestAnimationFrame(() => page.setTimeout(fetchModules));
  // Nothing waits any more when it is called again.
  document.addEventListener("visibilitychange", fetchModules, { once: true });
}

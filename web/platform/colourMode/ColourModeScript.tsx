import { COLOUR_MODE_KEY, FORCED_ATTRIBUTE } from "./colourMode.ts";

// It has run before the browser renders anything: only the server writes it.
const code = import.meta.env.SSR
  ? `(${applyColourModeBeforePaint.toString()})(window,"${COLOUR_MODE_KEY}","${FORCED_ATTRIBUTE}")`
  : "";

/** Blocks the first paint on purpose: a light flash in a dark hall is worse. It has done its work before hydration. */
export function ColourModeScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}

/** The part of a browser window that the script touches. */
type PaintedPage = {
  readonly localStorage: { readonly getItem: (key: string) => string | null };
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly document: {
    readonly documentElement: {
      readonly getAttribute: (name: string) => string | null;
      readonly classList: { readonly add: (name: string) => void };
    };
  };
};

/**
 * Puts the colour mode on <html> before anything is painted. Its text is sent inside the page, so it may use nothing
 * but its arguments.
 */
export function applyColourModeBeforePaint(page: PaintedPage, key: string, forcedAttribute: string): void {
  let preference = "system";
  try {
    preference = page.localStorage.getItem(key) ?? "system";
  } catch {
    // Storage may be forbidden; the page follows the system then.
  }
  const root = page.document.documentElement;
  const forced = root.getAttribute(forcedAttribute);
  const wanted = forced ?? preference;
  if (wanted === "dark" || wanted === "light") root.classList.add(wanted);
  else root.classList.add(page.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

import { FOLLOWS_KEY } from "./followsKey.ts";
import { SPOILERS_KEY } from "#web/platform/spoilers/spoilers.ts";

// It has run before the browser renders anything: only the server writes it.
const code = import.meta.env.SSR
  ? `(${applyDeviceBeforePaint.toString()})(window,"${FOLLOWS_KEY}","${SPOILERS_KEY}")`
  : "";

/** Beside the script of the colour mode, and for the same reason: what comes after the first paint moves the page. */
export function DeviceScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}

/** The part of a browser window that the script touches. */
type DevicePage = {
  readonly localStorage: { readonly getItem: (key: string) => string | null };
  readonly location: { readonly pathname: string };
  readonly document: {
    readonly documentElement: { readonly setAttribute: (name: string, value: string) => void };
  };
};

/**
 * The page is the same for everybody (ADR 30); what this device knows is put on <html> before anything is painted, so
 * that room is made for what follows. Its text is sent inside the page, so it may use nothing but its arguments.
 */
export function applyDeviceBeforePaint(page: DevicePage, followsKey: string, spoilersKey: string): void {
  try {
    const root = page.document.documentElement;
    if (page.localStorage.getItem(spoilersKey) === "hidden") root.setAttribute("data-spoilers", "hidden");
    const event = /^(?:\/[a-z]{2})?\/events\/(\d+)/.exec(page.location.pathname)?.[1];
    const stars: unknown = JSON.parse(page.localStorage.getItem(followsKey) ?? "[]");
    if (!Array.isArray(stars)) return;
    const isHere = (star: { isOn?: unknown; eventId?: unknown }) =>
      star.isOn === true && (event === undefined || String(star.eventId) === event);
    if (stars.some(isHere)) root.setAttribute("data-follows", "");
  } catch {
    // Storage may be forbidden: then this device knows nothing.
  }
}

import { copyLink } from "./copyLink.ts";

/** The page's address for whatever the device shares with; where it has nothing, the address is copied. */
export async function sharePage(): Promise<void> {
  const url = location.href;
  try {
    if ("share" in navigator) await navigator.share({ title: document.title, url });
    else await copyLink(url);
  } catch (cause) {
    // Whoever closes the device's own list has changed his mind.
    if (!(cause instanceof DOMException && cause.name === "AbortError")) await copyLink(url);
  }
}

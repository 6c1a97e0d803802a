import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#texts/general.ts";

/** Says so when it could not: without HTTPS a browser has no clipboard, and with it the person may have forbidden it. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ message: general.share.copied, type: "success" });
  } catch {
    showToast({ message: general.share.notCopied });
  }
}

/** The page's address for whatever the device shares with; where it has nothing, the address is copied. */
export async function sharePage(): Promise<void> {
  const url = location.href;
  try {
    if ("share" in navigator) await navigator.share({ title: document.title, url });
    else await copyLink(url);
  } catch (cause) {
    // Whoever closes the device's own list has changed their mind.
    if (!(cause instanceof DOMException && cause.name === "AbortError")) await copyLink(url);
  }
}

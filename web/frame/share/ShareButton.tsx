import { general } from "#web/i18n/ru/general.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { copyLink } from "./copyLink.ts";

/** Hands the page's address to whatever the device shares with; where it has nothing, the address is copied. */
export function ShareButton() {
  return (
    <IconButton icon="share" variant="secondary" label={general.share.label} onClick={() => void share()} />
  );
}

async function share(): Promise<void> {
  const url = location.href;
  try {
    if ("share" in navigator) await navigator.share({ title: document.title, url });
    else await copyLink(url);
  } catch (cause) {
    // Whoever closes the device's own list has changed his mind.
    if (!(cause instanceof DOMException && cause.name === "AbortError")) await copyLink(url);
  }
}

import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";

/** Says so when it could not: without HTTPS a browser has no clipboard, and with it the person may have forbidden it. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ message: general.share.copied, type: "success" });
  } catch {
    showToast({ message: general.share.notCopied });
  }
}

import { useEffect, useSyncExternalStore } from "react";
import { general } from "#texts/general.ts";
import { Button } from "#web/kit/Button.tsx";
import { createListeners } from "#web/platform/store.ts";

const { subscribe, tell } = createListeners();

export function ChatButton({ src }: { src: string }) {
  const isWanted = useSyncExternalStore(subscribe, readChatWish, () => false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [isWanted, src]);
  const ask = () => {
    writeChatWish(true);
    tell();
  };
  const stop = () => {
    writeChatWish(false);
    // The widget is already on the page: only a new page is without it.
    location.reload();
  };
  return (
    <Button size="sm" variant="secondary" onClick={isWanted ? stop : ask}>
      {isWanted ? general.footer.closeChat : general.footer.openChat}
    </Button>
  );
}

const KEY = "kover-support-chat";
const WANTED = "on";

/** Without storage, for as long as the page is open. */
let isWantedHere = false;

export function readChatWish(): boolean {
  try {
    return isWantedHere || localStorage.getItem(KEY) === WANTED;
  } catch {
    return isWantedHere;
  }
}

export function writeChatWish(isWanted: boolean): void {
  isWantedHere = isWanted;
  try {
    if (isWanted) localStorage.setItem(KEY, WANTED);
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: the page that is open still knows.
  }
}

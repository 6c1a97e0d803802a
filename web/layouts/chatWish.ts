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

import { NOTICE_KINDS, type NoticeKind } from "#domain/follow/notices.ts";

/** What this device wants to be told; undefined while it wants nothing at all. */
export type PushChoice = { readonly kinds: readonly NoticeKind[] };

const PUSH_KEY = "kover-push";

export function readPushChoice(): PushChoice | undefined {
  try {
    const kept = localStorage.getItem(PUSH_KEY);
    if (kept === null) return undefined;
    const words = kept.split(" ");
    return { kinds: NOTICE_KINDS.filter((kind) => words.includes(kind)) };
  } catch {
    return undefined;
  }
}

export function writePushChoice(choice: PushChoice | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(PUSH_KEY);
    else localStorage.setItem(PUSH_KEY, choice.kinds.join(" "));
  } catch {
    // Without storage the choice lasts as long as the subscription itself.
  }
}

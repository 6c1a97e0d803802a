import { lazy, Suspense } from "react";
import { useRootData } from "#web/platform/session/useRootData.ts";

/** Most installations have no chat, or one that does not wait. */
const ChatButton = lazy(async () => ({ default: (await import("./ChatButton.tsx")).ChatButton }));

/** Where the support chat waits to be asked for, the button that asks for it (SP5). */
export function ChatRequest() {
  const root = useRootData();
  const src = root?.isChatOnRequest ? root.supportChatSrc : undefined;
  if (src === undefined) return null;
  return (
    <Suspense>
      <ChatButton src={src} />
    </Suspense>
  );
}

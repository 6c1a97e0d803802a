import { spoilers } from "#texts/sport/spoilers.ts";
import { follow } from "#texts/following/follow.ts";
import { general } from "#texts/general.ts";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./PublicFooter.module.css";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { lazy, Suspense } from "react";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { Row } from "#web/kit/layout/layout.tsx";

export function PublicFooter() {
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.row}>
        <Row as="span" gap={8}>
          <Mark size={24} />
          {general.footer.about}
        </Row>
        <TextLink href="/following">{follow.nav}</TextLink>
        <TextLink href="/following#spoilers">{spoilers.title}</TextLink>
        <TextLink href="/partners">{general.footer.partners}</TextLink>
        <TextLink href="/page/rules">{general.nav.rules}</TextLink>
        <TextLink href="/page/cookies">{general.footer.cookies}</TextLink>
        <LocaleLinks className={styles.language} />
        <ChatRequest />
      </Wrap>
    </footer>
  );
}

/** Most installations have no chat, or one that does not wait. */
const ChatButton = lazy(async () => ({ default: (await import("./ChatButton.tsx")).ChatButton }));

/** Where the support chat waits to be asked for, the button that asks for it (SP5). */
function ChatRequest() {
  const root = useRootData();
  const src = root?.isChatOnRequest ? root.supportChatSrc : undefined;
  if (src === undefined) return null;
  return (
    <Suspense>
      <ChatButton src={src} />
    </Suspense>
  );
}

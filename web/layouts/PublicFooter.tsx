import { spoilers } from "#web/i18n/ru/sport/spoilers.ts";
import { follow } from "#web/i18n/ru/following/follow.ts";
import { general } from "#web/i18n/ru/general.ts";
import { ChatRequest } from "./ChatRequest.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./PublicFooter.module.css";
import { Wrap } from "#web/kit/layout/Wrap.tsx";

export function PublicFooter() {
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.row}>
        <span className={styles.brand}>
          <Mark size={24} />
          {general.footer.about}
        </span>
        <TextLink href="/following">{follow.nav}</TextLink>
        <TextLink href="/following#spoilers">{spoilers.title}</TextLink>
        <TextLink href="/partners">{general.footer.partners}</TextLink>
        <TextLink href="/page/rules">{general.nav.rules}</TextLink>
        <TextLink href="/page/cookies">{general.footer.cookies}</TextLink>
        <ChatRequest />
      </Wrap>
    </footer>
  );
}

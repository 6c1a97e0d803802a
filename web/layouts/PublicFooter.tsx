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
import { Row, Stack } from "#web/kit/layout/layout.tsx";

const { footer } = general;

/** Texts of these pages are an administrator's, who writes pages of the same address; there is one of ours until then (TM40). */
const HELP = [
  { href: "/page/support", label: footer.support },
  { href: "/page/contacts", label: footer.contacts },
  { href: "/page/organisers", label: footer.organisers },
];
const COLUMNS = [
  {
    title: footer.spectators,
    links: [
      { href: "/following", label: follow.nav },
      { href: "/following#spoilers", label: spoilers.title },
      { href: "/partners", label: footer.partners },
    ],
  },
  { title: footer.help, links: HELP },
  {
    title: footer.terms,
    links: [
      { href: "/page/rules", label: footer.rules },
      { href: "/page/terms", label: footer.service },
      { href: "/page/cookies", label: footer.cookies },
    ],
  },
];

/** Where help, people and terms are found, with a support chat and without. */
export function PublicFooter() {
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.columns}>
        <Stack gap={12} className={styles.about}>
          <Row as="span" gap={8} align="start">
            <Mark size={24} />
            {general.footer.about}
          </Row>
          <LocaleLinks className={styles.language} />
        </Stack>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.column}>
            <b>{title}</b>
            {links.map(({ href, label }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
            {links === HELP ? <ChatRequest /> : null}
          </nav>
        ))}
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

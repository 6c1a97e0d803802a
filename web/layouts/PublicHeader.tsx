import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { SearchBox } from "#web/features/search/face.ts";
import { ColourModeSwitch } from "./ColourModeSwitch.tsx";
import { follow } from "#texts/following/follow.ts";
import { general } from "#texts/general.ts";
import { search } from "#texts/search.ts";
import { useMaybeSession } from "#web/platform/session/Session.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Logo } from "#web/kit/Logo.tsx";
import styles from "./PublicHeader.module.css";
// The server renders the menu whose script is imported lazily: without these it would stand there unstyled until then.
import "./UserMenu.module.css";
import "#web/kit/Avatar.module.css";
import { Wrap } from "#web/kit/layout/Wrap.tsx";

/** Most visitors have no account. */
const UserMenu = lazy(async () => ({ default: (await import("./UserMenu.tsx")).UserMenu }));

export function PublicHeader() {
  const { key } = useLocation();
  // A new key closes the phone's menu after every navigation.
  return <Header key={key} />;
}

function Header() {
  const user = useMaybeSession()?.user;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className={styles.top}>
      <Wrap className={styles.row}>
        <Logo name={general.name} href="/" label={general.toHome} />
        <Sections className={styles.sections} />
        <SearchBox className={styles.search} />
        <IconButton className={styles.toSearch} icon="search" label={search.title} href="/search" />
        <IconButton className={styles.toFollowed} icon="star" label={follow.nav} href="/following" />
        <ColourModeSwitch className={styles.mode} />
        {user ? (
          <Suspense>
            <UserMenu user={user} />
          </Suspense>
        ) : (
          <Button variant="secondary" href="/auth" className={styles.signIn}>
            {general.nav.signIn}
          </Button>
        )}
        <IconButton
          className={styles.menuButton}
          icon={isOpen ? "x" : "menu"}
          label={isOpen ? general.nav.closeMenu : general.nav.menu}
          aria-expanded={isOpen}
          aria-controls="phone-menu"
          onClick={() => setIsOpen(!isOpen)}
        />
      </Wrap>
      <div id="phone-menu" className={styles.phoneMenu} hidden={!isOpen}>
        <Wrap>
          <Sections className={styles.phoneSections} isPhone />
          {user ? null : (
            <Button variant="secondary" href="/auth" isBlock>
              {general.nav.signIn}
            </Button>
          )}
        </Wrap>
      </div>
    </header>
  );
}

function Sections({ className, isPhone = false }: { className: string | undefined; isPhone?: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav className={cx(className)} aria-label={general.nav.label}>
      {PUBLIC_SECTIONS.map((section) => (
        <Anchor
          key={section.href}
          href={section.href}
          aria-current={isCurrentSection(section, pathname) ? "page" : undefined}
        >
          {section.label}
        </Anchor>
      ))}
      {isPhone ? <Anchor href="/following">{follow.nav}</Anchor> : null}
    </nav>
  );
}

type PublicSection = {
  readonly href: string;
  readonly label: string;
  /** Where the pages of the section live. */
  readonly owns: RegExp;
};

const PUBLIC_SECTIONS: readonly PublicSection[] = [
  { href: "/", label: general.nav.events, owns: /^\/(?:events\/|$)/ },
  { href: "/season", label: general.nav.ranking, owns: /^\/(?:season|clubs)/ },
  { href: "/partners", label: general.nav.partners, owns: /^\/partners/ },
  { href: "/page/rules", label: general.nav.rules, owns: /^\/page\/rules/ },
];

function isCurrentSection(section: PublicSection, pathname: string): boolean {
  return section.owns.test(pathname);
}

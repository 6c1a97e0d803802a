import { useEffect } from "react";
import { Outlet, useMatches } from "react-router";
import { saidOf, type PageHandle } from "#contract/pageKind.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { auth } from "#texts/account/auth.ts";
import { general } from "#texts/general.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Logo } from "#web/kit/Logo.tsx";
import type { Route } from "./+types/center.ts";
import styles from "./center.module.css";
import { Row } from "#web/kit/layout/layout.tsx";

export const handle: PageHandle = { kind: "personal" };

/** One card in front of the mat: signing in and everything around it. */
export default function CenterLayout() {
  useEffect(() => {
    // Who signs in meets it in the head of the next page, which would move when it came late.
    void import("./UserMenu.tsx").catch(() => {});
  }, []);
  return (
    <div className={styles.page}>
      <Backdrop />
      <a className="skipLink" href="#main">
        {general.skipToContent}
      </a>
      <header className={styles.top}>
        <Logo name={general.name} href="/" label={general.toHome} />
        <OtherWay />
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <Anchor href="/page/terms">{general.footer.service}</Anchor>
        <Anchor href="/page/contacts">{general.footer.contacts}</Anchor>
        <Anchor href="/page/privacy">{auth.privacy}</Anchor>
        <LocaleLinks />
      </footer>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

function OtherWay() {
  const handles = useMatches().map(({ handle }) => handle);
  const way = saidOf(handles, "way", ["login", "register"]);
  return (
    <Row gap={12}>
      {way === "register" ? <span className={styles.question}>{auth.register.haveAccount}</span> : null}
      <Button variant="secondary" href={way === "login" ? "/auth/register" : "/auth"}>
        {way === "login" ? auth.login.register : general.nav.signIn}
      </Button>
    </Row>
  );
}

function Backdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 1080 1080" aria-hidden="true">
      <circle className={styles.disc} cx="540" cy="540" r="540" />
      <circle className={styles.line} cx="540" cy="540" r="470" strokeWidth="3" />
      <circle className={styles.boundary} cx="540" cy="540" r="400" strokeWidth="26" />
      <circle className={styles.line} cx="540" cy="540" r="120" strokeWidth="8" />
    </svg>
  );
}

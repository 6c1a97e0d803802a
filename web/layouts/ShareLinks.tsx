import { API_BASE, pathOf } from "#contract/api/path.ts";
import { inLocale, LOCALES } from "#contract/locale.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { PICTURES, saidOf } from "#contract/pageKind.ts";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import appleTouch from "./shareImages/apple-touch-180.png";
import faviconDark from "./shareImages/favicon-dark-96.png?no-inline";
import faviconLight from "./shareImages/favicon-light-96.png?no-inline";
import logoDark from "./shareImages/logo-dark-512.png";
import logoLight from "./shareImages/logo-light-512.png";

type Props = {
  isDark: boolean;
  publicUrl: string | undefined;
  pathname: string;
  /** The path of the picture; the logo stands for pages without one. */
  image: string | undefined;
};

/** The round mark in the tab and in shared links, in the variant of the colour mode. */
export function ShareLinks({ isDark, publicUrl, pathname, image }: Props) {
  return (
    <>
      {/* A drawing as PNG: for every SVG icon the browser builds a page of its own, on the thread that hydrates ours. */}
      <link rel="icon" type="image/png" sizes="96x96" href={isDark ? faviconDark : faviconLight} />
      <link rel="apple-touch-icon" href={appleTouch} />
      <link rel="manifest" href="/site.webmanifest" />
      {publicUrl === undefined ? null : (
        <>
          <link rel="canonical" href={publicUrl + addressOf(pathname)} />
          <meta property="og:url" content={publicUrl + addressOf(pathname)} />
          {LOCALES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={publicUrl + inLocale(pathname, other)} />
          ))}
          {image === undefined ? (
            <ShareImage address={new URL(isDark ? logoDark : logoLight, publicUrl).href} {...LOGO} />
          ) : (
            <ShareImage address={publicUrl + image} {...PICTURE} />
          )}
        </>
      )}
      <meta name="twitter:card" content={image === undefined ? "summary" : "summary_large_image"} />
      <meta name="theme-color" content={isDark ? "#151a17" : "#ffffff"} />
    </>
  );
}

const LOGO = { width: 512, height: 512 } as const;
const PICTURE = { width: 1200, height: 630 } as const;

function ShareImage({ address, width, height }: { address: string; width: number; height: number }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
    </>
  );
}

type Match = { readonly handle: unknown; readonly params: Readonly<Record<string, string | undefined>> };

/** The picture for shared links of the page that matched (SH8). */
export function shareImageOf(matches: readonly Match[]): string | undefined {
  const { id = "", categoryUuid = "", fighterUuid = "", fightingUuid = "" } = matches.at(-1)?.params ?? {};
  switch (
    saidOf(
      matches.map(({ handle }) => handle),
      "picture",
      PICTURES,
    )
  ) {
    case "event":
      return inOwnLanguage(API_BASE + pathOf("/events/:id/share.png", id));
    case "category":
      return inOwnLanguage(API_BASE + pathOf("/events/:id/categories/:uuid/share.png", id, categoryUuid));
    case "fighter":
      return inOwnLanguage(API_BASE + pathOf("/events/:id/fighters/:uuid/share.png", id, fighterUuid));
    case "bout":
      return inOwnLanguage(API_BASE + pathOf("/events/:id/bouts/:uuid/share.png", id, fightingUuid));
    case "logo":
    case undefined:
      return undefined;
  }
}

import appleTouch from "./apple-touch-180.png";
import faviconDark from "./favicon-dark.svg?no-inline";
import faviconLight from "./favicon-light.svg?no-inline";
import logoDark from "./logo-dark-512.png";
import logoLight from "./logo-light-512.png";

type Props = { isDark: boolean; publicUrl: string | undefined };

/** The round mark in the tab and in shared links, in the variant of the colour mode. */
export function ShareLinks({ isDark, publicUrl }: Props) {
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={isDark ? faviconDark : faviconLight} />
      <link rel="apple-touch-icon" href={appleTouch} />
      <link rel="manifest" href="/site.webmanifest" />
      {publicUrl === undefined ? null : (
        <ShareImage address={new URL(isDark ? logoDark : logoLight, publicUrl).href} />
      )}
      <meta name="twitter:card" content="summary" />
      <meta name="theme-color" content={isDark ? "#151a17" : "#ffffff"} />
    </>
  );
}

function ShareImage({ address }: { address: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="512" />
      <meta property="og:image:height" content="512" />
    </>
  );
}

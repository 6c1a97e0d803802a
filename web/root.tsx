import { use, useEffect, useRef, type ReactNode } from "react";
import {
  createPath,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from "react-router";
import { hasSupportChat } from "#contract/pageKind.ts";
import { isRehearsalUuid, REHEARSAL } from "#domain/rehearsal/mark.ts";
import { general } from "#texts/general.ts";
import { isRecord } from "#contract/shape.ts";
import golos from "#web/theme/fonts/golos-text-wght.woff2?url";
import sofia from "#web/theme/fonts/sofia-sans-condensed-wght.woff2?url";
import "#web/theme/fonts.css";
import "#web/theme/tokens.css";
import "#web/theme/hallColours.css";
import "#web/theme/base.css";
import type { Route } from "./+types/root.ts";
import { ErrorScreen } from "./layouts/ErrorScreen.tsx";
import { rememberMove } from "./platform/browser/chunkFailure.ts";
import { FORCED_ATTRIBUTE } from "./platform/colourMode/colourMode.ts";
import { ColourModeScript } from "./platform/colourMode/ColourModeScript.tsx";
import { useColourMode } from "./platform/colourMode/useColourMode.ts";
import { DeviceScript } from "./platform/device/DeviceScript.tsx";
import { LoadingBar, paintLoadingBar } from "#web/kit/LoadingBar.tsx";
import { loadingBar, IDLE } from "#web/platform/loadingBar/loadingBar.ts";
import { ModulesAfterPaint } from "./platform/browser/ModulesAfterPaint.tsx";
import { NonceContext } from "./platform/browser/nonce.ts";
import { rememberRefCode, tabMemory } from "./platform/browser/tabMemory.ts";
import { pageMeta } from "./platform/share/pageMeta.ts";
import { ShareLinks, shareImageOf } from "./layouts/ShareLinks.tsx";
import { usePageKind } from "./platform/browser/pageKind.ts";
import { Toasts } from "./layouts/Toasts.tsx";
import { locale } from "#texts/locale.ts";
import { appContext } from "./platform/session/appContext.ts";
import { loadUser } from "./platform/session/apiFor.server.ts";
import { SessionProvider } from "./platform/session/Session.tsx";
import { sessionContext } from "./platform/session/sessionContext.ts";
import { HallZone } from "./sport/time/hallZone.ts";
import { useRootData, type RootData } from "./platform/session/useRootData.ts";

export const middleware: Route.MiddlewareFunction[] = [loadUser];

export function loader({ context }: Route.LoaderArgs): RootData {
  const { apiBase, tokenCookie, publicUrl, supportChatSrc, isChatOnRequest, zoneMs } =
    context.get(appContext);
  const { user } = context.get(sessionContext);
  return { user, apiBase, tokenCookie, publicUrl, supportChatSrc, isChatOnRequest, zoneMs };
}

/** What every page is set in; without it the text would be laid out twice. */
export const links: Route.LinksFunction = () =>
  [golos, sofia].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));

export const meta: Route.MetaFunction = () => pageMeta();

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <SessionProvider address={loaderData} loadedUser={loaderData.user}>
      <HallZone value={loaderData.zoneMs}>
        <Outlet />
      </HallZone>
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const { value, forced } = useColourMode();
  const root = useRootData();
  const { pathname } = useLocation();
  const kind = usePageKind();
  const matches = useMatches();
  const isRehearsal = matches.some(isOfRehearsal);
  useVisit();
  return (
    // The colour-mode script changes the class and the browser hides nonces: both differ from the server's HTML.
    <html
      lang={locale}
      data-page={kind}
      {...(forced ? { [FORCED_ATTRIBUTE]: value } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ColourModeScript nonce={nonce} />
        <DeviceScript nonce={nonce} />
        <ShareLinks
          isDark={value === "dark"}
          publicUrl={root?.publicUrl}
          pathname={pathname}
          image={shareImageOf(matches)}
        />
        {isRehearsal ? <meta name="robots" content="noindex" /> : null}
        <Meta />
        <Links />
        {root?.supportChatSrc && hasSupportChat(kind) && !root.isChatOnRequest ? (
          <script async src={root.supportChatSrc} nonce={nonce} />
        ) : null}
      </head>
      <body>
        <PageLoadingBar />
        {children}
        {isRehearsal ? <p className="rehearsal">{general.rehearsal}</p> : null}
        <Toasts />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <ModulesAfterPaint nonce={nonce} />
      </body>
    </html>
  );
}

/** Told by the address, or by the name of the event, which nothing else of what a page loads begins with (RH4). */
const isOfRehearsal = ({ params, loaderData }: ReturnType<typeof useMatches>[number]): boolean =>
  isRehearsalUuid(params["uuid"]) || (isRecord(loaderData) && isRehearsedEvent(loaderData["event"]));

const isRehearsedEvent = (event: unknown): boolean =>
  isRecord(event) && typeof event["name"] === "string" && event["name"].startsWith(REHEARSAL);

/** What every page does in the browser, whichever it is. */
function useVisit(): void {
  const here = useLocation();
  const { search } = here;
  useEffect(() => rememberRefCode(search, tabMemory), [search]);

  const { location: target } = useNavigation();
  const from = createPath(here);
  const to = target && createPath(target);
  useEffect(() => rememberMove(tabMemory, to === undefined ? undefined : { from, to }), [from, to]);

  // A press is heard from now on: journeys wait for it.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
}

/** Follows the router's navigations; the first load of a page is no navigation, so hydration never shows it. */
function PageLoadingBar() {
  const isNavigating = useNavigation().state !== "idle";
  useEffect(() => {
    if (isNavigating) loadingBar.start();
    else loadingBar.finish();
  }, [isNavigating]);
  const bar = useRef<SVGSVGElement>(null);
  useEffect(
    () => loadingBar.subscribe(() => bar.current && paintLoadingBar(bar.current, loadingBar.get())),
    [],
  );
  return <LoadingBar ref={bar} {...IDLE} />;
}

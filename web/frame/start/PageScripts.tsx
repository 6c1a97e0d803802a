import { use, type ContextType } from "react";
import { UNSAFE_FrameworkContext, useLocation, useMatches } from "react-router";
import { answerEarly } from "./answerEarly.ts";
import { startPage, type PageFiles } from "./startPage.ts";

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/**
 * In place of the router's own: that one asks for every script before anything else, and a phone on a slow line shows
 * the page only when they are all there. In the browser it has done its work before it is rendered.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const framework = use(UNSAFE_FrameworkContext);
  const ids = useMatches().map(({ id }) => id);
  const { pathname } = useLocation();
  const written =
    import.meta.env.SSR && framework ? writeScripts(framework, ids, isUrgent(pathname)) : NOTHING;
  return (
    <>
      {written.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script nonce={nonce} suppressHydrationWarning>
        {written.data}
      </script>
      <script nonce={nonce} suppressHydrationWarning>
        {written.start}
      </script>
    </>
  );
}

const NOTHING = { preloads: [], data: "", start: "" } as const;

function writeScripts(framework: Framework, ids: readonly string[], isUrgentPage: boolean) {
  const { manifest, serverHandoffString, renderMeta } = framework;
  // The page's data follows only then.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const files: PageFiles = {
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    manifest: { ...manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
    isUrgent: isUrgentPage,
  };
  return {
    preloads: isUrgentPage ? [files.entry, ...Object.values(files.routes), ...files.imports] : [],
    data: openStream(serverHandoffString ?? "{}"),
    start: `${isUrgentPage ? "" : `(${answerEarly.toString()})(window);`}(${startPage.toString()})(window,${escaped(files)})`,
  };
}

const escaped = (files: PageFiles) => JSON.stringify(files).replaceAll("<", String.raw`\u003c`);

/** What the router's server side writes the page's data into, piece by piece. */
const openStream = (context: string) =>
  `window.__reactRouterContext=${context};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;

/** Officials and whoever fills in a form work on their pages; all others are read first. */
const isUrgent = (pathname: string) => /^\/(?:auth|personal|competition|display)(?:\/|$)/.test(pathname);

import handed from "virtual:kover/route-modules";
import { use } from "react";
import { useLocation } from "react-router";
import { PAGE_DATA_ID, WrittenPageContext, type WrittenPage } from "#web/lateRouter/pageData.ts";
import { answerEarly } from "./answerEarly.ts";
import { startPage, type PageFiles } from "./startPage.ts";

/**
 * In place of the router's own: that one asks for every script before anything else, and a phone on a slow line shows
 * the page only when they are all there. In the browser it has done its work before it is rendered.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const page = use(WrittenPageContext);
  const { pathname } = useLocation();
  const written = import.meta.env.SSR && page ? writeScripts(page, isUrgent(pathname)) : NOTHING;
  return (
    <>
      {written.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script id={PAGE_DATA_ID} type="application/json" suppressHydrationWarning>
        {written.data}
      </script>
      <script nonce={nonce} suppressHydrationWarning>
        {written.start}
      </script>
    </>
  );
}

const NOTHING = { preloads: [], data: "", start: "" } as const;

function writeScripts({ manifest, data, facts }: WrittenPage, isUrgentPage: boolean) {
  const routes = data.matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const files: PageFiles = {
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, handed[module] ?? { file: module }])),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    manifest: { ...manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
    isUrgent: isUrgentPage,
  };
  const fetched = Object.values(files.routes).flatMap(({ file }) => file ?? []);
  return {
    preloads: isUrgentPage ? [...new Set([files.entry, ...fetched, ...files.imports])] : [],
    // Last in the document: whatever was to be found out has been.
    data: escaped({ ...data, facts: Object.fromEntries(facts) }),
    start: `${isUrgentPage ? "" : `(${answerEarly.toString()})(window);`}(${startPage.toString()})(window,${escaped(files)})`,
  };
}

const escaped = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** Officials and whoever fills in a form work on their pages; all others are read first. */
const isUrgent = (pathname: string) =>
  /^\/(?:auth|personal|organiser|competition|display)(?:\/|$)/.test(pathname);

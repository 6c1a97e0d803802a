import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { withWaitingModules } from "./platform/browser/ModulesAfterPaint.tsx";
import { NonceContext } from "./platform/browser/nonce.ts";
import { appContext } from "./platform/session/appContext.ts";
import { drawRules } from "./sport/facts/drawRules.ts";
import { loadedRules } from "./sport/facts/useDraws.ts";

// The server imports the build and nothing else of the web: it finds here where to put what it knows of a request.
export { appContext } from "./platform/session/appContext.ts";

loadedRules.set(drawRules);

/** Renders the whole page before it answers: no page of ours shows a part of itself early. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce, requestId, report } = context.get(appContext);
  const problems: unknown[] = [];
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      // Else a large part that waited for its code is sent apart, and put in its place by script only.
      progressiveChunkSize: Infinity,
      onError: (cause) => {
        problems.push(cause);
        report(cause);
      },
    },
  ).catch(() => {
    // The router renders the error screen instead, with what it is told here.
    throw Response.json({ requestId }, { status: 500 });
  });
  await page.allReady;
  const html = await new Response(page).text();
  return new Response(import.meta.env.PROD ? withWaitingModules(html) : html, {
    status: problems.length === 0 ? status : 500,
    headers,
  });
}

/** What no page was told: a fault of the router itself. */
export function handleError(cause: unknown, { request, context }: HandleErrorArgs): void {
  if (!request.signal.aborted && !(cause instanceof Response)) context.get(appContext).report(cause);
}

type HandleErrorArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

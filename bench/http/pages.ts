import "./asProduction.ts";
import { renderToString } from "react-dom/server";
import { createElement } from "react";
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import { z } from "zod";
import { loadWebModule } from "#server/ssr/webRenderer.ts";
import { DEFAULT_LOCALE } from "#contract/locale.ts";
import { serverBuildOf } from "#server/ssr/webBuild.ts";
import type { PageContext } from "#server/ssr/pages.ts";
import { measureAgainstBare, startBenchServer } from "./yardstick.ts";

/**
 * The page of a competition with 60 categories and 300 bouts. Given out again: against bare node:http sending the same
 * bytes. Rendered for the first time: against renderToString of the same tree. Run: node bench/http/pages.ts
 */
const SECONDS = Number(process.argv[2] ?? 4);
const RENDERS = 40;

const ours = await startBenchServer("competitionServer.ts", ["pages"]);
const path = `/events/${ours.eventId}/competition`;
try {
  const headers = { "accept-encoding": "br" };
  await measureAgainstBare(ours, { name: "competition page, brotli", path, headers, least: 0.7 }, SECONDS);
  await measureFirstRender(ours.address, path);
} finally {
  ours.child.kill();
}

async function measureFirstRender(address: string, pagePath: string): Promise<void> {
  // Inside the server a page gets a competition as it is, and not as a text.
  const answers = new Map<string, { readonly text: string; readonly value?: unknown }>();
  const send: PageContext["send"] = async ({ url, headers }) => {
    const known = answers.get(url) ?? (await answerOf(address + url, headers));
    answers.set(url, known);
    return { status: 200, ...known, serverTime: Date.now() };
  };
  const page = contextOf(address, send);
  const build = await loadWebModule(serverBuildOf(DEFAULT_LOCALE));
  let rendered: EntryContext | undefined;
  const { module } = build.entry;
  const handle = createRequestHandler(
    {
      ...build,
      entry: {
        module: {
          ...module,
          default: (...args: Parameters<typeof module.default>) => {
            rendered = args[3];
            return module.default(...args);
          },
        },
      },
    },
    "production",
  );
  const whole = async () => {
    const context = new RouterContextProvider();
    context.set(module.appContext, { ...page, handlesAt: () => [] });
    return (await handle(new Request(address + pagePath), context)).text();
  };
  await whole();
  const bare = async () => {
    if (rendered === undefined) throw new Error("the page was not rendered");
    // The data of the page is a stream that was read when the page was made.
    const { serverHandoffStream: _read, ...context } = rendered;
    return renderToString(createElement(ServerRouter, { context, url: address + pagePath }));
  };
  const [wholeMs, bareMs] = [await coreMsOfRun(whole), await coreMsOfRun(bare)];
  console.log(
    `first render: ${(wholeMs / bareMs).toFixed(2)} of renderToString (at most 2.5): ${wholeMs.toFixed(1)} against ${bareMs.toFixed(1)} ms of core time`,
  );
}

async function answerOf(url: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.headers.has("content-location")) return { text };
  const value: unknown = JSON.parse(text);
  return { text, value };
}

/** On average, warm; what others do on the machine is not counted. */
async function coreMsOfRun(work: () => Promise<string>): Promise<number> {
  for (let run = 0; run < RENDERS; run += 1) await work();
  const before = process.cpuUsage();
  for (let run = 0; run < RENDERS; run += 1)
    z.string()
      .min(1000)
      .parse(await work());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RENDERS;
}

function contextOf(address: string, send: PageContext["send"]): PageContext {
  return {
    send,
    sendAsVisitor: send,
    requestId: undefined,
    report: (cause) => console.error(cause),
    providers: [],
    apiBase: "/api",
    tokenCookie: "token",
    nonce: "bench",
    publicUrl: address,
    supportChatSrc: undefined,
    isChatOnRequest: false,
    zoneMs: 0,
    zoneMsAt: () => 0,
    isDev: false,
  };
}

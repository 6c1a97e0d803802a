import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { HttpRequest } from "#contract/call.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { findOwnFees } from "./loadPaymentPage.server.ts";

const priced = (documentId: string) => ({ documentId, pricing: [{ first: 100, further: 100 }] });

/** What is asked of the API about the fees of these events. */
async function asked(events: Parameters<typeof findOwnFees>[1]): Promise<HttpRequest["url"][]> {
  const urls: string[] = [];
  const context = new RouterContextProvider();
  context.set(appContext, {
    sendAsVisitor: () => Promise.reject(new Error("not asked")),
    requestId: undefined,
    report: () => {},
    providers: [],
    handlesAt: () => [],
    apiBase: "/api",
    tokenCookie: "kover_jwt",
    nonce: "",
    publicUrl: "https://kover.example",
    supportChatSrc: undefined,
    isChatOnRequest: false,
    zoneMs: 0,
    zoneMsAt: () => 0,
    isDev: false,
    send: async ({ url }) => {
      urls.push(decodeURIComponent(url));
      return { status: 200, text: JSON.stringify({ data: [] }), serverTime: 0 };
    },
  });
  await findOwnFees({ context, request: new Request("https://kover.example/personal") }, events);
  return urls;
}

test("[FE13] the fees of all events are asked for with one request, each event once, and none without prices", async () => {
  const events = [priced("a"), { documentId: "free", pricing: null }, priced("b"), priced("a")];
  expect(await asked(events)).toEqual(["/api/fees/own?events=a,b"]);
  expect(await asked([{ documentId: "free", pricing: [] }])).toEqual([]);
  // More than one request may ask for.
  expect(await asked(Array.from({ length: 21 }, (_, at) => priced(`e${at}`)))).toHaveLength(2);
});

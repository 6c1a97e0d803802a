import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import type { HttpRequest, HttpResponse } from "#contract/call.ts";
import { createHallZone } from "../environment/hallZone.ts";
import type { PageRead } from "./keptPages.ts";
import {
  threadSettings,
  toError,
  toFault,
  type FromThread,
  type RenderOrder,
  type ThreadReady,
  type ToThread,
} from "./renderMessages.ts";
import { loadWebModule, openBuild } from "./webRenderer.ts";

/** Documents of competitions kept as they were read; reading one is a tenth of what a page costs. */
const MOST_DOCUMENTS = 20;

const { build, timeZone } = threadSettings.parse(workerData);
const web = openBuild(await loadWebModule(build), "production");
const zoneMsAt = createHallZone(timeZone);
const documents = new Map<string, { readonly etag: string | undefined; readonly value: unknown }>();

parentPort?.on("message", (order: RenderOrder) => {
  void render(order).then(
    ([page, transferred]) => order.port.postMessage(page, transferred),
    (cause: unknown) => say(order.port, { type: "failed", fault: toFault(cause) }),
  );
});
parentPort?.postMessage({ routes: web.routes } satisfies ThreadReady, []);

async function render({ request, context, port }: RenderOrder): Promise<[FromThread, ArrayBuffer[]]> {
  const { send } = createCaller(port);
  const { url, method, headers, body } = request;
  const asked = new Request(url, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    ...(body !== undefined && { body }),
  });
  const answer = await web.render(asked, {
    ...context,
    zoneMsAt,
    send: (call) => send(call, false),
    sendAsVisitor: (call) => send(call, true),
    report: (cause) => say(port, { type: "problem", fault: toFault(cause) }),
  });
  const bytes = await answer.arrayBuffer();
  return [{ type: "page", status: answer.status, headers: [...answer.headers], body: bytes }, [bytes]];
}

/** Calls of the API, made by the thread that owns the database. */
function createCaller(port: MessagePort) {
  const waiting = new Map<
    number,
    { resolve: (answer: HttpResponse) => void; reject: (cause: unknown) => void }
  >();
  let calls = 0;
  port.on("message", (message: ToThread) => {
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ("answer" in message) caller?.resolve(withDocument(message.answer));
    else caller?.reject(toError(message.fault));
  });
  return {
    send: (request: HttpRequest, isVisitor: boolean) =>
      new Promise<HttpResponse>((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        say(port, { type: "call", id: calls, isVisitor, request });
      }),
  };
}

function withDocument(answer: PageRead): PageRead {
  const { competitionUuid, etag, status, text } = answer;
  if (competitionUuid === undefined || etag === undefined || status !== 200) return answer;
  const known = documents.get(competitionUuid);
  const value: unknown = known?.etag === etag ? known.value : JSON.parse(text);
  documents.delete(competitionUuid);
  documents.set(competitionUuid, { etag, value });
  if (documents.size > MOST_DOCUMENTS) documents.delete(documents.keys().next().value ?? "");
  return { ...answer, value };
}

function say(port: MessagePort, message: FromThread): void {
  port.postMessage(message);
}

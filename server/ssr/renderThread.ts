import { MessageChannel, Worker } from "node:worker_threads";
import type { PageContext, PageFacts, WebPages } from "./pages.ts";
import {
  toError,
  toFault,
  type FromThread,
  type PlainContext,
  type PlainRequest,
  type RenderOrder,
  type ThreadReady,
  type ThreadSettings,
  type ToThread,
} from "./renderMessages.ts";

const WORKER = new URL("./renderWorker.ts", import.meta.url);
/** Enough for the largest page; a thread that needs more ends alone. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** Ten times what the largest page needs on a busy machine. */
const LONGEST_PAGE_MS = 30_000;

/** A build that cannot be loaded is not tried again for every page. */
const PAUSE_MS = 1000;

export type RenderThread = WebPages & {
  /** Resolves when the web app is loaded. */
  readonly ready: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
};

type Running = {
  readonly worker: Worker;
  readonly facts: Promise<(url: URL) => PageFacts>;
  /** Called with the reason when the thread ends under its pages. */
  readonly orphans: Set<(cause: Error) => void>;
};

/**
 * Renders pages in a thread of its own, so that no page holds up an answer to a table (ADR 75). The thread asks for data here
 * and is started with the first page; when it ends by a fault, or by a page that never ends, its pages fail and the next one starts it anew,
 * after a pause when it could not even load the web app.
 */
export function createRenderThread(settings: ThreadSettings, longestPageMs = LONGEST_PAGE_MS): RenderThread {
  let running: Running | undefined;
  let failedStart: { readonly cause: Error; readonly untilMs: number } | undefined;
  const start = (): Running => {
    const worker = new Worker(WORKER, { workerData: settings, resourceLimits: MEMORY });
    const orphans: Running["orphans"] = new Set();
    let isLoaded = false;
    const facts = new Promise<ThreadReady>((resolve, reject) => {
      worker.once("message", (ready: ThreadReady) => {
        isLoaded = true;
        resolve(ready);
      });
      orphans.add(reject);
    }).then(factsOf);
    facts.catch(() => undefined);
    const end = (cause: Error) => {
      if (running?.worker !== worker) return;
      running = undefined;
      if (!isLoaded) failedStart = { cause, untilMs: performance.now() + PAUSE_MS };
      for (const orphan of orphans) orphan(cause);
    };
    worker.on("error", end).on("exit", () => end(new Error("the thread that renders pages has ended")));
    worker.unref();
    return { worker, facts, orphans };
  };
  const thread = () => {
    if (running === undefined && failedStart && performance.now() < failedStart.untilMs)
      throw failedStart.cause;
    return (running ??= start());
  };
  return {
    ready: async () => await thread().facts,
    pageAt: async (url) => (await thread().facts)(url),
    render: async (request, context) => {
      const plain = await plainRequest(request);
      const rendering = thread();
      // A page that never ends would hold up all the others for ever.
      const limit = createLimit(longestPageMs, () => void rendering.worker.terminate());
      return renderIn(rendering, plain, limited(context, limit)).finally(limit.stop);
    },
    close: async () => running?.worker.terminate(),
  };
}

/** Counts while nothing is waited for; each answer gives the whole time again. */
function createLimit(longestMs: number, giveUp: () => void) {
  let timer = setTimeout(giveUp, longestMs);
  let waiting = 0;
  let isStopped = false;
  return {
    wait: async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      waiting += 1;
      clearTimeout(timer);
      try {
        return await call;
      } finally {
        waiting -= 1;
        if (waiting === 0 && !isStopped) timer = setTimeout(giveUp, longestMs);
      }
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A slow database is not the fault of the thread: its time is not counted. */
const limited = (context: PageContext, { wait }: ReturnType<typeof createLimit>): PageContext => ({
  ...context,
  send: (call) => wait(context.send(call)),
  sendAsVisitor: (call) => wait(context.sendAsVisitor(call)),
});

/** Loaded when it is needed: the router brings React with it, and tables that come back after a restart do not wait for that. */
async function factsOf({ routes }: ThreadReady) {
  const { createPageFacts } = await import("./routeTable.ts");
  return createPageFacts(routes);
}

async function renderIn(
  { worker, orphans }: Running,
  request: PlainRequest,
  context: PageContext,
): Promise<Response> {
  const { port1: here, port2: there } = new MessageChannel();
  const { send, sendAsVisitor, report, zoneMsAt: _ofTheThread, ...plain } = context;
  let orphan: ((cause: Error) => void) | undefined;
  try {
    return await new Promise<Response>((resolve, reject) => {
      orphan = reject;
      orphans.add(orphan);
      here.on("message", (message: FromThread) => {
        if (message.type === "page") resolve(toResponse(message));
        else if (message.type === "failed") reject(toError(message.fault));
        else if (message.type === "problem") report(toError(message.fault));
        else
          void answerCall(message, message.isVisitor ? sendAsVisitor : send).then((said) =>
            here.postMessage(said, []),
          );
      });
      const order: RenderOrder = { request, context: plain satisfies PlainContext, port: there };
      worker.postMessage(order, [there]);
    });
  } finally {
    if (orphan !== undefined) orphans.delete(orphan);
    here.close();
  }
}

async function answerCall(
  { id, request }: Extract<FromThread, { type: "call" }>,
  send: PageContext["send"],
): Promise<ToThread> {
  try {
    return { id, answer: await send(request) };
  } catch (cause) {
    return { id, fault: toFault(cause) };
  }
}

const WITHOUT_BODY: readonly number[] = [204, 205, 304];

function toResponse({ status, headers, body }: Extract<FromThread, { type: "page" }>): Response {
  return new Response(WITHOUT_BODY.includes(status) ? null : body, {
    status,
    headers: headers.map(([name, value]) => [name, value]),
  });
}

async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method } = request;
  const body = method === "POST" ? await request.text() : undefined;
  return { url, method, headers: [...request.headers], body };
}

import type { MessagePort } from "node:worker_threads";
import { z } from "zod";
import type { HttpRequest } from "#contract/call.ts";
import type { PageRead } from "./keptPages.ts";
import type { PageContext } from "./pages.ts";
import type { Routes } from "./routeTable.ts";

/** What a thread that renders pages is started with. */
export const threadSettings = z.object({ build: z.string(), timeZone: z.string() });
export type ThreadSettings = z.infer<typeof threadSettings>;

/** What it says once the web app is loaded. */
export type ThreadReady = { readonly routes: Routes };

/** A page to render. Everything about it is said on a port of its own. */
export type RenderOrder = {
  readonly request: PlainRequest;
  readonly context: PlainContext;
  readonly port: MessagePort;
};

export type PlainRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
};

/** What of a page's context can be sent to another thread. */
export type PlainContext = Omit<PageContext, "send" | "sendAsVisitor" | "report" | "zoneMsAt">;

/** What the thread says of a page: it needs data, something on it went wrong, it is done, or it could not be done. */
export type FromThread =
  | { readonly type: "call"; readonly id: number; readonly isVisitor: boolean; readonly request: HttpRequest }
  | {
      readonly type: "page";
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    }
  | { readonly type: "problem"; readonly fault: Fault }
  | { readonly type: "failed"; readonly fault: Fault };

/** An error as text: what it holds besides may be nothing that can be sent. */
type Fault = { readonly name: string; readonly message: string; readonly stack: string | undefined };

export function toFault(cause: unknown): Fault {
  const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  return { name, message, stack };
}

export function toError({ name, message, stack }: Fault): Error {
  return Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) });
}

/** The answer to a call of the thread. */
export type ToThread =
  | { readonly id: number; readonly answer: PageRead }
  | { readonly id: number; readonly fault: Fault };

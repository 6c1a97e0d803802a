import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import type { Config } from "./config.ts";

const requestIds = new AsyncLocalStorage<string>();

/** What `run` causes, also after the answer has left, is logged and called on behalf of this request (OP45). */
export const inRequest = <Done>(requestId: string, run: () => Done): Done => requestIds.run(requestId, run);

export const currentRequestId = (): string | undefined => requestIds.getStore();

/** One line of JSON for each event, with the id of the request it belongs to. */
export function createLog(level: Config["logLevel"], destination?: pino.DestinationStream): pino.Logger {
  const mixin = () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  return destination === undefined ? pino({ level, mixin }) : pino({ level, mixin }, destination);
}

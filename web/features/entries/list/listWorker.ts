import { readListFile } from "./readListFile.ts";

/** Reads a file beside the page, which stays quick meanwhile. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data instanceof ArrayBuffer) void readListFile(new Uint8Array(data)).then((read) => postMessage(read));
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Where the files of one language are, and what their addresses begin with. */
type Place = { readonly clientDir: string; readonly base: string };

type Log = { readonly error: (message: string) => void };

/**
 * Built files that are asked for and not there. A tab that was opened before an update asks for files of the build before,
 * and is told so in a few bytes: it loads itself anew. A file this very server had when it started is another matter:
 * somebody built the web app again under it, and every page it gives out from now on does not hydrate.
 */
export function createMissingAssets({ clientDir, base }: Place, log: Log) {
  const folder = `${base}assets/`;
  const own = new Set(readdirSync(join(clientDir, "assets")));
  let isTold = false;
  return {
    isAsset: ({ url }: Pick<FastifyRequest, "url">): boolean => url.startsWith(folder),
    answer: ({ url }: Pick<FastifyRequest, "url">, reply: FastifyReply): FastifyReply => {
      const [name = ""] = url.slice(folder.length).split("?");
      if (own.has(name) && !isTold) {
        isTold = true;
        log.error(
          "The web app was built again while this server runs: its pages are broken until it is restarted.",
        );
      }
      return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found");
    },
  };
}

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "..", "..");
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

export type Harness = { readonly origin: string; readonly stop: () => Promise<void> };

/** One piece of the web box on a page of its own, built like the product and served to a real browser. */
export async function startHarness(entry: string): Promise<Harness> {
  const out = await mkdtemp(join(tmpdir(), "kover-harness-"));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    mode: "production",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(ROOT, entry),
        output: { entryFileNames: "main.js", assetFileNames: "[name][extname]" },
      },
    },
  });
  await writeFile(
    join(out, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Ковёр</title><link rel="stylesheet" href="/style.css"><body><script type="module" src="/main.js"></script>`,
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const file = path === "/" ? "index.html" : path.slice(1);
    void readFile(join(out, file)).then(
      (body) => response.setHeader("content-type", TYPES[extname(file)] ?? "text/html").end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(out, { recursive: true, force: true });
    },
  };
}

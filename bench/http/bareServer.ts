import { createServer, request, type IncomingHttpHeaders } from "node:http";

/** Bare node:http sending the same bytes and headers as the answer at the given address, for comparison. */
const source = process.argv[2] ?? "";
const accept = process.argv[3] ?? "identity";
const etag = process.argv[4];

const { status, headers, body } = await fetchOnce(source, {
  "accept-encoding": accept,
  ...(etag !== undefined && { "if-none-match": etag }),
});
const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ address: `http://127.0.0.1:${port}/`, uuid: "" })}\n`);
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function fetchOnce(url: string, wanted: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: wanted }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...kept } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

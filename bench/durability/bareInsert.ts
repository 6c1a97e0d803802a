import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** One durable row a request and nothing else: the least an acknowledgement can cost here. */
const sqlite = new DatabaseSync(process.argv[2] ?? "");
sqlite.exec(
  "pragma journal_mode = wal; pragma synchronous = full; create table act (id integer primary key, body text)",
);
const insert = sqlite.prepare("insert into act (body) values (?)");
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    insert.run(Buffer.concat(chunks).toString());
    response.writeHead(200, { "content-type": "application/json" }).end('{"data":true}');
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});

import { measureAgainstBare, startBenchServer, type Yardstick } from "./yardstick.ts";

/** What our server costs against bare node:http sending the same bytes, by turns in one run. Run: node bench/http/run.ts */
const SECONDS = Number(process.argv[2] ?? 2);
const ours = await startBenchServer("competitionServer.ts", []);
const document = `/api/competitions/uuid/${ours.uuid}`;
const etag = (await fetch(ours.address + document)).headers.get("etag") ?? "";
const yardsticks: Yardstick[] = [
  { name: "competition, brotli", path: document, headers: { "accept-encoding": "br" }, least: 0.8 },
  {
    name: "competition, unchanged (304)",
    path: document,
    headers: { "accept-encoding": "br", "if-none-match": etag },
    least: 0.85,
  },
  {
    name: "populated list from the database",
    path: "/api/events?pagination[pageSize]=25&populate[competition][fields][0]=title&populate[teams]=true&sort=dateOfEvent:desc",
    headers: {},
    least: 0.2,
  },
];
try {
  for (const yardstick of yardsticks) await measureAgainstBare(ours, yardstick, SECONDS);
} finally {
  ours.child.kill();
}

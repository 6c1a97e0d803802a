/**
 * Everything we measure ourselves by. `npm run bench` runs each command, takes its figure out of what it prints, and puts it
 * beside its limit in `bench/RESULTS.md`. A new bench is a new line here and nothing else.
 */
export type Yardstick = {
  readonly name: string;
  /** A program of this folder with its arguments; several yardsticks may name the same one, which is then run once. */
  readonly command: string;
  /** The same in a minute or less, to see that it works; its figures are no results. Left out, it is quick enough. */
  readonly quick?: string;
  /** What stands in the first brackets is the figure; of several the worst counts. `exit`: what the program ended with. */
  readonly figure: RegExp | "exit";
  readonly limit: number;
  readonly direction: "at most" | "at least";
  readonly unit: string;
};

const most = (limit: number, unit: string) => ({ limit, direction: "at most", unit }) as const;
const least = (limit: number, unit: string) => ({ limit, direction: "at least", unit }) as const;

const SIMULATE = "day/run.ts --athletes 1100 --mats 12 --speed 60 --spectators 2000 --faults on --seed 7";
const SIMULATE_QUICK = "day/run.ts --athletes 40 --mats 2 --spectators 20 --faults on";
const KILLS = { command: "durability/run.ts --rounds 500", quick: "durability/run.ts --rounds 3" };
const POSTGRES_KILLS = {
  command: "durability/run.ts --engine postgres --rounds 100",
  quick: "durability/run.ts --engine postgres --rounds 2",
};
const CROWD = {
  command: "fanout/run.ts --sockets 10000 --minutes 5 --mats 12 --with-rev --results",
  quick: "fanout/run.ts --sockets 300 --minutes 0.3 --mats 4 --with-rev --results",
};
const HTTP = { command: "http/run.ts", quick: "http/run.ts 1" };
const DAY = { command: SIMULATE, quick: SIMULATE_QUICK };
const ATTACKS = [
  "signIn",
  "subscriptions",
  "bodies",
  "pages",
  "fragments",
  "endlessBodies",
  "halfOpen",
  "polling",
  "wideReads",
  "exports",
] as const;

export const YARDSTICKS: readonly Yardstick[] = [
  {
    name: "leaderboard of 1,000",
    command: "domain/leaderboard.ts",
    figure: /n = +1000 +core +([\d.]+)/g,
    ...most(16, "ms"),
  },
  { name: "draw of 128", command: "domain/draw.ts", figure: /n = +128 +core +([\d.]+)/g, ...most(16, "ms") },
  {
    name: "day of 1,600 bouts after a result",
    command: "domain/schedule.ts",
    figure: /n = +1600 +core +([\d.]+)/g,
    ...most(16, "ms"),
  },
  {
    name: "start windows, inside within 15 min",
    command: "windows.ts",
    quick: "windows.ts m1",
    figure: /≤ 15 min: ([\d.]+) % inside/g,
    ...least(85, "%"),
  },
  { name: "competition, brotli, of bare", ...HTTP, figure: /brotli: ([\d.]+) of bare/g, ...least(0.8, "") },
  {
    name: "competition unchanged (304), of bare",
    ...HTTP,
    figure: /\(304\): ([\d.]+) of bare/g,
    ...least(0.85, ""),
  },
  {
    name: "list from the database, of bare",
    ...HTTP,
    figure: /database: ([\d.]+) of bare/g,
    ...least(0.2, ""),
  },
  {
    name: "page given out again, of bare",
    command: "http/pages.ts",
    figure: /brotli: ([\d.]+) of bare/g,
    ...least(0.7, ""),
  },
  {
    name: "first render, of renderToString",
    command: "http/pages.ts",
    figure: /first render: ([\d.]+) of/g,
    ...most(2.5, ""),
  },
  {
    name: "acknowledgement, of a bare insert",
    command: "durability/ackSpeed.ts",
    figure: /takes ([\d.]+) times/g,
    ...most(3, ""),
  },
  {
    name: "kills, SQLite: lost, doubled, reordered",
    ...KILLS,
    figure: /(?:lost|doubled|reordered) (\d+)/g,
    ...most(0, ""),
  },
  {
    name: "kills, SQLite: start to first acknowledgement p95",
    ...KILLS,
    figure: /p95 (\d+) ms, longest/g,
    ...most(2000, "ms"),
  },
  {
    name: "kills, PostgreSQL: lost, doubled, reordered",
    ...POSTGRES_KILLS,
    figure: /(?:lost|doubled|reordered) (\d+)/g,
    ...most(0, ""),
  },
  {
    name: "power cuts: answered acts lost",
    command: "durability/powerCut.ts",
    quick: "durability/powerCut.ts --images 20",
    figure: /cut: (\d+) answered acts lost/g,
    ...most(0, ""),
  },
  {
    name: "protocol on 5,000 bad days: broken promises",
    command: "simulate.ts",
    quick: "simulate.ts --days 50",
    figure: /(\d+) days with a broken promise/g,
    ...most(0, "days"),
  },
  {
    name: "simulated event: lost, doubled, reordered",
    ...DAY,
    figure: /\| lost, doubled, reordered \| (\d+)/g,
    ...most(0, ""),
  },
  { name: "simulated event: any fault", ...DAY, figure: "exit", ...most(0, "") },
  {
    name: "simulated event: acknowledgement p99",
    ...DAY,
    figure: /p50, p99 \| [\d.,]+ ms, ([\d.,]+) ms/g,
    ...most(250, "ms"),
  },
  { name: "memory at rest", command: "restMemory.ts", figure: /: (\d+) MB/g, ...most(300, "MB") },
  {
    name: "bytes a finished bout and phone, demo",
    command: "spectatorBytes.ts",
    figure: /demo: .* (\d+) bytes a finished bout/g,
    ...most(8000, "bytes"),
  },
  {
    name: "bytes a finished bout and phone, 1,600 bouts",
    command: "spectatorBytes.ts",
    figure: /12 mats: .* (\d+) bytes a finished bout/g,
    ...most(12_000, "bytes"),
  },
  {
    name: "10,000 phones: loop delay p99",
    ...CROWD,
    figure: /loop delay with (?:all|one spectator) \| .*?p99 ([\d.,]+) ms/g,
    ...most(20, "ms"),
  },
  {
    name: "10,000 phones: delivery p99",
    ...CROWD,
    figure: /delivery since the act was sent \| .*?p99 ([\d.,]+) ms/g,
    ...most(1000, "ms"),
  },
  { name: "10,000 phones: any limit missed", ...CROWD, figure: "exit", ...most(0, "") },
  {
    name: "three instances, killed and cut off: any fault",
    command: "instances/run.ts --instances 3 --balancing sticky --every 30 --away 60",
    quick: "instances/run.ts --instances 2 --every 3 --away 3",
    figure: "exit",
    ...most(0, ""),
  },
  {
    name: "kills, two instances: lost, doubled, reordered",
    command: "durability/run.ts --instances 2 --rounds 50",
    quick: "durability/run.ts --instances 2 --rounds 2",
    figure: /(?:lost|doubled|reordered) (\d+)/g,
    ...most(0, ""),
  },
  { name: "tap to its frame p95", command: "tapToPaint.ts", figure: /p95 (\d+) ms/g, ...most(50, "ms") },
  { name: "pages over their weight", command: "weight.ts", figure: "exit", ...most(0, "") },
  {
    name: "what moves while a page loads",
    command: "layoutShift.ts",
    figure: /at \d+: ([\d.]+)/g,
    ...most(0, ""),
  },
  {
    name: "a table without network: sent after its return",
    command: "offline.ts",
    quick: "offline.ts 0.5",
    figure: /sent (\d+) ms/g,
    ...most(5000, "ms"),
  },
  {
    name: "clocks of six pages apart, p99",
    command: "clocks.ts",
    figure: /([\d.]+) ms \(p99\)/g,
    ...most(100, "ms"),
  },
  {
    name: "dashboard of a large day, page p95",
    command: "dashboard.ts",
    figure: /last byte: .*p95 (\d+) ms/g,
    ...most(1000, "ms"),
  },
  {
    name: "dashboard, a drag painted p95",
    command: "dashboard.ts",
    figure: /new place: .*p95 (\d+) ms/g,
    ...most(100, "ms"),
  },
  { name: "a mat with 640 bouts", command: "oneMat.ts", figure: "exit", ...most(0, "") },
  {
    name: "screens of the hall over a long day",
    command: "screenHours.ts",
    quick: "screenHours.ts --minutes 3",
    figure: "exit",
    ...most(0, ""),
  },
  ...ATTACKS.map((attack) => ({
    name: `attack ${attack}: p99 of a table, times idle`,
    command: `attacks/${attack}.ts`,
    figure: /p99 ×([\d.]+)/g,
    ...most(3, ""),
  })),
];

/** What grows with an event, at 1, 2, 4 and 8 times the size: one curve each. */
export const GROWTH = { command: "day/growth.ts", quick: "day/growth.ts --quick" } as const;

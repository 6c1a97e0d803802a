import type { Yardstick } from "../yardsticks.ts";

/** One line of the table of results. */
export type Row = {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly ratio: string;
  readonly verdict: "ok" | "missed" | "not measured";
  /** Which day and which machine. */
  readonly measured: string;
};

const HEAD = ["Yardstick", "Figure", "Limit", "Of its limit", "Reached", "Measured"] as const;

/** The worst of what was printed; undefined when nothing was. */
export function figureIn(
  { figure, direction }: Pick<Yardstick, "figure" | "direction">,
  printed: string,
  exitCode: number,
): number | undefined {
  if (figure === "exit") return exitCode;
  const found = [...printed.matchAll(figure)].map(([, text = ""]) => Number(text.replaceAll(",", "")));
  if (found.length === 0) return undefined;
  return direction === "at most" ? Math.max(...found) : Math.min(...found);
}

export function rowOf(yardstick: Yardstick, figure: number | undefined, measured: string): Row {
  const { name, limit, direction, unit } = yardstick;
  const said = (value: number) => `${value.toLocaleString("en")}${unit === "" ? "" : ` ${unit}`}`;
  const wanted = `${direction === "at most" ? "≤" : "≥"} ${said(limit)}`;
  if (figure === undefined)
    return { name, figure: "–", limit: wanted, ratio: "–", verdict: "not measured", measured };
  const isReached = direction === "at most" ? figure <= limit : figure >= limit;
  const ratio = limit === 0 ? "–" : (figure / limit).toFixed(2);
  return { name, figure: said(figure), limit: wanted, ratio, verdict: isReached ? "ok" : "missed", measured };
}

/** What stands in the table of an earlier run, by name. */
export function readRows(text: string): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const line of text.split("\n")) {
    const [, name = "", figure = "", limit = "", ratio = "", verdict = "", measured = "", ...more] = line
      .split("|")
      .map((cell) => cell.trim());
    if (more.length !== 1 || (verdict !== "ok" && verdict !== "**missed**" && verdict !== "not measured"))
      continue;
    rows.set(name, {
      name,
      figure,
      limit,
      ratio,
      verdict: verdict === "**missed**" ? "missed" : verdict,
      measured,
    });
  }
  return rows;
}

export function writeTable(rows: readonly Row[]): string {
  const cells = rows.map(({ name, figure, limit, ratio, verdict, measured }) => [
    name,
    figure,
    limit,
    ratio,
    verdict === "missed" ? "**missed**" : verdict,
    measured,
  ]);
  const widths = HEAD.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(HEAD), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}

const WIDTH = 480;
const HEIGHT = 260;
const EDGE = 44;

export type Curve = {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly (readonly [n: number, value: number])[];
};

/** A curve that reads on light and on dark paper; the dashed line is what twice the size at twice the cost would be. */
export function writeCurve({ title, unit, points }: Curve): string {
  const mostN = Math.max(...points.map(([n]) => n));
  const [first = [1, 0] as const] = points;
  const straight = points.map(([n]) => [n, (first[1] * n) / first[0]] as const);
  const top = Math.max(...[...points, ...straight].map(([, value]) => value));
  const x = (n: number) => (EDGE + ((WIDTH - 2 * EDGE) * n) / mostN).toFixed(1);
  const y = (value: number) => (HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * value) / (top || 1)).toFixed(1);
  const path = (line: Curve["points"]) =>
    line.map(([n, value], at) => `${at === 0 ? "M" : "L"}${x(n)} ${y(value)}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>text{font:12px sans-serif;fill:#333}path,line{fill:none;stroke:#666}.curve{stroke:#0b63c5;stroke-width:2}.dot{fill:#0b63c5}
@media(prefers-color-scheme:dark){text{fill:#ddd}path,line{stroke:#999}.curve{stroke:#7db7ff}.dot{fill:#7db7ff}}</style>
<text x="${EDGE}" y="20">${title}, ${unit}</text>
<line x1="${EDGE}" y1="${HEIGHT - EDGE}" x2="${WIDTH - EDGE}" y2="${HEIGHT - EDGE}"/>
<path d="${path(straight)}" stroke-dasharray="4 4"/>
<path class="curve" d="${path(points)}"/>
${points
  .map(
    ([n, value]) =>
      `<circle class="dot" cx="${x(n)}" cy="${y(value)}" r="3"/><text x="${x(n)}" y="${HEIGHT - EDGE + 18}" text-anchor="middle">${n}</text><text x="${x(n)}" y="${Number(y(value)) - 8}" text-anchor="middle">${value.toFixed(1)}</text>`,
  )
  .join("\n")}
</svg>
`;
}

const POINT = /^(\S+) (\d+) ([\d.]+) (.+)$/;

/** Lines of a name, a size, a figure and its unit, as `bench/day/growth.ts` prints them. */
export function readCurves(printed: string): readonly Curve[] {
  const lines = printed.split("\n").flatMap((line) => {
    const [, name, n, value, unit] = POINT.exec(line) ?? [];
    return name && n && value && unit
      ? [{ title: name, unit, point: [Number(n), Number(value)] as const }]
      : [];
  });
  return [...Map.groupBy(lines, ({ title }) => title)].map(([title, own]) => ({
    title,
    unit: own[0]?.unit ?? "",
    points: own.map(({ point }) => point),
  }));
}

import { Fragment } from "react";
import type { Stats } from "#contract/event/stats.ts";
import { formatClock, formatElapsed } from "#web/i18n/times.ts";
import { matWords } from "#texts/sport/dataWords.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { formatNumber } from "#texts/numbers.ts";
import { stats as text } from "#texts/stats.ts";
import { ScrollArea } from "#web/kit/ScrollArea.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./charts.module.css";
import { lineGrid } from "./lineGrid.ts";

type LengthRow = Stats["lengthsByAge"][number];

/** Per group: half of the bouts, nine of ten, and the regulation they are held against (SS2). */
export function LengthBars({ rows }: { rows: readonly (LengthRow & { readonly label: string })[] }) {
  const most = Math.max(1, ...rows.map(({ planMs, p90Ms }) => Math.max(planMs, p90Ms)));
  const at = (ms: number) => `${(ms / most) * 100}%`;
  const { legend, row } = text.lengths;
  return (
    <>
      <Row as="p" gap={16} rowGap={4} align="stretch" wraps className={styles.legend} aria-hidden="true">
        <span data-mark="median">{legend.median}</span>
        <span data-mark="p90">{legend.p90}</span>
        <span data-mark="plan">{legend.plan}</span>
      </Row>
      <ul className={styles.bars}>
        {rows.map(({ label, medianMs, p90Ms, planMs }) => (
          <li key={label}>
            <span className={styles.name}>{label}</span>
            <VisuallyHidden>
              {row(label, formatElapsed(medianMs), formatElapsed(p90Ms), formatClock(planMs))}
            </VisuallyHidden>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" rx="3" />
              <rect className={styles.p90} width={at(p90Ms)} height="100%" rx="3" />
              <rect className={styles.median} width={at(medianMs)} height="100%" rx="3" />
              <line className={styles.plan} x1={at(planMs)} x2={at(planMs)} y1="0" y2="100%" />
            </svg>
            <b className={styles.value}>{formatElapsed(medianMs)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

type CountRow = { readonly label: string; readonly count: number };

export function CountBars({ rows }: { rows: readonly CountRow[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className={styles.bars}>
      {rows.map(({ label, count }) => (
        <li key={label}>
          <span className={styles.name}>{label}</span>
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.median} width={`${(count / most) * 100}%`} height="100%" rx="3" />
          </svg>
          <b className={styles.value}>{formatNumber(count)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The circumference of the ring is a hundred, so that shares are lengths. */
const RADIUS = 100 / (2 * Math.PI);
const MOST_SLICES = 6;

/** The commonest as slices of a ring; who cannot see it reads the list beside it. */
export function Ring({ rows, centre }: { rows: readonly CountRow[]; centre: string }) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const slices = slicesOf(rows, total);
  return (
    <Row gap={20} rowGap={16} justify="center" wraps className={styles.ring}>
      <svg viewBox="0 0 42 42" aria-hidden="true">
        {slices.map(({ label, share, from, colour }) => (
          <circle
            key={label}
            cx="21"
            cy="21"
            r={RADIUS}
            fill="none"
            stroke={colour}
            strokeWidth="7"
            strokeDasharray={`${Math.max(0, share - 0.6)} ${100 - Math.max(0, share - 0.6)}`}
            strokeDashoffset={25 - from}
          />
        ))}
        <text x="21" y="22" className={styles.total}>
          {total}
        </text>
        <text x="21" y="27" className={styles.centre}>
          {centre}
        </text>
      </svg>
      <ul>
        {rows.map(({ label, count }, index) => (
          <li key={label}>
            <span
              className={styles.dot}
              style={{ background: index < MOST_SLICES ? `var(--c${index + 1})` : "var(--line-2)" }}
            />
            <span>{label}</span>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </Row>
  );
}

function slicesOf(rows: readonly CountRow[], total: number) {
  const shares = rows.slice(0, MOST_SLICES).map(({ count }) => (count / Math.max(1, total)) * 100);
  return rows.slice(0, MOST_SLICES).map(({ label }, index) => ({
    label,
    share: shares[index] ?? 0,
    from: shares.slice(0, index).reduce((sum, share) => sum + share, 0),
    colour: `var(--c${index + 1})`,
  }));
}

type LinePoint = {
  readonly key: string | number;
  readonly label: string;
  readonly value: number;
  /** A new line begins here; where there are several, only their beginnings are named. */
  readonly isStart?: boolean;
};
type LineProps = {
  points: readonly LinePoint[];
  label: string;
  format: (value: number) => string;
  /** The least that is worth a line of its own. */
  unit: number;
};

/** What is named there stays inside the picture. */
const EDGES = new Map([
  [0, "start"],
  [100, "end"],
]);

/** Values over time. The scale stands beside the picture, so that letters keep their size on a phone. */
export function LineChart({ points, label, format, unit }: LineProps) {
  const values = points.map(({ value }) => value);
  const grid = lineGrid(values, unit);
  const least = grid[0] ?? 0;
  const span = (grid.at(-1) ?? 1) - least;
  const x = (index: number) => (points.length < 2 ? 50 : (index / (points.length - 1)) * 100);
  const y = (value: number) => 100 - ((value - least) / span) * 100;
  const lines = linesOf(points).map((line) => line.map((index) => `${x(index)} ${y(values[index] ?? 0)}`));
  const step = Math.max(1, Math.ceil(points.length / 6));
  const hasStarts = points.some(({ isStart }) => isStart);
  const isNamed = (index: number) => (hasStarts ? points[index]?.isStart === true : index % step === 0);
  return (
    <div className={styles.line}>
      <Row as="ol" align="stretch" justify="between" className={styles.scale} aria-hidden="true">
        {grid.toReversed().map((value) => (
          <li key={value}>{format(value)}</li>
        ))}
      </Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {grid.map((value) => (
          <line key={value} className={styles.grid} x1="0" x2="100" y1={y(value)} y2={y(value)} />
        ))}
        {lines.map((line) => (
          <Fragment key={line[0]}>
            <path
              className={styles.area}
              d={`M${footOf(line[0])} ${y(0)}L${line.join("L")}L${footOf(line.at(-1))} ${y(0)}Z`}
            />
            <path className={styles.stroke} d={`M${line.join("L")}`} />
            <path className={styles.end} d={`M${line.at(-1)}h0`} />
          </Fragment>
        ))}
      </svg>
      <Row as="ol" align="stretch" justify="between" className={styles.times} aria-hidden="true">
        {points.map(({ key, label: time }, index) =>
          isNamed(index) ? (
            <li key={key} style={{ left: `${x(index)}%` }} data-edge={EDGES.get(x(index))}>
              {time}
            </li>
          ) : null,
        )}
      </Row>
    </div>
  );
}

/** The places of the points, line by line. */
function linesOf(points: readonly LinePoint[]): number[][] {
  const lines: number[][] = [];
  for (const [index, { isStart }] of points.entries())
    if (isStart || lines.length === 0) lines.push([index]);
    else lines.at(-1)?.push(index);
  return lines;
}

const footOf = (place: string | undefined): string => place?.split(" ")[0] ?? "0";

type MatGridProps = {
  mats: Stats["mats"];
  times: (atMs: number) => string;
};

/** How full each mat was, hour by hour, and how long it stood empty (SS4). */
export function MatGrid({ mats, times }: MatGridProps) {
  const dayOf = new Map(mats.flatMap((mat) => mat.hours.map(({ atMs, day }) => [atMs, day])));
  const hours = [...dayOf.keys()].toSorted((a, b) => a - b);
  const byDay = Map.groupBy(hours, (atMs) => formatDayMonth(dayOf.get(atMs) ?? ""));
  const most = Math.max(1, ...mats.flatMap((mat) => mat.hours.map(({ bouts }) => bouts)));
  return (
    <>
      <ScrollArea className={styles.heat} label={text.mats.title}>
        <table>
          <thead>
            {byDay.size < 2 ? null : (
              <tr>
                <th scope="col" rowSpan={2}>
                  {text.mats.mat}
                </th>
                {[...byDay].map(([day, own]) => (
                  <th key={day} scope="colgroup" colSpan={own.length}>
                    {day}
                  </th>
                ))}
              </tr>
            )}
            <tr>
              {byDay.size < 2 ? <th scope="col">{text.mats.mat}</th> : null}
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {times(hour) || "\u00a0"}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mats.map((mat) => (
              <tr key={mat.name}>
                <th scope="row">{matWords(mat.name)}</th>
                {hours.map((hour) => {
                  const count = mat.hours.find(({ atMs }) => atMs === hour)?.bouts ?? 0;
                  return (
                    <td key={hour} data-full={Math.ceil((count / most) * 3)}>
                      {count === 0 ? "·" : count}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <ul className={styles.bars}>
        {mats.map(({ name, busyMs, idleMs }) => (
          <li key={name}>
            <span className={styles.name}>{matWords(name)}</span>
            <VisuallyHidden>
              {text.mats.row(matWords(name), text.minutes(busyMs), text.minutes(idleMs))}
            </VisuallyHidden>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.idle} width="100%" height="100%" rx="3" />
              <rect
                className={styles.median}
                width={`${(busyMs / Math.max(1, busyMs + idleMs)) * 100}%`}
                height="100%"
                rx="3"
              />
            </svg>
            <span className={styles.value}>
              {text.mats.idle.toLowerCase()} {text.minutes(idleMs)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

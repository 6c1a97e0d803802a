import type { Stats } from "#contract/event/stats.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { formatNumber } from "#texts/numbers.ts";
import { stats as text } from "#texts/stats.ts";
import { CountBars, LineChart } from "./charts.tsx";
import { StatCard } from "./StatCard.tsx";
import { ageLabel } from "./statLabels.ts";

/** How the list filled up, day by day (SS8). */
export function Entries({ entries: rows }: { entries: Stats["entriesByDay"] }) {
  const points = rows.map(({ day, total }) => ({
    key: day,
    label: formatDayMonth(day),
    value: total,
  }));
  const { title, lead, day, entries, total, chart } = text.entries;
  return (
    <StatCard
      width="two-thirds"
      file="zayavki-po-dnyam"
      lead={lead}
      sheet={{
        title,
        columns: [day, entries, total],
        rows: rows.map((row) => [row.day, row.entries, row.total]),
      }}
    >
      <LineChart points={points} label={chart(rows.at(-1)?.total ?? 0)} format={formatNumber} unit={1} />
    </StatCard>
  );
}

export function Codes({ codes }: { codes: Stats["entriesByCode"] }) {
  const { title, code, entries, none } = text.codes;
  const rows = codes.map((row) => ({ label: row.code || none, count: row.entries }));
  return (
    <StatCard
      width="third"
      file="zayavki-po-kodu"
      sheet={{
        title,
        columns: [code, entries],
        rows: rows.map(({ label, count }) => [label, count]),
      }}
    >
      <CountBars rows={rows} />
    </StatCard>
  );
}

/** How many people of each age there are, by the ages of their categories (SS8). */
export function Ages({ stats: { fightersByAge, tiles } }: { stats: Stats }) {
  const rows = fightersByAge.map(({ group, fighters }) => ({ label: ageLabel(group), count: fighters }));
  return (
    <StatCard
      file="uchastniki-po-vozrastu"
      lead={text.people.lead(tiles.fighters)}
      sheet={{
        title: text.people.title,
        columns: [text.lengths.age, text.people.fighters],
        rows: rows.map(({ label, count }) => [label, count]),
      }}
    >
      <CountBars rows={rows} />
    </StatCard>
  );
}

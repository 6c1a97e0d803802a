import type { Stats } from "#contract/event/stats.ts";
import { NOT_FOUGHT } from "#domain/bout/vocabulary.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { formatClock, formatElapsed } from "#web/i18n/times.ts";
import { formatNumber } from "#texts/numbers.ts";
import { stats as text } from "#texts/stats.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { CountBars, LengthBars, LineChart, MatGrid, Ring } from "./charts.tsx";
import { Ages, Codes, Entries } from "./PeopleCards.tsx";
import { StatCard } from "./StatCard.tsx";
import { techniqueLabel } from "#domain/ruleset/techniques.ts";
import { techniqueWord } from "#texts/sport/techniqueWords.ts";
import { ageLabel, levelLabel, methodLabel } from "./statLabels.ts";
import styles from "./stats.module.css";

/** Every figure of the event; each with its table and its files. */
export function StatsBoard({ stats }: { stats: Stats }) {
  const entries = <Entries entries={stats.entriesByDay} />;
  const delays = <Delays delays={stats.delays} />;
  const hasEntries = stats.entriesByDay.length > 0;
  if (stats.tiles.done === 0) return <WithoutBouts stats={stats} />;
  return (
    <>
      <Tiles tiles={stats.tiles} />
      <div className={styles.grid}>
        {/* An event whose people came as a list has no entries to begin with. */}
        {hasEntries ? entries : delays}
        <Finishes finishes={stats.finishes} />
        <Mats mats={stats.mats} />
        <Ages stats={stats} />
        <Lengths
          title={text.lengths.byAge}
          what={text.lengths.age}
          file="dlina-po-vozrastu"
          rows={stats.lengthsByAge}
          label={ageLabel}
        />
        <Lengths
          title={text.lengths.byLevel}
          what={text.lengths.level}
          file="dlina-po-urovnyu"
          rows={stats.lengthsByLevel}
          label={levelLabel}
        />
        <Techniques techniques={stats.techniques} />
        <Walkovers finishes={stats.finishes} />
        {hasEntries ? delays : entries}
        <Codes codes={stats.entriesByCode} />
        <Corrections corrections={stats.corrections} />
      </div>
    </>
  );
}

/** One sentence in place of a page of empty charts (SS9). */
function WithoutBouts({ stats }: { stats: Stats }) {
  const words = stats.days.length === 0 ? text.noBouts : text.noBoutsOfDay;
  return (
    <>
      <Tiles tiles={stats.tiles} />
      <div className={styles.grid}>
        <Entries entries={stats.entriesByDay} />
        <Codes codes={stats.entriesByCode} />
        <Ages stats={stats} />
        <Card className={cx(styles.card, styles.half)}>
          <EmptyState title={words.title}>{words.text}</EmptyState>
        </Card>
        {/* A result may have been taken back. */}
        {stats.corrections.length === 0 ? null : <Corrections corrections={stats.corrections} />}
      </div>
    </>
  );
}

function Tiles({ tiles }: { tiles: Stats["tiles"] }) {
  const words = text.tiles;
  const share = (bouts: number) =>
    tiles.done === 0 ? "" : words.share(`${Math.round((bouts / tiles.done) * 100)} %`);
  const rows: readonly (readonly [name: string, value: string, note: string])[] = [
    [words.applications, formatNumber(tiles.applications), ""],
    [words.fighters, formatNumber(tiles.fighters), words.categories(tiles.categories)],
    [words.teams, formatNumber(tiles.teams), words.cities(tiles.cities)],
    [words.bouts, formatNumber(tiles.done), words.boutsOf(tiles.bouts)],
    [words.submissions, formatNumber(tiles.submissions), share(tiles.submissions)],
    [words.notFought, formatNumber(tiles.notFought), share(tiles.notFought)],
    [
      words.mean,
      tiles.meanBoutMs === null ? "—" : formatElapsed(tiles.meanBoutMs),
      tiles.meanPlanMs === null ? "" : words.plan(formatClock(tiles.meanPlanMs)),
    ],
    [words.corrections, formatNumber(tiles.corrections), ""],
  ];
  return (
    <dl className={styles.tiles}>
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{note || "\u00a0"}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LengthsProps = {
  title: string;
  what: string;
  file: string;
  rows: Stats["lengthsByAge"];
  label: (group: string) => string;
};

const seconds = (ms: number) => Math.round(ms / 1000);

function Lengths({ title, what, file, rows, label }: LengthsProps) {
  const { bouts, median, p90, plan, seconds: unit, lead } = text.lengths;
  const labelled = rows.map((row) => ({ ...row, label: label(row.group) }));
  return (
    <StatCard
      file={file}
      lead={lead}
      sheet={{
        title,
        columns: [what, bouts, `${plan}, ${unit}`, `${median}, ${unit}`, `${p90}, ${unit}`],
        rows: labelled.map((row) => [
          row.label,
          row.bouts,
          seconds(row.planMs),
          seconds(row.medianMs),
          seconds(row.p90Ms),
        ]),
      }}
    >
      <LengthBars rows={labelled} />
    </StatCard>
  );
}

const methodSheet = (title: string, rows: ReturnType<typeof byLabel>) => ({
  title,
  columns: [text.finishes.method, text.finishes.bouts],
  rows: rows.map(({ label, count }) => [label, count]),
});

function Finishes({ finishes }: { finishes: Stats["finishes"] }) {
  const rows = byLabel(finishes);
  return (
    <StatCard width="third" file="iskhody" sheet={methodSheet(text.finishes.title, rows)}>
      <Ring rows={rows} centre={text.finishes.centre} />
    </StatCard>
  );
}

function Walkovers({ finishes }: { finishes: Stats["finishes"] }) {
  const rows = byLabel(finishes.filter(({ method }) => NOT_FOUGHT.has(method)));
  return (
    <StatCard file="bez-borby" sheet={methodSheet(text.walkovers.title, rows)} empty={text.walkovers.none}>
      <CountBars rows={rows} />
    </StatCard>
  );
}

/** Several methods have one name for people: two ways to be disqualified are one line. */
function byLabel(finishes: Stats["finishes"]) {
  return [...Map.groupBy(finishes, ({ method }) => methodLabel(method))]
    .map(([label, same]) => ({ label, count: same.reduce((sum, { bouts }) => sum + bouts, 0) }))
    .toSorted((a, b) => b.count - a.count);
}

function Techniques({ techniques }: { techniques: Stats["techniques"] }) {
  const rows = techniques.map(({ technique, bouts }) => ({
    label: techniqueWord(technique, techniqueLabel(technique)),
    count: bouts,
  }));
  return (
    <StatCard
      file="priyomy"
      sheet={{
        title: text.techniques.title,
        columns: [text.techniques.technique, text.techniques.bouts],
        rows: rows.map(({ label, count }) => [label, count]),
      }}
    >
      <CountBars rows={rows} />
    </StatCard>
  );
}

const minutes = (ms: number) => Math.round(ms / 60_000);

function Mats({ mats }: { mats: Stats["mats"] }) {
  const times = useTimes();
  const { title, lead, mat, bouts, busyMinutes, idleMinutes } = text.mats;
  return (
    <StatCard
      file="kovry"
      lead={lead}
      sheet={{
        title,
        columns: [mat, bouts, busyMinutes, idleMinutes],
        rows: mats.map((one) => [one.name, one.bouts, minutes(one.busyMs), minutes(one.idleMs)]),
      }}
    >
      <MatGrid mats={mats} times={times} />
    </StatCard>
  );
}

function Delays({ delays }: { delays: Stats["delays"] }) {
  const times = useTimes();
  const hasNights = new Set(delays.map(({ day }) => day)).size > 1;
  const moment = ({ atMs, day }: Stats["delays"][number]) =>
    hasNights ? `${formatDayMonth(day)}, ${times(atMs)}` : times(atMs);
  const points = delays.map((row, index) => {
    // The next morning begins anew: no line leads there.
    const isStart = hasNights && delays[index - 1]?.day !== row.day;
    return { key: row.atMs, label: moment(row), value: row.delayMs, isStart };
  });
  const { title, lead, time, delayMinutes, bouts, chart } = text.delays;
  const most = text.signedMinutes(Math.max(0, ...delays.map(({ delayMs }) => delayMs)));
  return (
    <StatCard
      width="two-thirds"
      file="otstavanie"
      lead={lead}
      sheet={{
        title,
        columns: [time, delayMinutes, bouts],
        rows: delays.map((row) => [moment(row), minutes(row.delayMs), row.bouts]),
      }}
    >
      <LineChart
        points={points}
        label={chart(points[0]?.label ?? "", points.at(-1)?.label ?? "", most)}
        format={text.signedMinutes}
        unit={60_000}
      />
    </StatCard>
  );
}

function Corrections({ corrections }: { corrections: Stats["corrections"] }) {
  const moments = useMoments();
  const words = text.corrections;
  return (
    <StatCard
      width="whole"
      file="ispravleniya"
      empty={words.none}
      sheet={{
        title: words.title,
        columns: [words.when, words.bout, words.category, words.reason, words.author, words.state],
        rows: corrections.map((one) => [
          moments(one.at),
          one.bout,
          one.category,
          one.reason,
          one.author,
          one.isReverted ? words.reverted : words.inForce,
        ]),
      }}
    />
  );
}

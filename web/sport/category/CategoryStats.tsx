import type { Fighting } from "#contract/competition/entity.ts";
import { techniqueLabel } from "#domain/ruleset/techniques.ts";
import { techniqueWord } from "#texts/sport/techniqueWords.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { formatNumber, formatShare } from "#texts/numbers.ts";
import { statWords as text } from "#texts/sport/categoryTabs.ts";
import { METHOD_WORDS } from "#texts/sport/sport.ts";
import { Tile, Tiles } from "#web/kit/Tiles.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import styles from "./CategoryStats.module.css";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import type { PublicMethod } from "#domain/bout/publicMethod.ts";
import { publicMethodOf } from "#contract/bout/boutMethod.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";

/** How the bouts of a category ended, in numbers. */
export function CategoryStats({ bouts }: { bouts: readonly Fighting[] }) {
  const { fought, total, submissions, averageMs, methods, techniques } = categoryNumbers(bouts);
  const [usual] = methods;
  if (fought === 0) {
    return (
      <Card>
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={20}>
      <Tiles>
        <Tile name={text.fought}>{formatShare(fought, total, "bout")}</Tile>
        <Tile name={text.early}>{percent(submissions, fought)}</Tile>
        <Tile name={text.average}>{averageMs === undefined ? "—" : formatElapsed(averageMs)}</Tile>
        <Tile name={text.usual}>{usual === undefined ? "—" : METHOD_WORDS[usual[0]]}</Tile>
      </Tiles>
      <Grid gap={20} least={420} align="start">
        <Counted
          title={text.title}
          name={text.method}
          whole={fought}
          rows={methods.map(([method, count]) => [METHOD_WORDS[method], count])}
        />
        {techniques.length === 0 ? null : (
          <Counted
            title={text.techniques}
            name={text.technique}
            whole={submissions}
            rows={techniques.map(([technique, count]) => [techniqueWords(technique), count])}
          />
        )}
      </Grid>
    </Stack>
  );
}

type CountedProps = {
  title: string;
  name: string;
  /** Of how many the rows are a share. */
  whole: number;
  rows: readonly (readonly [string, number])[];
};

function Counted({ title, name, whole, rows }: CountedProps) {
  return (
    <Card isClipped heading={title}>
      <Table caption={title}>
        <thead>
          <tr>
            <HeadCell>{name}</HeadCell>
            <HeadCell align="end">{text.count}</HeadCell>
            <HeadCell align="end">{text.share}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, count]) => (
            <tr key={label}>
              <Cell>
                {label}
                <i className={styles.bar} style={{ width: `${(count / whole) * 100}%` }} />
              </Cell>
              <Cell align="end">{formatNumber(count)}</Cell>
              <Cell align="end">{percent(count, whole)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function techniqueWords(id: string): string {
  const label = techniqueWord(id, techniqueLabel(id));
  return label.slice(0, 1).toLocaleLowerCase("ru") + label.slice(1);
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}\u00a0%`;

type CategoryNumbers = {
  readonly fought: number;
  readonly total: number;
  readonly submissions: number;
  /** Of the bouts somebody really fought; undefined while there is none. */
  readonly averageMs: number | undefined;
  /** Most frequent first. */
  readonly methods: readonly (readonly [PublicMethod, number])[];
  /** By their ids, most frequent first; submissions whose technique nobody noted are not among them. */
  readonly techniques: readonly (readonly [string, number])[];
};

/** How the bouts of a category ended. A bout nobody fought has an end but no length. */
function categoryNumbers(bouts: readonly Fighting[]): CategoryNumbers {
  const finished = bouts.filter(isFinished);
  const lengths = finished.map(({ result }) => result?.elapsedMs ?? 0).filter((ms) => ms > 0);
  return {
    fought: finished.length,
    total: bouts.length,
    submissions: finished.filter(({ cause }) => cause === "submission").length,
    averageMs: lengths.length === 0 ? undefined : lengths.reduce((sum, ms) => sum + ms, 0) / lengths.length,
    methods: countedOf(finished.flatMap((bout) => publicMethodOf(bout) ?? [])),
    techniques: countedOf(finished.flatMap(({ result }) => result?.technique ?? [])),
  };
}

function countedOf<Name extends string>(names: readonly Name[]) {
  const counted = Map.groupBy(names, (name) => name);
  return [...counted].map(([name, all]) => [name, all.length] as const).toSorted((a, b) => b[1] - a[1]);
}

import type { Fighting } from "#contract/entity.ts";
import { TECHNIQUES } from "#domain/ruleset/techniques.ts";
import { formatClock, formatNumber, formatShare } from "#web/i18n/numbers.ts";
import { statWords as text } from "#web/i18n/ru/sport/categoryTabs.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport/sport.ts";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { categoryNumbers } from "./categoryNumbers.ts";
import styles from "./CategoryStats.module.css";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";

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
      <dl className={styles.tiles}>
        <Tile name={text.fought}>{formatShare(fought, total, "bout")}</Tile>
        <Tile name={text.early}>{percent(submissions, fought)}</Tile>
        <Tile name={text.average}>{averageMs === undefined ? "—" : formatClock(averageMs)}</Tile>
        <Tile name={text.usual}>{usual === undefined ? "—" : METHOD_WORDS[usual[0]]}</Tile>
      </dl>
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
    <Card isClipped>
      <CardHead>
        <CardTitle title={title} />
      </CardHead>
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
  const label = TECHNIQUES.find((one) => one.id === id)?.label ?? id;
  return label.slice(0, 1).toLocaleLowerCase("ru") + label.slice(1);
}

function Tile({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}\u00a0%`;

import type { Fighting } from "#contract/entity.ts";
import { formatClock, formatNumber, formatShare } from "#web/i18n/numbers.ts";
import { draws } from "#web/i18n/ru/draws.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport.ts";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import { categoryNumbers } from "./categoryNumbers.ts";
import styles from "./CategoryStats.module.css";

const text = draws.stats;

/** How the bouts of a category ended, in numbers. */
export function CategoryStats({ bouts }: { bouts: readonly Fighting[] }) {
  const { fought, total, submissions, averageMs, methods } = categoryNumbers(bouts);
  const [usual] = methods;
  if (fought === 0) {
    return (
      <Card>
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.stats}>
      <dl className={styles.tiles}>
        <Tile name={text.fought}>{formatShare(fought, total, "bout")}</Tile>
        <Tile name={text.early}>{percent(submissions, fought)}</Tile>
        <Tile name={text.average}>{averageMs === undefined ? "—" : formatClock(averageMs)}</Tile>
        <Tile name={text.usual}>{usual === undefined ? "—" : METHOD_WORDS[usual[0]]}</Tile>
      </dl>
      <Card>
        <CardHead>
          <Heading level={2} look="h3">
            {text.title}
          </Heading>
        </CardHead>
        <Table caption={text.title}>
          <thead>
            <tr>
              <HeadCell>{text.method}</HeadCell>
              <HeadCell align="end">{text.count}</HeadCell>
              <HeadCell align="end">{text.share}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {methods.map(([method, count]) => (
              <tr key={method}>
                <Cell>{METHOD_WORDS[method]}</Cell>
                <Cell align="end">{formatNumber(count)}</Cell>
                <Cell align="end">{percent(count, fought)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </div>
  );
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

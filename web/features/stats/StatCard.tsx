import type { ReactNode } from "react";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { stats as text } from "#texts/stats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { cx } from "#web/kit/cx.ts";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import styles from "./stats.module.css";
import { writeCsv, writeXlsx, type Sheet } from "#contract/files/tableFiles.ts";

type Props = {
  sheet: Sheet;
  /** The name of its files, without an ending. */
  file: string;
  lead?: string | undefined;
  /** The picture; without one the table itself is shown. */
  children?: ReactNode;
  /** In place of an empty table. */
  empty?: string | undefined;
  /** Of the page. */
  width?: "third" | "half" | "two-thirds" | "whole";
};

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A picture with its table behind it, and the table as a file (SS3). */
export function StatCard({ sheet, file, lead, children, empty = text.emptyChart, width = "half" }: Props) {
  const isEmpty = sheet.rows.length === 0;
  const buttons = [
    [text.csv, () => saveFile(`${file}.csv`, writeCsv(sheet), "text/csv;charset=utf-8")],
    [text.xlsx, () => saveFile(`${file}.xlsx`, new Blob([writeXlsx(sheet)]), XLSX)],
  ] as const;
  return (
    <Card className={cx(styles.card, styles[width])}>
      <CardHead>
        <CardTitle title={sheet.title} />
        {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
      </CardHead>
      <CardBody className={styles.body}>
        {isEmpty ? <p className={styles.empty}>{empty}</p> : (children ?? <SheetTable sheet={sheet} />)}
        {isEmpty ? null : (
          <div className={styles.foot}>
            {children === undefined ? null : (
              <details className={styles.behind}>
                <summary>{text.table}</summary>
                <SheetTable sheet={sheet} />
              </details>
            )}
            <div className={styles.files}>
              {buttons.map(([kind, save]) => (
                <Button
                  key={kind}
                  size="sm"
                  variant="ghost"
                  aria-label={text.download(sheet.title, kind)}
                  onClick={save}
                >
                  {kind}
                </Button>
              ))}
            </div>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function SheetTable({ sheet: { title, columns, rows } }: { sheet: Sheet }) {
  // Two lines may say the same, and times are empty until the browser knows the zone.
  const lines = rows.map((row, number) => ({ row, number }));
  return (
    <Table caption={title} isDense>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <HeadCell key={column} align={typeof rows[0]?.[index] === "number" ? "end" : "start"}>
              {column}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, number }) => (
          <tr key={number}>
            {row.map((cell, index) => (
              <Cell key={columns[index]} align={typeof cell === "number" ? "end" : "start"}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

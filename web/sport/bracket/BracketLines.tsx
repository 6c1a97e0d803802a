import type { Fighting } from "#contract/competition/entity.ts";
import type { LayoutConnector } from "#domain/draw/layout.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./Bracket.module.css";
import type { BracketTree, TreeCell } from "#web/sport/facts/bracketTree.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";

type Props = { tree: BracketTree; bouts: ReadonlyMap<string, Fighting>; litUuid: string | undefined };

/** Proportions of the stylesheet: a column and the gap after it; a row is as high as the stylesheet makes it. */
const COLUMN = 264;
const PITCH = 338;
const ROW = 100;
/** A line ends at the row of the corner it leads to. */
const CORNER = 20;

/** Who meets whom next, drawn behind the cards; what it says stands in the cards as words. */
export function BracketLines({ tree, bouts, litUuid }: Props) {
  const cells = new Map(tree.columns.flatMap((column) => column.cells.map((cell) => [cell.boutId, cell])));
  const width = (tree.columns.length - 1) * PITCH + COLUMN;
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${width} ${tree.rows * ROW}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {tree.connectors.toSorted(litLast(bouts, litUuid)).map((connector) => (
        <path
          key={`${connector.from} ${connector.to} ${connector.carries}`}
          className={cx(
            styles.line,
            isDone(connector, bouts) && styles.lineDone,
            connector.carries === "loser" && styles.lineLoser,
            isLit(connector, bouts, litUuid) && styles.lineLit,
          )}
          d={pathOf(cells.get(connector.from), cells.get(connector.to), connector)}
        />
      ))}
    </svg>
  );
}

function pathOf(from: TreeCell | undefined, to: TreeCell | undefined, { slot }: LayoutConnector): string {
  if (from === undefined || to === undefined) return "";
  const isFacing = from.column > to.column;
  const startX = from.column * PITCH + (isFacing ? 0 : COLUMN);
  const endX = to.column * PITCH + (isFacing ? COLUMN : 0);
  const turnX = endX + ((isFacing ? 1 : -1) * (PITCH - COLUMN)) / 2;
  const startY = (from.row + 0.5) * ROW;
  const endY = (to.row + 0.5) * ROW + (slot === "a" ? -CORNER : CORNER);
  return `M${startX} ${startY}H${turnX}V${endY}H${endX}`;
}

type Bouts = Props["bouts"];

function isDone({ from }: LayoutConnector, bouts: Bouts): boolean {
  const bout = bouts.get(from);
  return bout !== undefined && isFinished(bout);
}

function isLit({ from, to }: LayoutConnector, bouts: Bouts, litUuid: string | undefined): boolean {
  const stands = (id: string) => bouts.get(id)?.slots.some(({ fighter }) => fighter === litUuid) ?? false;
  return litUuid !== undefined && stands(from) && stands(to);
}

/** Painted last, so that no other line crosses it. */
function litLast(bouts: Bouts, litUuid: string | undefined) {
  const weight = (connector: LayoutConnector) => Number(isLit(connector, bouts, litUuid));
  return (a: LayoutConnector, b: LayoutConnector) => weight(a) - weight(b);
}

import type { Fighting } from "#contract/competition/entity.ts";
import { isFinished, isOnMat } from "#web/sport/facts/boutPhase.ts";
import type { DrawStamp, StampCell, StampTable, StampTree } from "#web/sport/facts/dayStamps.ts";
import styles from "./MiniDraw.module.css";

type Bouts = ReadonlyMap<string, Fighting>;
type Props = { stamp: DrawStamp; bouts: Bouts };

const WIDTH = 380;
const HEIGHT = 176;

/** Between a group and what stands beside it. */
const GAP = 12;

/**
 * A draw without words: a tree for knock-outs, cross tables where all meet all, the tables of the groups beside the tree
 * they lead to. The card around it says the rest.
 */
export function MiniDraw({ stamp: { tree, tables }, bouts }: Props) {
  const side = tree === undefined ? WIDTH : WIDTH / 2 - GAP;
  const boxes = boxesFor(tables.length, side);
  const left = tables.length === 0 ? 0 : WIDTH / 2;
  return (
    <svg className={styles.draw} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {tables.map((table, index) => {
        const box = boxes[index];
        return box && <Cross key={index} table={table} bouts={bouts} box={box} />;
      })}
      {tree ? (
        <g transform={`translate(${left} 0)`}>
          <Tree tree={tree} bouts={bouts} room={WIDTH - left} />
        </g>
      ) : null}
    </svg>
  );
}

type Box = { readonly x: number; readonly y: number; readonly size: number };

/** Squares for so many tables: side by side while they are few, in two rows after that. */
function boxesFor(count: number, width: number): Box[] {
  const rows = count > 2 || (count === 2 && width < WIDTH) ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const size = Math.min((HEIGHT - GAP * (rows - 1)) / rows, (width - GAP * (columns - 1)) / columns);
  const left = (width - size * columns - GAP * (columns - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (index % columns) * (size + GAP),
    y: Math.floor(index / columns) * (size + GAP),
    size,
  }));
}

const BAR = 0.66;
const MAX_BAR_HEIGHT = 18;

function Tree({ tree, bouts, room }: { tree: StampTree; bouts: Bouts; room: number }) {
  const pitch = room / (tree.columns + 0.4);
  const unit = HEIGHT / Math.max(1, tree.rows);
  const height = Math.min(MAX_BAR_HEIGHT, unit * 0.74);
  const x = ({ column }: StampCell) => column * pitch;
  const y = ({ row }: StampCell) => (row + 0.5) * unit;
  const cellOf = new Map(tree.cells.map((cell) => [cell.boutId, cell]));
  return (
    <>
      {tree.connectors.map(({ from, to, carries }) => {
        const [start, end] = [cellOf.get(from), cellOf.get(to)];
        if (start === undefined || end === undefined) return null;
        const middle = x(end) - pitch * 0.18;
        return (
          <path
            key={`${from} ${to} ${carries}`}
            className={styles.line}
            d={`M${x(start) + pitch * BAR} ${y(start)}H${middle}V${y(end)}H${x(end)}`}
          />
        );
      })}
      {tree.cells.map((cell) => (
        <Bars
          key={cell.boutId}
          bout={bouts.get(cell.boutId)}
          x={x(cell)}
          y={y(cell) - height / 2}
          width={pitch * BAR}
          height={height}
        />
      ))}
    </>
  );
}

type BarsProps = { bout: Fighting | undefined; x: number; y: number; width: number; height: number };

function Bars({ bout, x, y, width, height }: BarsProps) {
  const half = height / 2 - 0.7;
  return [0, 1].map((row) => (
    <rect
      key={row}
      className={styles.bar}
      data-look={lookOf(bout, bout?.slots[row]?.fighter)}
      x={x}
      y={y + row * (half + 1.4)}
      width={width}
      height={half}
      rx="1.5"
    />
  ));
}

function Cross({ table, bouts, box }: { table: StampTable; bouts: Bouts; box: Box }) {
  const size = box.size / table.length;
  return table.map((row, a) =>
    row.map((boutId, b) => {
      const bout = boutId === null ? undefined : bouts.get(boutId);
      return (
        <rect
          key={`${a} ${b}`}
          className={styles.bar}
          data-look={bout && isFinished(bout) ? "won" : lookOf(bout, undefined)}
          x={box.x + b * size + 1}
          y={box.y + a * size + 1}
          width={size - 2}
          height={size - 2}
          rx="2"
        />
      );
    }),
  );
}

function lookOf(
  bout: Fighting | undefined,
  fighter: string | null | undefined,
): "won" | "lost" | "live" | undefined {
  if (bout === undefined) return undefined;
  if (isOnMat(bout)) return "live";
  if (!isFinished(bout)) return undefined;
  return bout.winner !== null && bout.winner.uuid === fighter ? "won" : "lost";
}

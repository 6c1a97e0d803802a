import type { Fighting } from "#contract/competition/entity.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./BracketMap.module.css";
import { roundOf, type BracketTree, type TreeCell } from "#web/sport/facts/bracketTree.ts";
import { isFinished, isOnMat } from "#web/sport/facts/boutPhase.ts";

type Props = { tree: BracketTree; bouts: ReadonlyMap<string, Fighting>; shown: number };

const WIDTH = 330;
const HEIGHT = 86;
const BAR = 0.62;
const BAR_HEIGHT = 3.4;
/** Of the room between two bouts: a round of sixty-four stays sixty-four pairs of bars. */
const BAR_SHARE = 0.34;

/** The whole tree the size of a stamp, with the round on the screen framed. The switch below says the same in words. */
export function BracketMap({ tree, bouts, shown }: Props) {
  const pitch = WIDTH / tree.columns.length;
  const y = ({ row }: TreeCell) => ((row + 0.5) * HEIGHT) / tree.rows;
  const cells = tree.columns.flatMap((column) => column.cells);
  const cellOf = new Map(cells.map((cell) => [cell.boutId, cell]));
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {tree.connectors.map(({ from, to, carries }) => {
          const [start, end] = [cellOf.get(from), cellOf.get(to)];
          if (start === undefined || end === undefined) return null;
          const isFacing = start.column > end.column;
          const x = start.column * pitch + 2 + (isFacing ? 0 : pitch * BAR);
          const endX = end.column * pitch + 2 + (isFacing ? pitch * BAR : 0);
          return (
            <path
              key={`${from} ${to} ${carries}`}
              className={styles.line}
              d={`M${x} ${y(start)}H${x + (isFacing ? -10 : 10)}V${y(end)}H${endX}`}
            />
          );
        })}
        {cells.map((cell) => (
          <Bars
            key={cell.boutId}
            bout={bouts.get(cell.boutId)}
            x={cell.column * pitch + 2}
            y={y(cell)}
            width={pitch * BAR}
            height={Math.min(BAR_HEIGHT, (HEIGHT / tree.rows) * BAR_SHARE)}
          />
        ))}
        {tree.columns.map((_, column) =>
          roundOf(tree, column) === shown ? (
            <rect
              key={column}
              className={styles.frame}
              x={Math.max(1, column * pitch - 4)}
              y="1"
              width={pitch * BAR + 11}
              height={HEIGHT - 2}
              rx="5"
            />
          ) : null,
        )}
      </svg>
    </div>
  );
}

type BarsProps = { bout: Fighting | undefined; x: number; y: number; width: number; height: number };

function Bars({ bout, x, y, width, height }: BarsProps) {
  const gap = height / 6;
  const rows = bout?.slots.map(({ fighter }) => lookOf(bout, fighter)) ?? [undefined, undefined];
  return rows.map((look, index) => (
    <rect
      key={index === 0 ? "a" : "b"}
      className={cx(styles.bar, look)}
      x={x}
      y={index === 0 ? y - height - gap : y + gap}
      width={width}
      height={height}
      rx={Math.min(1, height / 3)}
    />
  ));
}

function lookOf(bout: Fighting, fighter: string | null): string | undefined {
  if (isOnMat(bout)) return styles.live;
  if (!isFinished(bout)) return undefined;
  return bout.winner?.uuid === fighter ? styles.won : styles.lost;
}

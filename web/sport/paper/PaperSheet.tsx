import { partsOf, type DrawnSheet, type Shape } from "#contract/paper/shapes.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./PaperSheet.module.css";

type Props = { sheet: DrawnSheet; label: string; className?: string | undefined };

/** A sheet as it comes out of the printer; paper is white at night too. */
export function PaperSheet({ sheet: { width, height, shapes }, label, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={cx("light", styles.sheet, className)}
      data-orientation={width > height ? "landscape" : "portrait"}
    >
      <title>{label}</title>
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.type) {
    case "rect": {
      const { x, y, width, height, ink, line } = shape;
      return <rect {...{ x, y, width, height }} {...inked(ink, line)} />;
    }
    case "circle":
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...inked(shape.ink, shape.line)} />;
    case "path":
      return <path d={shape.d} {...inked(shape.ink, shape.line)} />;
    case "picture": {
      const { x, y, width, height, address, isWhole } = shape;
      const ratio = `xMidYMid ${isWhole ? "meet" : "slice"}`;
      return <image {...{ x, y, width, height }} href={address} preserveAspectRatio={ratio} />;
    }
    case "text": {
      const [before, strong, after] = partsOf(shape);
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          letterSpacing={shape.spacing}
          fill={shape.ink}
          textAnchor={shape.align === "left" ? "start" : "middle"}
          className={styles[shape.face]}
        >
          {before}
          {strong === "" ? null : <tspan className={styles.strong}>{strong}</tspan>}
          {after}
        </text>
      );
    }
  }
}

const inked = (ink: string, line: number | undefined) =>
  line === undefined ? { fill: ink } : { fill: "none", stroke: ink, strokeWidth: line };

import { renderSVG } from "uqr";
import styles from "./QrCode.module.css";

type Props = { text: string; label: string; className?: string | undefined };

/** Dark on white in both modes: a camera expects paper. */
export function QrCode({ text, label, className }: Props) {
  const svg = renderSVG(text, { ecc: "M", border: 2 });
  return (
    <img
      className={className ?? styles.code}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
    />
  );
}

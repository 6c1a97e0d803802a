import styles from "./QrCode.module.css";
import { qrSvg } from "./qrSvg.ts";

type Props = { text: string; label: string; className?: string | undefined };

/** Dark on white in both modes: a camera expects paper. */
export function QrCode({ text, label, className }: Props) {
  return (
    <img
      className={className ?? styles.code}
      src={`data:image/svg+xml,${encodeURIComponent(qrSvg(text))}`}
      alt={label}
    />
  );
}

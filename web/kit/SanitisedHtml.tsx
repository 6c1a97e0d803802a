import { cx } from "./cx.ts";
import styles from "./SanitisedHtml.module.css";

type Props = {
  /** Sanitised by the server when it was written and again when it was sent. */
  html: string;
  className?: string | undefined;
};

/** The only place where text of other people is shown as HTML. */
export function SanitisedHtml({ html, className }: Props) {
  return <div className={cx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

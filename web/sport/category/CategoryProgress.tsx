import type { Category } from "#contract/competition/entity.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./CategoryProgress.module.css";
import type { Progress } from "#web/sport/facts/competitionView.ts";

type Props = { progress: Progress; status: Category["status"] };

/** How many bouts of a category are over, in a line of a table. */
export function CategoryProgress({ progress, status }: Props) {
  return (
    <Row as="span" gap={10} className={styles.progress}>
      <ProgressBar
        label={categoryList.bouts}
        value={progress.done}
        max={progress.total}
        tone={status === "in_progress" ? "live" : "primary"}
        isThin
      />
      {progress.done}/{progress.total}
    </Row>
  );
}

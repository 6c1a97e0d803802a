import type { ReactNode } from "react";
import type { Category } from "#contract/competition/entity.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import { formatCount, formatShare } from "#texts/numbers.ts";
import { categoryStatuses, formatWords } from "#texts/sport/bout.ts";
import { counterNames } from "#texts/counters.ts";
import { boutLengthWords } from "#texts/sport/sport.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import styles from "./CategoryHeader.module.css";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";

type Props = { picture: CategoryPicture; facts?: ReactNode; actions?: ReactNode };

/** What is fought here, by how many, for how long and under which rules. */
export function CategoryHeader({ picture, facts, actions }: Props) {
  const { category, bouts } = picture;
  const { main, detail } = categoryTitle(category);
  return (
    <PageTitle
      className={styles.head}
      title={main}
      detail={detail}
      lead={
        <>
          <Badge tone={TONES[category.status]}>{categoryStatuses[category.status]}</Badge>
          {category.format === null ? null : (
            <span className={styles.rule}>{formatWords(category.format)}</span>
          )}
          <span>{formatCount(category.fighters.length, "fighter")}</span>
          {bouts.length === 0 ? null : (
            // A phone does not count the bouts of a category that is over.
            <span className={TONES[category.status] === "ok" ? styles.rule : undefined}>
              {formatShare(bouts.filter(isFinished).length, bouts.length, "bout")}
            </span>
          )}
          {ruleWords(picture).map((words) => (
            <span key={words} className={styles.rule}>
              {words}
            </span>
          ))}
          {facts}
        </>
      }
      actions={actions}
    />
  );
}

/** On a phone the format and the rules stand below the bouts: who opens a category looks for somebody. */
export function CategoryRules({ picture }: Pick<Props, "picture">) {
  const format = picture.category.format;
  const words = [...(format === null ? [] : [formatWords(format)]), ...ruleWords(picture)];
  return <p className={styles.below}>{words.join(", ")}</p>;
}

/** How long a bout is, and what is counted beside the points. */
function ruleWords({ category: { boutSeconds }, rules }: CategoryPicture): readonly string[] {
  const switches = rules ?? undefined;
  const { advantages, penalties } = counterNames(rules);
  const counted = [
    advantagesActive(switches) ? advantages.on : advantages.off,
    penaltiesActive(switches) ? penalties.on : penalties.off,
  ].join(", ");
  return boutSeconds === null ? [counted] : [boutLengthWords(boutSeconds), counted];
}

const TONES: Readonly<Record<Category["status"], "live" | "ok" | "line" | "neutral">> = {
  draft: "line",
  drawn: "neutral",
  in_progress: "live",
  finished: "ok",
  awarded: "ok",
  merged: "line",
};

import type { DrawState } from "#contract/draw/draw.ts";
import { drawing } from "#texts/drawing.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { cx } from "#web/kit/cx.ts";
import styles from "./CategorySteps.module.css";

type Props = { picture: CategoryPicture; state: DrawState };

const text = drawing.steps;

/** How far the category is, from the scale to the medals. */
export function CategorySteps({ picture: { category, bouts }, state }: Props) {
  // However they came in: by an entry of their own, or put in by hand or from a list.
  const entries = state.athletes.filter((athlete) => athlete.state === "accepted" || athlete.state === null);
  const weighed = entries.filter(({ weighIn }) => weighIn === "passed").length;
  const done = bouts.filter(isFinished).length;
  const isDrawn = state.record !== null;
  const isOver = category.status === "finished" || category.status === "awarded";
  const isAwarded = category.status === "awarded";
  const steps = [
    {
      title: text.weighIn,
      words: entries.length === 0 ? text.noEntries : text.of(weighed, entries.length),
      isDone: entries.length > 0 && weighed === entries.length,
    },
    { title: text.draw, words: drawWords(state), isDone: isDrawn },
    {
      title: text.bouts,
      words: isDrawn ? text.of(done, bouts.length) : text.afterDraw,
      isDone: isDrawn && isOver,
    },
    { title: text.check, words: isOver ? text.known : text.afterBouts, isDone: isOver },
    { title: text.award, words: isAwarded ? text.awarded : text.afterCheck, isDone: isAwarded },
  ];
  // Whoever draws without a weigh-in has decided to do without it.
  const current = steps.findIndex(({ isDone }, index) => !isDone && !(isDrawn && index === 0));
  return (
    <ol className={styles.steps} aria-label={text.label}>
      {steps.map(({ title, words, isDone }, index) => (
        <li
          key={title}
          className={cx(isDone && styles.done, index === current && styles.current)}
          aria-current={index === current ? "step" : undefined}
        >
          <b>{title}</b>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}

function drawWords({ record }: DrawState) {
  if (record === null) return text.notDrawn;
  return record.drawnAt === null ? text.drawn : <ClockTime atMs={record.drawnAt} />;
}

import { memo } from "react";
import type { Outcome } from "#domain/bout/bout.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { control } from "#texts/refereeing/control.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { refereeing } from "#texts/refereeing/refereeing.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./FinishedPanel.module.css";
import { isSameProps } from "#web/kit/sameProps.ts";
import { techniqueLabel } from "#domain/ruleset/techniques.ts";
import { techniqueWord } from "#texts/sport/techniqueWords.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";

const text = control.done;

type Props = {
  outcome: Outcome;
  periodMs: number;
  names: ByCorner<string>;
  mayWrite: boolean;
  /** The event is over: a result is neither taken back nor put right. */
  isClosed: boolean;
  /** The next pair in words; absent when the mat has none ready. */
  next: string | undefined;
  /** Why the mat has none, where it is not for want of pairs. */
  waits: string | undefined;
  backHref: string;
  correctHref: string;
  onNext: () => void;
  onReopen: () => void;
};

/** How it ended, and the way on: one press to the next pair, one to take the result back. */
export const FinishedPanel = memo(function FinishedPanel(props: Props) {
  const { outcome, periodMs, names, mayWrite, isClosed, next, backHref, correctHref, onNext, onReopen } =
    props;
  const isChief = useMay("decide");
  return (
    <Stack gap={8} className={styles.finished}>
      <p className={styles.result}>
        <b>{resultWords(outcome, names, periodMs)}</b>
        {outcome.note === undefined ? null : <small>{outcome.note}</small>}
      </p>
      {next === undefined ? (
        <>
          <p className={styles.empty}>{props.waits ?? text.empty}</p>
          <Button size="lg" isBlock href={backHref}>
            {text.toMat}
          </Button>
        </>
      ) : (
        <Button variant="live" isBlock className={styles.next} onClick={onNext}>
          <span>
            <b>{text.next}</b>
            <small>{next}</small>
          </span>
          <Kbd>{control.acceptKey}</Kbd>
        </Button>
      )}
      {isClosed ? null : (
        <Button variant="secondary" isBlock disabled={!mayWrite} onClick={onReopen}>
          <Icon name="undo" />
          {text.reopen}
        </Button>
      )}
      <Button variant="ghost" isBlock href={correctHref}>
        <Icon name="edit" />
        {isChief && !isClosed ? text.correct : text.protocol}
      </Button>
    </Stack>
  );
}, isSameProps);

/** «Победа: Илья Кочетов, сабмишен, рычаг локтя, 3:12». */
function resultWords(
  { winner, method, technique, elapsedMs }: Outcome,
  names: ByCorner<string>,
  periodMs: number,
): string {
  const how = [
    OFFICIAL_METHODS[method],
    technique === undefined
      ? ""
      : techniqueWord(technique, techniqueLabel(technique)).toLocaleLowerCase("ru"),
    elapsedMs > 0 && elapsedMs < periodMs ? formatElapsed(elapsedMs) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return winner === undefined ? `${text.noWinner}, ${how}` : refereeing.result(names[winner], how);
}

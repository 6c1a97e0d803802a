import type { Carpet } from "#contract/competition/entity.ts";
import styles from "./BoardBar.module.css";
import { deskWords } from "#texts/headTable/desk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { matSign } from "#contract/competition/matSign.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import type { ReactNode } from "react";

const text = deskWords.board;
const MINUTE_MS = 60_000;

type Props = {
  /** Between this board and the other one. */
  choice: ReactNode;
  carpets: readonly Carpet[];
  selected: string | undefined;
  onSelect: (carpet: string | undefined) => void;
  endMs: number | undefined;
  /** When the day would end if what is held were let go. */
  previewEndMs: number | undefined;
};

/** Which mat is looked at (CP7), and what a move does to the end of the day before it is made. */
export function BoardBar({ choice, carpets, selected, onSelect, endMs, previewEndMs }: Props) {
  const times = useTimes();
  const shift =
    endMs === undefined || previewEndMs === undefined ? 0 : Math.round((previewEndMs - endMs) / MINUTE_MS);
  return (
    <Row gap={16} rowGap={8} wraps className={styles.bar}>
      {choice}
      <fieldset className={styles.mats} aria-label={text.pick}>
        <button
          type="button"
          aria-label={text.all}
          aria-pressed={selected === undefined}
          onClick={() => onSelect(undefined)}
        >
          {text.everyMat}
        </button>
        {carpets.length < 2
          ? null
          : carpets.map(({ uuid, name }) => (
              <button
                key={uuid}
                type="button"
                aria-label={text.only(name)}
                aria-pressed={uuid === selected}
                onClick={() => onSelect(uuid)}
              >
                {matSign(name)}
              </button>
            ))}
      </fieldset>
      {previewEndMs === undefined ? null : (
        <p className={styles.end}>
          {text.dayWouldEnd(times(previewEndMs))} <b>{shift === 0 ? text.sameEnd : mats.shifted(shift)}</b>
        </p>
      )}
    </Row>
  );
}

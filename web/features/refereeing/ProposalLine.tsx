import { memo } from "react";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { refereeing } from "#web/i18n/ru/refereeing/refereeing.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import styles from "./ProposalLine.module.css";

type Props = {
  /** What the rules point at; empty while the bout goes on. */
  reason: string;
  /** The period that comes next, when the rules want one. */
  nextPeriod: string | undefined;
  isLocked: boolean;
  onAccept: () => void;
  onFinish: () => void;
};

/** The way out of the bout, with what the rules say about it at this moment (BT12). */
export const ProposalLine = memo(function ProposalLine(props: Props) {
  const { reason, nextPeriod, isLocked, onAccept, onFinish } = props;
  return (
    <div className={styles.line}>
      {reason === "" ? null : <output className={styles.reason}>{reason}</output>}
      {nextPeriod === undefined ? null : (
        <Button variant="live" size="lg" isBlock disabled={isLocked} onClick={onAccept}>
          <Icon name="play" />
          {control.proposal.period(nextPeriod)}
          <Kbd>{control.acceptKey}</Kbd>
        </Button>
      )}
      <Button size="lg" isBlock disabled={isLocked} className={styles.finish} onClick={onFinish}>
        <Icon name="flag" />
        {refereeing.finish}
        {nextPeriod === undefined ? <Kbd className={styles.key}>{control.acceptKey}</Kbd> : null}
      </Button>
    </div>
  );
});

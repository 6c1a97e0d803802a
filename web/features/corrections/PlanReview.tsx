import { useState } from "react";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { corrections as text, correctionRefusal } from "#web/i18n/ru/corrections.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextArea } from "#web/ui/TextArea.tsx";
import type { BoutNames } from "./boutNames.ts";
import { Consequences } from "./Consequences.tsx";
import styles from "./PlanReview.module.css";
import type { Preview } from "./usePreview.ts";

const SHORTEST_REASON = 10;

type Props = {
  preview: Preview;
  names: BoutNames;
  saveLabel: string;
  isSaving: boolean;
  hasFailed: boolean;
  onDecide: (fighting: string, decision: CorrectionDecision) => void;
  onRetry: () => void;
  onSave: (planHash: string, reason: string) => void;
};

/** What follows, then the reason, then the button: nothing is saved unread. */
export function PlanReview(props: Props) {
  const { preview, names, onDecide, onRetry } = props;
  switch (preview.status) {
    case "none":
      return <p className={styles.calm}>{text.choose}</p>;
    case "loading":
      return (
        <output className={styles.review} aria-label={text.counting}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </output>
      );
    case "refused":
      return <Banner tone="wait" icon="warn" title={correctionRefusal(preview.code)} />;
    case "offline":
      return (
        <Banner
          tone="bad"
          icon="nowifi"
          title={text.failed}
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {text.retry}
            </Button>
          }
        />
      );
    case "ready":
      return (
        <div className={styles.review}>
          {preview.isStale ? <Banner tone="wait" icon="warn" title={text.stale} /> : null}
          <Consequences plan={preview.plan} names={names} onDecide={onDecide} />
          <SaveForm {...props} planHash={preview.planHash} />
        </div>
      );
  }
}

function SaveForm({ saveLabel, isSaving, hasFailed, onSave, planHash }: Props & { planHash: string }) {
  const [reason, setReason] = useState("");
  const [isTold, setIsTold] = useState(false);
  const isShort = reason.trim().length < SHORTEST_REASON;
  return (
    <form
      className={styles.review}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTold(isShort);
        if (!isShort) onSave(planHash, reason.trim());
      }}
    >
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        error={isTold && isShort ? text.reasonShort : undefined}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {hasFailed ? <Banner tone="bad" icon="nowifi" title={text.failed} /> : null}
      <Button type="submit" size="lg" isBlock isBusy={isSaving}>
        <Icon name="check" />
        {saveLabel}
      </Button>
    </form>
  );
}

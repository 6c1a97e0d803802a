import { useState } from "react";
import type { CorrectionView } from "#contract/correction/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import type { BoutNames } from "./boutNames.ts";
import { Consequences, PlanReview, REASON } from "./PlanReview.tsx";
import styles from "./CorrectionHistory.module.css";
import { usePreview, useSaveCorrection } from "./usePreview.ts";

type Props = { history: readonly CorrectionView[]; names: BoutNames; mayRevert: boolean; base: string };

/** Who corrected what and why, the latest first; what is in force can be reverted. */
export function CorrectionHistory({ history, names, mayRevert, base }: Props) {
  const [reverting, setReverting] = useState<CorrectionView>();
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.history} />
      </CardHead>
      {history.length === 0 ? (
        <EmptyState title={text.historyEmpty} level={3}>
          {text.historyEmptyText}
        </EmptyState>
      ) : (
        <List as="ol" lines="between" inset={[16, 20]}>
          {history.map((one) => (
            <Entry
              key={one.id}
              correction={one}
              names={names}
              href={`${base}/${one.plan.fighting}`}
              onRevert={mayRevert && isInForce(one) ? () => setReverting(one) : undefined}
            />
          ))}
        </List>
      )}
      {reverting === undefined ? null : (
        <RevertDialog correction={reverting} names={names} onClose={() => setReverting(undefined)} />
      )}
    </Card>
  );
}

const isInForce = ({ reverts, revertedBy }: CorrectionView) => reverts === null && revertedBy === null;

type EntryProps = {
  correction: CorrectionView;
  names: BoutNames;
  /** To the bout and its course. */
  href: string;
  onRevert: (() => void) | undefined;
};

function Entry({ correction, names, href, onRevert }: EntryProps) {
  const { plan, reason, author, at, revertedBy } = correction;
  const moments = useMoments();
  return (
    <Stack as="li" gap={8} align="start" className={styles.entry}>
      <Row gap={8} wraps>
        <Anchor href={href}>
          <b>{names.bout(plan.fighting)}</b>
        </Anchor>
        {revertedBy === null ? null : <Badge icon="undo">{text.isReverted}</Badge>}
      </Row>
      <p>{names.about(plan.fighting)}</p>
      <p>{text.kindNames[plan.change.kind]}</p>
      <blockquote className={styles.reason}>{reason}</blockquote>
      <small>{text.by(author, moments(at))}</small>
      <details>
        <summary>{text.changed}</summary>
        <Consequences plan={plan} names={names} />
      </details>
      {onRevert === undefined ? null : (
        <Button size="sm" variant="secondary" onClick={onRevert}>
          <Icon name="undo" size={18} />
          {text.revert}
        </Button>
      )}
    </Stack>
  );
}

type RevertProps = { correction: CorrectionView; names: BoutNames; onClose: () => void };

/** Reverting has consequences of its own: they are read before, and it has a reason too. */
function RevertDialog({ correction, names, onClose }: RevertProps) {
  const [decisions, setDecisions] = useState<Record<string, CorrectionDecision>>({});
  const change = { kind: "revert", correction: correction.id } as const;
  const asked = { fighting: correction.plan.fighting, change, decisions };
  const { preview, setPreview, retry } = usePreview(asked);
  const save = useSaveCorrection(setPreview, text.reverted);
  return (
    <ActDialog
      title={text.reverting}
      confirm={text.revert}
      cancel={text.cancel}
      size="lg"
      fields={REASON}
      canConfirm={preview.status === "ready"}
      isPressableEarly
      onConfirm={({ reason }) =>
        preview.status === "ready" && save({ ...asked, planHash: preview.planHash, reason })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <PlanReview
          preview={preview}
          names={names}
          onRetry={retry}
          onDecide={(fighting, decision) => setDecisions((now) => ({ ...now, [fighting]: decision }))}
        >
          {field("reason")}
        </PlanReview>
      )}
    </ActDialog>
  );
}

import { personName } from "#web/i18n/names.ts";
import { useMemo, useState } from "react";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import type { CorrectionView } from "#contract/correction/correction.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { hasBegun } from "#domain/bout/bout.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { replayBout } from "#domain/bout/fold.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { useUnsaved, type Unsaved } from "#web/platform/browser/unsaved.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { closing } from "#texts/organiser/closing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { boutNames } from "./boutNames.ts";
import { ChangeForm, draftToChange, openDraft } from "./ChangeForm.tsx";
import { CorrectionHistory } from "./CorrectionHistory.tsx";
import styles from "./CorrectionScreen.module.css";
import { PlanReview, SaveForm } from "./PlanReview.tsx";
import { ProtocolList } from "./ProtocolList.tsx";
import { usePreview, useSaveCorrection } from "./usePreview.ts";

type Props = {
  competition: Competition;
  fighting: Fighting;
  recorded: readonly RecordedEvent[];
  history: readonly CorrectionView[];
};

/** One finished bout: its protocol, what is wrong about it, and everything that follows from putting it right. */
export function CorrectionScreen({ competition, fighting, recorded, history }: Props) {
  const isChief = useMay("decide");
  const isAllowed = isChief && competition.status !== "closed";
  const bout = useMemo(() => {
    const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
    return replayBout(boutSetup(competition.rules, category?.boutSeconds ?? null), recorded);
  }, [competition, fighting, recorded]);
  const names = useMemo(() => boutNames(competition), [competition]);
  const corners = cornerNames(competition, fighting);
  return (
    <div className={styles.columns}>
      <Card className={styles.protocol}>
        <CardHead>
          <CardTitle title={text.protocol} />
        </CardHead>
        <ProtocolList bout={bout} names={corners} edits={new Map()} />
      </Card>
      {isAllowed && bout.outcome ? (
        // A saved correction makes a new protocol, and the form starts again from it.
        <Correcting key={recorded.length} {...{ fighting, bout, corners, names }} />
      ) : (
        <Banner tone="wait" icon="lock" {...reasonAgainst(competition, isAllowed, hasBegun(bout))} />
      )}
      <div className={styles.history}>
        <CorrectionHistory
          history={history}
          names={names}
          mayRevert={isAllowed}
          base={`/competition/${competition.uuid}/corrections`}
        />
      </div>
    </div>
  );
}

/** Why there is nothing to put right here. */
function reasonAgainst({ status }: Competition, isAllowed: boolean, isOn: boolean) {
  if (status === "closed") return { title: closing.closed, children: closing.closedText };
  if (!isAllowed) return { title: text.onlyChief, children: text.onlyChiefText };
  return isOn
    ? { title: text.notFinished, children: text.notFinishedText }
    : { title: text.notBegun, children: text.notBegunText };
}

type CorrectingProps = {
  fighting: Fighting;
  bout: ReturnType<typeof replayBout>;
  corners: ByCorner<string>;
  names: ReturnType<typeof boutNames>;
};

/** A correction that is worded and not saved. */
const UNSAVED: Unsaved = { isLeft: () => true, isKept: false };

function Correcting({ fighting, bout, corners, names }: CorrectingProps) {
  const [draft, setDraft] = useState(() => openDraft(bout));
  const [decisions, setDecisions] = useState<Record<string, CorrectionDecision>>({});
  const change = draftToChange(draft, bout);
  const asked = change && { fighting: fighting.uuid, change, decisions };
  useUnsaved(change === undefined ? undefined : UNSAVED);
  const { preview, setPreview, retry } = usePreview(asked);
  const save = useSaveCorrection(setPreview, text.saved);
  return (
    <>
      <Card className={styles.form}>
        <CardBody>
          <ChangeForm
            bout={bout}
            names={corners}
            draft={draft}
            onChange={(next) => {
              setDraft(next);
              setDecisions({});
            }}
          />
        </CardBody>
      </Card>
      <Card className={styles.review}>
        <CardHead>
          <CardTitle title={text.consequences} />
        </CardHead>
        <CardBody>
          <PlanReview
            preview={preview}
            names={names}
            onRetry={retry}
            onDecide={(bouts, decision) => setDecisions((now) => ({ ...now, [bouts]: decision }))}
          >
            <SaveForm
              onSave={async (reason) => {
                if (asked === undefined || preview.status !== "ready") return false;
                return save({ ...asked, planHash: preview.planHash, reason });
              }}
            />
          </PlanReview>
        </CardBody>
      </Card>
    </>
  );
}

function cornerNames(competition: Competition, { slots }: Fighting): ByCorner<string> {
  const fighters = competition.categories.flatMap((category) => category.fighters);
  const nameOf = (uuid: string | null) => {
    const fighter = fighters.find((one) => one.uuid === uuid);
    return fighter === undefined ? text.open : personName(fighter);
  };
  return { red: nameOf(slots[0].fighter), blue: nameOf(slots[1].fighter) };
}

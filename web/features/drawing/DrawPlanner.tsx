import { useState } from "react";
import type { DrawState } from "#contract/draw.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { drawing } from "#web/i18n/ru/drawing.ts";
import type { DrawDesk } from "./drawDesk.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { Button } from "#web/kit/Button.tsx";
import { AthleteList } from "./AthleteList.tsx";
import { DrawControls } from "./DrawControls.tsx";
import { PlanFacts, PlanPicture } from "./DrawPreview.tsx";
import styles from "./DrawPlanner.module.css";
import { useFreshPlan } from "./useFreshDraw.ts";
import { useLots } from "./useLots.ts";

type Props = {
  desk: DrawDesk;
  picture: CategoryPicture;
  time: PictureTime;
  state: DrawState;
  canOpenEntries: boolean;
  /** Only where there is a draw to go back to. */
  onDone?: (() => void) | undefined;
};

/** From the list of athletes to a saved draw; a second one throws the first away and says so. */
export function DrawPlanner({ desk, picture, time, state, canOpenEntries, onDone }: Props) {
  const lots = useLots(picture.category.uuid, state, desk.perform);
  const [isAsking, setIsAsking] = useState(false);
  useFreshPlan(state, lots.plan);
  const save = async () => {
    const isSaved = await lots.save();
    if (isSaved) onDone?.();
    return isSaved;
  };
  const isReplacing = (lots.plan?.replaces ?? 0) > 0;
  return (
    <div className={styles.grid}>
      <div className={styles.side}>
        <DrawControls state={state} lots={lots} onCancel={onDone} />
      </div>
      <div className={styles.main}>
        {lots.plan === undefined ? (
          <AthleteList state={state} lots={lots} canOpenEntries={canOpenEntries} />
        ) : (
          <PlanFacts desk={desk} state={state} plan={lots.plan} isStale={lots.isStale} />
        )}
      </div>
      {lots.plan === undefined ? null : (
        <div className={styles.wide}>
          <div className={styles.picture}>
            <PlanPicture desk={desk} picture={picture} time={time} state={state} plan={lots.plan} />
          </div>
          <div className={styles.save}>
            <Button variant="secondary" onClick={lots.clear}>
              {drawing.back}
            </Button>
            <Button
              variant={isReplacing ? "dangerFill" : "primary"}
              disabled={lots.isBusy}
              onClick={() => (isReplacing ? setIsAsking(true) : void save())}
            >
              {isReplacing ? drawing.redrawConfirm : drawing.save}
            </Button>
          </div>
          <AthleteList state={state} lots={lots} canOpenEntries={canOpenEntries} />
        </div>
      )}
      {isAsking && lots.plan ? (
        <ActDialog
          title={drawing.redrawTitle}
          confirm={drawing.redrawConfirm}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={save}
        >
          <p>{drawing.replaces(lots.plan.replaces)}</p>
          <p>{drawing.redrawText}</p>
        </ActDialog>
      ) : null}
    </div>
  );
}

import type { DrawState, DrawPlan } from "#contract/draw/draw.ts";
import type { Draw } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { readFormats } from "#contract/draw/formats.ts";
import { formatFor } from "#domain/draw/formatPackage.ts";
import { offeredFormats } from "#domain/draw/formats.ts";
import { AthleteList } from "./AthleteList.tsx";
import { BronzeField } from "./BronzeField.tsx";
import styles from "./DrawPlanner.module.css";
import { PlanFacts, PlanPicture } from "./DrawPreview.tsx";
import drawingStyles from "./Drawing.module.css";
import type { DrawDesk } from "./drawDesk.ts";
import { useLots, countDrawable, fittingFormat, type Lots } from "./useLots.ts";
import { drawing } from "#texts/drawing.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { useState, useId, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

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
        <DrawControls desk={desk} state={state} lots={lots} onCancel={onDone} />
      </div>
      <div className={styles.main}>
        {lots.plan === undefined ? (
          <AthleteList state={state} lots={lots} canOpenEntries={canOpenEntries} />
        ) : (
          <PlanFacts
            desk={desk}
            state={state}
            plan={lots.plan}
            isStale={lots.isStale}
            isApart={lots.choice.isApart}
            onApart={(isApart) => lots.choose({ isApart })}
          />
        )}
      </div>
      {lots.plan === undefined ? null : (
        <div className={styles.wide}>
          <Stack gap={16} className={styles.picture}>
            <PlanPicture desk={desk} picture={picture} time={time} state={state} plan={lots.plan} />
          </Stack>
          <Row gap={12} align="stretch" justify="end" wraps className={styles.save}>
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
          </Row>
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

type DrawControlsProps = {
  desk: DrawDesk;
  state: DrawState;
  lots: Lots;
  onCancel?: (() => void) | undefined;
};

const MOST = 128;

/** How the category is to be drawn, and the button that throws the lots. */
function DrawControls({ desk, state, lots, onCancel }: DrawControlsProps) {
  const { choice, plan } = lots;
  const hint = useId();
  const count = countDrawable(state, choice);
  const unweighed =
    countDrawable(state, { ...choice, mayBeUnweighed: true }) -
    countDrawable(state, { ...choice, mayBeUnweighed: false });
  return (
    <Card>
      <CardHead>
        <CardTitle title={drawing.title} />
      </CardHead>
      <CardBody>
        <Stack gap={14}>
          {count < 2 ? (
            <Banner tone="wait" title={drawing.tooFew(count)}>
              {drawing.tooFewText}
            </Banner>
          ) : count > MOST ? (
            <Banner tone="wait">{drawing.tooMany(MOST)}</Banner>
          ) : (
            <FormatSelect count={count} lots={lots} desk={desk} />
          )}
          {unweighed === 0 ? null : (
            <div>
              <Switch
                label={drawing.unweighed}
                isOn={choice.mayBeUnweighed}
                onChange={(mayBeUnweighed) => lots.choose({ mayBeUnweighed })}
              />
              <p id={hint} className={drawingStyles.hint}>
                {drawing.unweighedHint(unweighed)}
              </p>
            </div>
          )}
          {count < 2 ? null : <p className={drawingStyles.hint}>{drawing.seedingHint}</p>}
          {lots.problem === undefined ? null : (
            <Banner tone="bad" title={drawing.failed}>
              {lots.problem}
            </Banner>
          )}
          <Button
            isBlock
            variant={plan === undefined ? "primary" : "secondary"}
            disabled={count < 2 || count > MOST}
            isBusy={lots.isBusy}
            onClick={() => lots.cast()}
          >
            {plan === undefined ? drawing.cast : drawing.castAgain}
          </Button>
          {onCancel ? (
            <Button isBlock variant="ghost" onClick={onCancel}>
              {drawing.back}
            </Button>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function FormatSelect({ count, lots, desk }: { count: number; lots: Lots; desk: DrawDesk }) {
  const usual = formatFor(readFormats(desk.competition.formats), count);
  const formats = offeredFormats(count);
  const chosen = fittingFormat(lots.choice, count) ?? usual;
  return (
    <>
      <SelectField
        label={drawing.format}
        hint={chosen && drawing.formatHint(countsOf(drawBracket(chosen, count)), chosen === usual)}
        value={chosen}
        options={formats.map((format) => ({
          value: format,
          label: drawing.formatOption(formatWords(format)),
        }))}
        onChange={({ target }) => lots.choose({ format: formats.find((format) => format === target.value) })}
      />
      {chosen === undefined ? null : (
        <BronzeField format={chosen} most={count} onChange={(format) => lots.choose({ format })} />
      )}
    </>
  );
}

const countsOf = ({ bouts, places }: Draw) => ({
  bouts: bouts.length,
  bronzes: places.filter(({ place }) => place === 3).length,
});

/** The list of athletes is asked for again when the live competition tells of a change that it must show. */
export function useFreshDraw({ category, bouts }: CategoryPicture): void {
  const { revalidate } = useRevalidator();
  const seen = [
    category.status,
    ...category.fighters.map(({ uuid }) => uuid),
    ...bouts.map(({ uuid, state }) => `${uuid} ${state === "waiting"}`),
  ].join();
  const shown = useRef(seen);
  useEffect(() => {
    if (shown.current === seen) return;
    shown.current = seen;
    void revalidate();
  }, [seen, revalidate]);
}

/** Entries and the scale change without the competition: a draw made from newer ones brings them along. */
function useFreshPlan({ basis }: DrawState, plan: DrawPlan | undefined): void {
  const { revalidate } = useRevalidator();
  const newer = plan === undefined || plan.basis === basis ? undefined : plan.basis;
  useEffect(() => {
    if (newer !== undefined) void revalidate();
  }, [newer, revalidate]);
}

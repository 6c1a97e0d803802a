import { useId } from "react";
import type { DrawState } from "#contract/draw.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { decideFormat, defaultFormat, FORMATS } from "#domain/draw/formats.ts";
import { formatWords } from "#web/i18n/ru/sport/bout.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./Drawing.module.css";
import { countDrawable, fittingFormat, type Lots } from "./useLots.ts";

type Props = { state: DrawState; lots: Lots; onCancel?: (() => void) | undefined };

const MOST = 128;

/** How the category is to be drawn, and the button that throws the lots. */
export function DrawControls({ state, lots, onCancel }: Props) {
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
            <FormatSelect count={count} lots={lots} />
          )}
          {unweighed === 0 ? null : (
            <div>
              <Switch
                label={drawing.unweighed}
                isOn={choice.mayBeUnweighed}
                onChange={(mayBeUnweighed) => lots.choose({ mayBeUnweighed })}
              />
              <p id={hint} className={styles.hint}>
                {drawing.unweighedHint(unweighed)}
              </p>
            </div>
          )}
          {count < 2 ? null : <p className={styles.hint}>{drawing.seedingHint}</p>}
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

function FormatSelect({ count, lots }: { count: number; lots: Lots }) {
  const usual = defaultFormat(count);
  const formats = FORMATS.filter((format) => decideFormat(format, count).ok);
  const chosen = fittingFormat(lots.choice, count) ?? usual;
  return (
    <SelectField
      label={drawing.format}
      hint={chosen && drawing.formatHint(drawBracket(chosen, count).bouts.length, chosen === usual)}
      value={chosen}
      options={formats.map((format) => ({
        value: format,
        label: drawing.formatOption(formatWords(format)),
      }))}
      onChange={({ target }) => lots.choose({ format: formats.find((format) => format === target.value) })}
    />
  );
}

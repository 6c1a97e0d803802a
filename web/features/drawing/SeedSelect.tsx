import type { DrawAthlete } from "#contract/draw.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./AthleteList.module.css";
import type { Lots } from "./useLots.ts";

/** As many as an organiser knows to be strong; the next number appears when the last is given. */
const MOST_SEEDED = 8;

const LEFT_OUT = "out";

/** A number given by hand instead of lots, or no place at all. */
export function SeedSelect({ athlete, lots }: { athlete: DrawAthlete; lots: Lots }) {
  const { seeded, without } = lots.choice;
  const uuid = athlete.fighter ?? "";
  const others = seeded.filter((one) => one !== uuid);
  const places = Math.min(MOST_SEEDED, others.length + 1);
  return (
    <SelectField
      label={<VisuallyHidden>{drawing.seedingOf(fullName(athlete))}</VisuallyHidden>}
      className={styles.seed}
      value={without.includes(uuid) ? LEFT_OUT : String(seeded.indexOf(uuid) + 1)}
      options={[
        { value: "0", label: drawing.byLots },
        ...Array.from({ length: places }, (_, index) => ({
          value: String(index + 1),
          label: drawing.bySeed(index + 1),
        })),
        { value: LEFT_OUT, label: drawing.leaveOut },
      ]}
      onChange={({ target }) => {
        const drawn = without.filter((one) => one !== uuid);
        if (target.value === LEFT_OUT) return lots.choose({ seeded: others, without: [...drawn, uuid] });
        const place = Number(target.value);
        const given = place === 0 ? others : others.toSpliced(place - 1, 0, uuid);
        lots.choose({ seeded: given, without: drawn });
      }}
    />
  );
}

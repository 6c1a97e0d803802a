import type { Fighter } from "#contract/entity.ts";
import { hasCome } from "#domain/awarding/fold.ts";
import type { PodiumPlace } from "#domain/awarding/podium.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import type { AwardingLine } from "./awardingDay.ts";
import { clubWords, reasonWords } from "./placeWords.ts";
import styles from "./PodiumBoard.module.css";
import type { AwardingLog } from "./useAwarding.ts";

type Props = { line: AwardingLine; log: AwardingLog; isClosed: boolean };

/** As they stand on the steps: second, first, third. */
const STEPS = [2, 1, 3] as const;

/** The steps with who stands on them and why, and the two ticks of each: has come, has the medal. */
export function PodiumBoard({ line, log, isClosed }: Props) {
  const { places } = line;
  return (
    <section>
      <VisuallyHidden>
        <Heading level={2}>{text.podium}</Heading>
      </VisuallyHidden>
      <ol className={styles.podium}>
        {STEPS.map((step) => {
          const here = places.filter(({ place }) => place === step);
          return here.length === 0 ? null : (
            <li key={step} className={styles.step} data-place={step}>
              <div className={styles.stand}>
                <div className={styles.people}>
                  {here.map((one) => (
                    <Person key={one.uuid} place={one} fighter={line.picture.fighters.get(one.uuid)} />
                  ))}
                </div>
                <div className={styles.block}>
                  <b>{step}</b>
                  <span>{text.places[step - 1]}</span>
                </div>
              </div>
              <div className={styles.ticks}>
                {here.map((one) => (
                  <Ticks key={one.uuid} {...{ line, log, isClosed }} place={one} isShared={here.length > 1} />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {places.some(({ place }) => place === 1) ? null : <p className={styles.note}>{text.vacantGold}</p>}
    </section>
  );
}

function Person({ place, fighter }: { place: PodiumPlace; fighter: Fighter | undefined }) {
  return (
    <div className={styles.person}>
      <ClubRoundel name={fighter?.team?.name ?? ""} size={56} />
      <b>{fighter === undefined ? "" : announcedName(fighter)}</b>
      <span>{clubWords(fighter)}</span>
      <small>{reasonWords(place.reason)}</small>
    </div>
  );
}

type TicksProps = Props & { place: PodiumPlace; isShared: boolean };

function Ticks({ line, log, isClosed, place: { uuid, place }, isShared }: TicksProps) {
  const times = useTimes();
  const { state, category } = line;
  const fighter = line.picture.fighters.get(uuid);
  const name = fighter?.lastName ?? "";
  const isHere = hasCome(state, uuid);
  const medal = state.given.get(uuid);
  const isGiven = medal?.place === place;
  const giving = isGiven ? text.given(times(medal.atMs)) : text.give;
  const isReadOnly = isClosed || line.readiness.status !== "ready";
  const act = (asked: Parameters<AwardingLog["act"]>[1]) => log.act(category.uuid, asked);
  return (
    <>
      <Tick
        isOn={isHere}
        // Who holds a medal has come (AW16): there is nothing to take back.
        isDisabled={isReadOnly || medal !== undefined}
        label={isShared ? text.of(name, text.present) : text.present}
        onPress={() => act({ type: isHere ? "present-cleared" : "present-marked", fighter: uuid })}
        name={name}
      />
      <Tick
        isOn={isGiven}
        isDisabled={isReadOnly}
        isMain
        label={isShared ? text.of(name, giving) : giving}
        note={isGiven ? text.givenBy(medal.author) : undefined}
        onPress={() =>
          act(
            isGiven
              ? { type: "medal-returned", fighter: uuid }
              : { type: "medal-given", fighter: uuid, place },
          )
        }
        name={name}
      />
    </>
  );
}

type TickProps = {
  isOn: boolean;
  isDisabled: boolean;
  isMain?: boolean;
  label: string;
  note?: string | undefined;
  name: string;
  onPress: () => Promise<boolean>;
};

function Tick({ isOn, isDisabled, isMain = false, label, note, name, onPress }: TickProps) {
  const { isBusy, press } = useAct(onPress);
  return (
    <button
      type="button"
      className={cx(styles.tick, isMain && styles.main)}
      aria-pressed={isOn}
      aria-label={`${label}, ${name}`}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onClick={() => press()}
    >
      <span className={styles.box}>{isOn ? <Icon name="check" size={18} /> : null}</span>
      <span className={styles.label}>
        {label}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </button>
  );
}

import { personName } from "#web/i18n/names.ts";
import { hasCome } from "#domain/awarding/fold.ts";
import { type PodiumPlace, announcement } from "#domain/awarding/podium.ts";
import styles from "./PodiumBoard.module.css";
import { type AwardingLine, clubWords, reasonWords } from "./awardingDay.ts";
import type { AwardingLog } from "./useAwarding.ts";
import { awarding as text } from "#texts/awarding.ts";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { cx } from "#web/kit/cx.ts";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

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
      <Grid as="ol" columns={3} gap={12} rowGap={0} align="end" className={styles.podium}>
        {STEPS.map((step) => {
          const here = places.filter(({ place }) => place === step);
          return here.length === 0 ? null : (
            <li key={step} className={styles.step} data-place={step}>
              <div className={styles.stand}>
                <Row gap={12} align="stretch" justify="center" wraps className={styles.people}>
                  {here.map((one) => (
                    <Person key={one.uuid} place={one} fighters={line.picture.fighters} />
                  ))}
                </Row>
                <Stack gap={8} align="center" className={styles.block}>
                  <b>{step}</b>
                  <span>{text.places[step - 1]}</span>
                </Stack>
              </div>
              <Stack gap={8} className={styles.ticks}>
                {here.map((one) => (
                  <Ticks key={one.uuid} {...{ line, log, isClosed }} place={one} isShared={here.length > 1} />
                ))}
              </Stack>
            </li>
          );
        })}
      </Grid>
      {places.some(({ place }) => place === 1) ? null : <p className={styles.note}>{text.vacantGold}</p>}
    </section>
  );
}

type PersonProps = { place: PodiumPlace; fighters: AwardingLine["picture"]["fighters"] };

function Person({ place, fighters }: PersonProps) {
  const fighter = fighters.get(place.uuid);
  return (
    <Stack gap={2} align="center" className={styles.person}>
      <ClubRoundel name={fighter?.team?.name ?? ""} size={56} />
      <b>{fighter === undefined ? "" : personName(fighter)}</b>
      <span>{clubWords(fighter)}</span>
      <small>{reasonWords(place.reason, fighters)}</small>
    </Stack>
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

type AnnouncementProps = { line: Pick<AwardingLine, "places" | "readiness" | "category" | "picture"> };

/** What the announcer reads, in large type: third, third, second, first, each with its reason (AW4, AW5). */
export function Announcement({ line: { places, readiness, category, picture } }: AnnouncementProps) {
  if (readiness.status !== "ready" || places.length === 0) return null;
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.announce} />
      </CardHead>
      <p className={styles.lead}>{text.announceLead(category.title)}</p>
      <ol>
        {announcement(places).map(({ place, uuid, reason }) => {
          const fighter = picture.fighters.get(uuid);
          return (
            <Row as="li" gap={16} key={uuid} className={styles.place}>
              <Medal place={place} />
              <Stack as="span" gap={2} className={styles.words}>
                <small>{text.places[place - 1] ?? text.place(place)}</small>
                <b>{fighter === undefined ? "" : personName(fighter)}</b>
                <span>{clubWords(fighter)}</span>
                <small>{reasonWords(reason, picture.fighters)}</small>
              </Stack>
            </Row>
          );
        })}
      </ol>
    </Card>
  );
}

import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { DAY_MINUTES, shownTime, timeOf } from "#domain/schedule/programme/clockTime.ts";
import { minuteOf, onClock } from "#domain/schedule/programme/programme.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { useAct } from "#web/kit/useAct.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { placeAll, placeAt, USUAL_START } from "./placing.ts";
import { blocksOn, endMinute, linesOf, minuteAt, type PlannedBlock } from "./programmePlan.ts";
import { nameOf, type Shared, titleOf } from "./programmeView.ts";
import { type Lifted, type Place, useChipMoves } from "./useChipMoves.ts";
import styles from "./programme.module.css";

type Props = Shared & { day: DatedDay };

/** A mat is a row, an hour a column; categories stand where the plan has them and are moved by mouse and by keys (DY55). */
export function Timeline(props: Props) {
  const { day, competition, plan } = props;
  const blocks = blocksOn(plan, day);
  const scale = scaleOf(day, blocks);
  const moves = useMoves(props, scale);
  const { lifted } = moves;
  const hours = Array.from({ length: (scale.to - scale.from) / 60 }, (_, index) => scale.from + index * 60);
  const said =
    lifted &&
    words.lifted(titleOf(props, lifted.category), nameOf(props, lifted.carpet), shownTime(lifted.minute));
  return (
    <section className={styles.scroll} aria-label={words.timeline(words.weekday(day.date))}>
      <div className={styles.grid} style={{ minWidth: `${140 + hours.length * 56}px` }}>
        <div className={styles.hours} aria-hidden="true">
          <span />
          <div className={styles.lane}>
            {hours.map((minute) => (
              <i key={minute} style={{ left: at(scale, minute) }}>
                {shownTime(minute)}
              </i>
            ))}
          </div>
          <span>{words.end}</span>
        </div>
        <DayRows {...props} scale={scale} />
        {competition.carpets.map((carpet) => (
          <MatRow
            key={carpet.uuid}
            {...{ props, carpet, scale, moves }}
            blocks={blocks.filter((block) => block.carpet === carpet.uuid)}
          />
        ))}
      </div>
      <p className={styles.hidden} aria-live="assertive">
        {said}
      </p>
    </section>
  );
}

const at = ({ from, to }: Scale, minute: number) => `${(100 * (minute - from)) / (to - from)}%`;

const span = (scale: Scale, from: number, to: number) => ({
  left: at(scale, from),
  width: `calc(${at(scale, to)} - ${at(scale, from)})`,
});

/** The windows of the scale and the sessions. */
function DayRows({ day, scale, isReadOnly, onOpen }: Props & { scale: Scale }) {
  return (
    <>
      <div className={styles.row}>
        <span className={styles.name}>{words.scales}</span>
        <div className={styles.lane}>
          {sameDay(day).map((one) => (
            <button
              key={one.id}
              type="button"
              className={styles.window}
              style={span(scale, minuteOf(one.from), minuteOf(one.to))}
              disabled={isReadOnly}
              title={`${one.title}, ${words.window(one.from, one.to)}`}
              onClick={() => onOpen({ kind: "weighIn", id: one.id })}
            >
              {one.title} {words.until(one.to)}
            </button>
          ))}
        </div>
        <span />
      </div>
      <div className={styles.row} data-kind="sessions">
        <span className={styles.name}>{words.sessions}</span>
        <div className={styles.lane}>
          {day.sessions.map((one, index) => (
            <button
              key={one.id}
              type="button"
              className={styles.session}
              style={span(scale, minuteOf(one.start), sessionEnd(day, index, scale.to))}
              disabled={isReadOnly}
              title={`${one.title}, ${words.from(one.start)}`}
              onClick={() => onOpen({ kind: "session", id: one.id })}
            >
              <b>{one.title}</b>
              <small>{words.from(one.start)}</small>
            </button>
          ))}
        </div>
        <span />
      </div>
    </>
  );
}

type MatProps = {
  props: Props;
  carpet: { readonly uuid: string; readonly name: string };
  scale: Scale;
  blocks: readonly PlannedBlock[];
  moves: ReturnType<typeof useMoves>;
};

const LINE_PX = 60;

function MatRow({ props, carpet: { uuid, name }, scale, blocks, moves: { lifted, handlersOf } }: MatProps) {
  const { day } = props;
  const lines = linesOf(blocks);
  const height = 24 + LINE_PX * Math.max(1, ...[...lines.values()].map((line) => line + 1));
  const end = endMinute(blocks, day);
  return (
    <div className={styles.row} data-kind="mat">
      <span className={styles.name}>
        <b className={styles.sign}>{matSign(name)}</b>
        <span className={styles.hidden}>{name}</span>
      </span>
      <div className={styles.lane} data-mat={uuid} style={{ minHeight: height }}>
        <Breaks {...props} carpet={uuid} scale={scale} />
        {day.close === undefined ? null : (
          <span className={styles.close} style={{ left: at(scale, minuteOf(day.close)) }} />
        )}
        {blocks.map((block) => (
          <Chip
            key={`${block.category} ${block.startMs}`}
            {...{ props, block, lifted, scale }}
            line={lines.get(block) ?? 0}
            {...handlersOf(block)}
          />
        ))}
        {lifted?.carpet === uuid ? (
          <span className={styles.hole} style={span(scale, lifted.minute, lifted.minute + lifted.length)}>
            {words.dropHere(shownTime(lifted.minute))}
          </span>
        ) : null}
      </div>
      <span className={styles.end} data-late={isLate(day, end) || undefined}>
        {end === undefined ? "—" : shownTime(end)}
      </span>
    </div>
  );
}

const isLate = ({ close }: DatedDay, end: number | undefined): boolean =>
  close !== undefined && end !== undefined && end > minuteOf(close);

function Breaks({ day, carpet, scale, isReadOnly, onOpen }: Props & { carpet: string; scale: Scale }) {
  return day.breaks
    .filter((one) => (one.carpet ?? carpet) === carpet)
    .map((one) => {
      const times = words.window(onClock(one.from), onClock(one.to));
      const label = `${one.title}, ${times}`;
      return (
        <button
          key={one.id}
          type="button"
          className={styles.pause}
          style={span(scale, minuteOf(one.from), minuteOf(one.to))}
          disabled={isReadOnly}
          aria-label={label}
          title={label}
          onClick={() => onOpen({ kind: "break", id: one.id })}
        >
          {times}
        </button>
      );
    });
}

type Scale = { readonly from: number; readonly to: number };

/** From the hour of whatever comes first to the hour after whatever comes last. */
function scaleOf(day: DatedDay, blocks: readonly PlannedBlock[]): Scale {
  const starts = [
    day.start ?? day.breaks[0]?.from ?? USUAL_START,
    ...day.sessions.map(({ start }) => start),
    ...sameDay(day).map(({ from }) => from),
  ];
  const ends = [
    ...(day.close === undefined ? [] : [day.close]),
    ...day.breaks.map(({ to }) => to),
    ...sameDay(day).map(({ to }) => to),
  ];
  const begun = blocks.map(({ startMs }) => minuteAt(day, startMs));
  const from = Math.floor(Math.min(...starts.map(minuteOf), ...begun) / 60) * 60;
  const last = Math.max(from + 6 * 60, endMinute(blocks, day) ?? 0, ...ends.map(minuteOf));
  return { from, to: Math.ceil((last + 1) / 60) * 60 };
}

const sameDay = (day: DatedDay) => day.weighIns.filter(({ date }) => (date ?? day.date) === day.date);

const sessionEnd = (day: DatedDay, index: number, last: number): number => {
  const next = day.sessions[index + 1];
  return next === undefined ? last : minuteOf(next.start);
};

function useMoves(props: Props, scale: Scale) {
  const { competition, change, day, onOpen, isReadOnly } = props;
  const dropping = useAct(
    async ({ category, carpet, minute }: Place) => {
      // «Не раньше» is a time of its day; what is only pushed past midnight by others stays there (DY55).
      if (minute >= DAY_MINUTES) {
        showToast({ message: words.pastMidnight(titleOf(props, category)) });
        return;
      }
      const where = `${nameOf(props, carpet)}, ${timeOf(minute)}`;
      await change(
        (now) => placeAll(now, [category], placeAt(day, carpet, minute)),
        words.saved.moved(titleOf(props, category), where),
      );
    },
    { mayOverlap: true },
  );
  return useChipMoves({
    carpets: competition.carpets.map(({ uuid }) => uuid),
    scale,
    isReadOnly,
    blockAt: (block) => ({
      category: block.category,
      carpet: block.carpet,
      minute: minuteAt(day, block.startMs),
      length: Math.max(5, minuteAt(day, block.endMs) - minuteAt(day, block.startMs)),
    }),
    onOpen: ({ category }) => onOpen({ kind: "place", categories: [category] }),
    onDrop: dropping.press,
  });
}

type ChipProps = ReturnType<ReturnType<typeof useChipMoves>["handlersOf"]> & {
  props: Props;
  block: PlannedBlock;
  lifted: Lifted | undefined;
  scale: Scale;
  line: number;
};

function Chip({ props, block, lifted, scale, line, ...handlers }: ChipProps) {
  const { day } = props;
  const [from, to] = [minuteAt(day, block.startMs), minuteAt(day, block.endMs)];
  const title = titleOf(props, block.category);
  // A block is as narrow as it is short: what tells it from its neighbours comes first, the tooltip has all.
  const kind = props.categories.find(({ uuid }) => uuid === block.category);
  const label = words.chip(title, shownTime(from), shownTime(to), nameOf(props, block.carpet));
  return (
    <button
      type="button"
      className={styles.chip}
      style={{ ...span(scale, from, Math.max(to, from + 5)), top: 8 + line * LINE_PX }}
      data-late={isLate(day, to) || undefined}
      data-lifted={(lifted?.category === block.category && lifted.from === block.carpet) || undefined}
      aria-label={label}
      title={label}
      {...handlers}
    >
      <b>
        {kind === undefined
          ? title
          : categoryAdmin.weight(kind.weightMin ?? undefined, kind.weightMax ?? undefined)}
      </b>
      <small>{words.chipSmall(block.bouts, title)}</small>
    </button>
  );
}

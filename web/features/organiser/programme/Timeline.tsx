import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { minuteOf, timeOf } from "#domain/schedule/programme/clockTime.ts";
import { formatWeekday } from "#web/i18n/dates.ts";
import { programme as words } from "#web/i18n/ru/organiser/programme.ts";
import { matSign } from "#web/sport/facts/matSign.ts";
import { placeAll, placeAt } from "./placing.ts";
import { blocksOn, endMinute, minuteAt, type PlannedBlock } from "./programmePlan.ts";
import { nameOf, type Shared, titleOf } from "./programmeView.ts";
import { type Lifted, useChipMoves } from "./useChipMoves.ts";
import styles from "./programme.module.css";

type Props = Shared & { day: DatedDay };

/** A mat is a row, an hour a column; categories stand where the plan has them and are moved by mouse and by keys (DY55). */
export function Timeline(props: Props) {
  const { day, competition, plan, onOpen, isReadOnly } = props;
  const blocks = blocksOn(plan, day);
  const scale = scaleOf(day, endMinute(blocks, day));
  const { lifted, handlersOf } = useMoves(props, scale);
  const at = (minute: number) => `${(100 * (minute - scale.from)) / (scale.to - scale.from)}%`;
  const span = (from: number, to: number) => ({
    insetInlineStart: at(from),
    width: `calc(${at(to)} - ${at(from)})`,
  });
  const hours = Array.from(
    { length: (scale.to - scale.from) / 60 + 1 },
    (_, index) => scale.from + index * 60,
  );
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="region"
      aria-label={words.timeline(formatWeekday(day.date))}
    >
      <div className={styles.grid} style={{ minWidth: `${200 + hours.length * 64}px` }}>
        <div className={styles.hours} aria-hidden="true">
          <span />
          <div className={styles.lane}>
            {hours.slice(0, -1).map((minute) => (
              <i key={minute} style={{ insetInlineStart: at(minute) }}>
                {timeOf(minute)}
              </i>
            ))}
          </div>
          <span>{words.end}</span>
        </div>
        <div className={styles.row}>
          <span className={styles.name}>{words.scales}</span>
          <div className={styles.lane}>
            {day.weighIns
              .filter(({ date }) => (date ?? day.date) === day.date)
              .map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className={styles.window}
                  style={span(minuteOf(one.from), minuteOf(one.to))}
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
                style={span(minuteOf(one.start), sessionEnd(day, index, scale.to))}
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
        {competition.carpets.map(({ uuid, name }) => (
          <div key={uuid} className={styles.row} data-kind="mat">
            <span className={styles.name}>
              <b className={styles.sign}>{matSign(name)}</b>
              <span className={styles.hidden}>{name}</span>
            </span>
            <div className={styles.lane} data-mat={uuid}>
              {day.breaks
                .filter(({ carpet }) => (carpet ?? uuid) === uuid)
                .map((one) => (
                  <button
                    key={one.id}
                    type="button"
                    className={styles.pause}
                    style={span(minuteOf(one.from), minuteOf(one.to))}
                    disabled={isReadOnly}
                    aria-label={`${one.title}, ${words.window(one.from, one.to)}`}
                    title={`${one.title}, ${words.window(one.from, one.to)}`}
                    onClick={() => onOpen({ kind: "break", id: one.id })}
                  >
                    {words.window(one.from, one.to)}
                  </button>
                ))}
              {day.close === undefined ? null : (
                <span className={styles.close} style={{ insetInlineStart: at(minuteOf(day.close)) }} />
              )}
              {blocks
                .filter(({ carpet }) => carpet === uuid)
                .map((block) => (
                  <Chip
                    key={block.category}
                    {...{ props, block, lifted }}
                    style={span}
                    {...handlersOf(block)}
                  />
                ))}
              {lifted?.carpet === uuid ? (
                <span className={styles.hole} style={span(lifted.minute, lifted.minute + lifted.length)}>
                  {words.dropHere(timeOf(lifted.minute))}
                </span>
              ) : null}
            </div>
            <span className={styles.end} data-late={isLate(day, blocks, uuid) || undefined}>
              {endOf(day, blocks, uuid)}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.hidden} aria-live="assertive">
        {lifted === undefined
          ? ""
          : words.lifted(
              titleOf(props, lifted.category),
              nameOf(props, lifted.carpet),
              timeOf(lifted.minute),
            )}
      </p>
    </div>
  );
}

type Scale = { readonly from: number; readonly to: number };

/** From the hour of whatever comes first to the hour after whatever comes last. */
function scaleOf(day: DatedDay, end: number | undefined): Scale {
  const starts = [
    day.start,
    ...day.sessions.map(({ start }) => start),
    ...sameDay(day).map(({ from }) => from),
  ];
  const ends = [
    day.close ?? day.start,
    ...day.breaks.map(({ to }) => to),
    ...sameDay(day).map(({ to }) => to),
  ];
  const from = Math.floor(Math.min(...starts.map(minuteOf)) / 60) * 60;
  const last = Math.max(from + 6 * 60, end ?? 0, ...ends.map(minuteOf));
  return { from, to: Math.ceil((last + 1) / 60) * 60 };
}

const sameDay = (day: DatedDay) => day.weighIns.filter(({ date }) => (date ?? day.date) === day.date);

const sessionEnd = (day: DatedDay, index: number, last: number): number => {
  const next = day.sessions[index + 1];
  return next === undefined ? last : minuteOf(next.start);
};

function endOf(day: DatedDay, blocks: readonly PlannedBlock[], mat: string): string {
  const end = endMinute(
    blocks.filter(({ carpet }) => carpet === mat),
    day,
  );
  return end === undefined ? "—" : timeOf(end);
}

const isLate = (day: DatedDay, blocks: readonly PlannedBlock[], mat: string): boolean =>
  day.close !== undefined && endOf(day, blocks, mat) !== "—" && endOf(day, blocks, mat) > day.close;

function useMoves(props: Props, scale: Scale) {
  const { competition, programme, change, day, onOpen, isReadOnly } = props;
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
    onDrop: ({ category, carpet, minute }) => {
      const next = placeAll(programme, [category], placeAt(day, carpet, minute));
      const where = `${nameOf(props, carpet)}, ${timeOf(minute)}`;
      return change(next, words.saved.moved(titleOf(props, category), where));
    },
  });
}

type ChipProps = ReturnType<ReturnType<typeof useChipMoves>["handlersOf"]> & {
  props: Props;
  block: PlannedBlock;
  lifted: Lifted | undefined;
  style: (from: number, to: number) => { readonly insetInlineStart: string; readonly width: string };
};

function Chip({ props, block, lifted, style, ...handlers }: ChipProps) {
  const { day } = props;
  const [from, to] = [minuteAt(day, block.startMs), minuteAt(day, block.endMs)];
  const title = titleOf(props, block.category);
  const label = words.chip(title, timeOf(from), timeOf(to), nameOf(props, block.carpet));
  return (
    <button
      type="button"
      className={styles.chip}
      style={style(from, Math.max(to, from + 5))}
      data-late={(day.close !== undefined && timeOf(to) > day.close) || undefined}
      data-lifted={(lifted?.category === block.category && lifted.from === block.carpet) || undefined}
      aria-label={label}
      title={label}
      {...handlers}
    >
      <b>{title}</b>
      <small>{words.chipBouts(block.bouts)}</small>
    </button>
  );
}

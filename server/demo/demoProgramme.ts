import type { DemoData } from "./demoData.ts";

/** When the first bout of the main day is, in the programme as the data give it. */
const GIVEN_START = "09:30";
const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;

/**
 * The demo is always in the middle of its day, whenever it was started, so the hours of the main day move with its first
 * bout: a visitor must not read of a morning in the programme and of an evening on the mats.
 */
export function moveProgramme(
  data: DemoData,
  firstBoutMs: number,
  aheadOfUtc: (atMs: number) => number,
): DemoData {
  const wallMs = Math.round((firstBoutMs + aheadOfUtc(firstBoutMs)) / STEP_MS) * STEP_MS;
  const events = data.events.map((event) => {
    if (event.id !== data.competition.event) return event;
    const movedMs = wallMs - wallClock(event.dateOfEvent, GIVEN_START);
    // A demo of the late evening is no event of two days.
    const lastMs = wallClock(event.dateOfEvent, "23:55");
    const schedule = event.info.schedule?.map((line) =>
      line.day === event.dateOfEvent
        ? { ...line, ...dayAndTime(Math.min(wallClock(line.day, line.time) + movedMs, lastMs)) }
        : line,
    );
    return { ...event, info: { ...event.info, schedule: schedule ?? [] } };
  });
  return { ...data, events };
}

const wallClock = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);

function dayAndTime(wallMs: number): { day: string; time: string } {
  const text = new Date(wallMs).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

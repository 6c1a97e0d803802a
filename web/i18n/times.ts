/** «4:05» left; what is left of a started second still counts as that second. */
export const formatClock = (leftMs: number): string => minutesAndSeconds(Math.ceil(leftMs / 1000));

/** «1:28» gone by; a second counts when it is over, so that with what is left it makes the whole. */
export const formatElapsed = (elapsedMs: number): string => minutesAndSeconds(Math.floor(elapsedMs / 1000));

function minutesAndSeconds(whole: number): string {
  const seconds = Math.max(0, whole);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** «13:05» on a wall so far ahead of UTC. */
export function formatTimeIn(zoneMs: number, ms: number): string {
  const wall = new Date(ms + zoneMs);
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
}

/** «13:05» where this code runs. */
export function formatTime(ms: number): string {
  const instant = new Date(ms);
  return `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

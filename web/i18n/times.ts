/** «4:05»; what is left of a started second still counts as that second. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
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

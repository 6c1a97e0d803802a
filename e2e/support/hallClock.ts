const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = 12;

/** How far the hall is ahead of Greenwich: whenever a journey begins, an hour that begins with twelve is on its wall. */
const AHEAD = NOON - new Date().getUTCHours();

/**
 * The zone of every hall that is started. A plan that reaches two hours on, a break that lasts until now or a hall that
 * closes at night mean something only by day, and journeys run at any hour. In such names what lies east of Greenwich has
 * a minus.
 */
export const HALL_ZONE = `Etc/GMT${AHEAD > 0 ? "-" : "+"}${Math.abs(AHEAD)}`;

/** Today in the hall, or so many days later: 2026-12-05. */
export const hallDate = (days = 0): string =>
  new Date(Date.now() + AHEAD * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

const QUIET_TICK_MS = 15_000;
const LIVE_TICK_MS = 1000;

/**
 * One line per step: live with a running clock on a terminal, otherwise a line at the start, one now and
 * then while it lasts, and one at the end.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const startedAt = Date.now();
  const isLive = process.stdout.isTTY;
  /** @param {string} [end] */
  const show = (end = "") => {
    const line = `${label} … ${secondsSince(startedAt)} s${end}`;
    process.stdout.write(isLive ? `\r\x1b[K${line}` : `${line}\n`);
  };
  process.stdout.write(isLive ? `${label} …` : `${label} …\n`);
  const timer = setInterval(show, isLive ? LIVE_TICK_MS : QUIET_TICK_MS);
  try {
    const result = await work();
    show(isLive ? "\n" : ", done");
    return result;
  } catch (error) {
    show(isLive ? ", failed\n" : ", failed");
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} label */
export const sayUpToDate = (label) => console.log(`${label} … up to date`);

/** @param {number} startedAt */
const secondsSince = (startedAt) => Math.round((Date.now() - startedAt) / 1000);

const OLDEST_MAJOR = 20;

/**
 * Stops with one sentence on a Node that cannot run the scripts. Imports nothing, so that any Node can load it.
 * @param {string} version
 */
export function requireNode(version) {
  const sentence = nodeProblem(version);
  if (sentence === undefined) return;
  console.error(sentence);
  process.exit(1);
}

/** @param {string} version */
export function nodeProblem(version) {
  if (Number(version.split(".")[0]) >= OLDEST_MAJOR) return undefined;
  return `Kover needs Node ${OLDEST_MAJOR} or newer to start, and this is Node ${version}: install a newer Node from https://nodejs.org.`;
}

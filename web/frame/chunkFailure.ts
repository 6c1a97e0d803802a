/** Raised on `window` when a script of the application could not be loaded. */
export const CHUNK_ERROR_EVENT = "kover:chunk-error";

const TARGET_KEY = "kover-navigation-target";
const RELOADED_KEY = "kover-chunk-reload";
const AGAIN_AFTER_MS = 10_000;

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The router answers a script that is gone (a new version was put online) by reloading the page it stands on. The
 * target of the navigation is kept over that reload, so that the visitor arrives where he was going.
 */
export function rememberTarget(memory: Memory, target: string | undefined): void {
  if (target === undefined) memory.removeItem(TARGET_KEY);
  else memory.setItem(TARGET_KEY, target);
}

/** The path to go to after such a reload, once; undefined after an ordinary load. */
export function takeTarget(memory: Memory, currentPath: string): string | undefined {
  const target = memory.getItem(TARGET_KEY);
  memory.removeItem(TARGET_KEY);
  return target === null || target === currentPath ? undefined : target;
}

/** Whether a reload may help: not when we have just tried it here. */
export function mayReload(memory: Memory, path: string, now: number): boolean {
  const [lastPath, lastAt] = (memory.getItem(RELOADED_KEY) ?? "").split("\n");
  if (lastPath === path && now - Number(lastAt) < AGAIN_AFTER_MS) return false;
  memory.setItem(RELOADED_KEY, `${path}\n${now}`);
  return true;
}

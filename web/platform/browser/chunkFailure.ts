import { addressOf } from "./resolveTarget.ts";
/** Raised on `window` when a script of the application could not be loaded. */
const CHUNK_ERROR_EVENT = "kover:chunk-error";

/** In the memory of the tab; the worker's own page reads it as well (`noPage.ts`). */
export const MOVE_KEY = "kover-navigation";
const RELOADED_KEY = "kover-chunk-reload";
const AGAIN_AFTER_MS = 10_000;

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A navigation inside the page: from where, to where. */
export type Move = { readonly from: string; readonly to: string };

/**
 * The router answers a script that is gone (a new version was put online) by reloading the page it stands on. The
 * navigation is kept over that reload, so that the visitor arrives where they were going.
 */
export function rememberMove(memory: Memory, move: Move | undefined): void {
  if (move === undefined) memory.removeItem(MOVE_KEY);
  else memory.setItem(MOVE_KEY, `${move.from}\n${move.to}`);
}

/** Where to go after such a reload, once; undefined after any other load. */
export function takeTarget(
  memory: Memory,
  load: { readonly path: string; readonly isReload: boolean },
): string | undefined {
  const [from, to] = (memory.getItem(MOVE_KEY) ?? "").split("\n");
  memory.removeItem(MOVE_KEY);
  return load.isReload && from === load.path && to !== load.path ? to : undefined;
}

/** Whether a reload may help: not when we have just tried it here. */
export function mayReload(memory: Memory, path: string, now: number): boolean {
  const [lastPath, lastAt] = (memory.getItem(RELOADED_KEY) ?? "").split("\n");
  if (lastPath === path && now - Number(lastAt) < AGAIN_AFTER_MS) return false;
  const mark = `${path}\n${now}`;
  memory.setItem(RELOADED_KEY, mark);
  // A tab that remembers nothing would reload for ever.
  return memory.getItem(RELOADED_KEY) === mark;
}

/** Tells that a script could not be loaded, and loads the page anew where that may help. Whether it does. */
export function reloadOnce(memory: Memory, path: string, cause: unknown): boolean {
  window.dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail: cause }));
  // Without network a reload brings nothing new and may take away a page that still works.
  if (!navigator.onLine || !mayReload(memory, path, Date.now())) return false;
  window.location.reload();
  return true;
}

/**
 * On a wall nobody presses «again»: a page that is loaded anew while the server is away stays dark for good (DP8). So it
 * keeps its picture, and is loaded anew only when its own address has just been answered.
 */
export async function reloadWhenAnswered(memory: Memory, path: string, cause: unknown): Promise<boolean> {
  const answer = await fetch(addressOf(path), { cache: "no-store" }).catch(() => undefined);
  return answer?.ok === true && reloadOnce(memory, path, cause);
}

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { followPointer } from "./followPointer.ts";
import {
  isSamePlace,
  itemAfter,
  placeOf,
  stepPlace,
  withItemAt,
  within,
  type Direction,
  type Place,
  type SortList,
} from "./sorting.ts";

export type Held = {
  readonly item: string;
  readonly from: Place;
  readonly at: Place;
  readonly by: "pointer" | "keys";
};

/** What the element has that an item is taken by. */
export type SortHandle = {
  readonly "data-sort-handle": string;
  readonly "aria-pressed": boolean;
  readonly "aria-describedby": string;
};

export type SortingWords = {
  readonly taken: (item: string, place: Place) => string;
  readonly moved: (item: string, place: Place) => string;
  readonly dropped: (item: string, place: Place) => string;
  readonly cancelled: (item: string) => string;
  readonly refused: (item: string) => string;
};

type Options = {
  readonly root: RefObject<HTMLElement | null>;
  readonly ghost: RefObject<HTMLElement | null>;
  readonly lists: readonly SortList[];
  readonly canMove: (item: string) => boolean;
  readonly words: SortingWords;
  /** Told only when the item really has a new place; answers whether it stays there. */
  readonly onDrop: (item: string, list: string, before: string | undefined) => Promise<boolean>;
};

/**
 * Moving by mouse, finger and keys. Elements are found by their marks: `data-sort-list` on a list, `data-sort-item` on
 * an item, `data-sort-handle` on what it is taken by, all inside `root`; `ghost` follows the pointer. The marks are all
 * an item needs: hundreds of them are not painted again because one of them is taken.
 */
export function useSorting(options: Options) {
  const { root, lists } = options;
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState("");
  // The handlers outlive a render; they ask for what is true now.
  const now = useRef<Now>({ ...options, held });
  useLayoutEffect(() => {
    now.current = { ...options, held };
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const { onPointerDown, onKeyDown } = createSorter(now, setHeld, setSaid);
    element.addEventListener("pointerdown", onPointerDown);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("pointerdown", onPointerDown);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [root]);
  useKeptFocus(root, held);
  return { held, said, shown: held === undefined ? lists : withItemAt(lists, held.item, held.at) };
}

type Now = Options & { readonly held: Held | undefined };

function createSorter(
  now: { current: Now },
  setHeld: (held: Held | undefined) => void,
  setSaid: (said: string) => void,
) {
  const hold = (next: Held | undefined) => {
    now.current = { ...now.current, held: next };
    setHeld(next);
  };
  const take = (item: string, by: Held["by"]) => {
    const { lists, canMove, words } = now.current;
    const from = placeOf(lists, item);
    if (from === undefined || !canMove(item)) return false;
    hold({ item, from, at: from, by });
    setSaid(words.taken(item, from));
    return true;
  };
  const moveTo = (place: Place) => {
    const { held, lists, words } = now.current;
    if (held === undefined) return;
    const at = within(lists, held.item, place);
    if (isSamePlace(at, held.at)) return;
    hold({ ...held, at });
    setSaid(words.moved(held.item, at));
  };
  const cancel = () => {
    const { held, words } = now.current;
    if (held !== undefined) setSaid(words.cancelled(held.item));
    hold(undefined);
  };
  const drop = async () => {
    const { held, lists, words, onDrop } = now.current;
    hold(undefined);
    if (held === undefined) return;
    setSaid(words.dropped(held.item, held.at));
    if (isSamePlace(held.at, held.from)) return;
    const stays = await onDrop(held.item, held.at.list, itemAfter(lists, held.item, held.at));
    if (!stays) setSaid(now.current.words.refused(held.item));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { held, root, ghost } = now.current;
      const handle = handleOf(event);
      if (handle === undefined || event.button !== 0 || held !== undefined) return;
      const start = { x: event.clientX, y: event.clientY };
      const box = handle.element.closest("[data-sort-item]")?.getBoundingClientRect();
      if (box === undefined || !take(handle.item, "pointer")) return;
      const onDrop = () => void drop();
      followPointer({ root, ghost, item: handle.item, start, box, onMove: moveTo, onDrop, onCancel: cancel });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const item = handleOf(event)?.item;
      if (item === undefined) return;
      const act = keyAct(event, item, now.current);
      if (act !== undefined && event.code !== "Tab") event.preventDefault();
      if (act === "take") take(item, "keys");
      else if (act === "drop") void drop();
      else if (act === "cancel") cancel();
      else if (act !== undefined && act !== "nothing") moveTo(act);
    },
  };
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const PAGE = 10;

/** Where a list is long, arrows are not enough; what is beyond its end is its end. */
const LEAPS: Readonly<Record<string, (index: number) => number>> = {
  Home: () => 0,
  End: () => Infinity,
  PageUp: (index) => index - PAGE,
  PageDown: (index) => index + PAGE,
};

/** What a key means on the handle of an item; undefined when it is not for us. */
function keyAct({ code, repeat }: KeyboardEvent, item: string, { held, lists }: Now) {
  const isHeld = held?.item === item && held.by === "keys";
  const direction = KEYS[code];
  if (code === "Space" || code === "Enter") {
    if (repeat || (held !== undefined && !isHeld)) return "nothing";
    return isHeld ? "drop" : "take";
  }
  if (!isHeld) return undefined;
  if (direction !== undefined) return stepPlace(lists, item, held.at, direction);
  const leap = LEAPS[code];
  if (leap !== undefined) return { ...held.at, index: leap(held.at.index) };
  return code === "Escape" || code === "Tab" ? "cancel" : undefined;
}

function handleOf({ target }: Event): { readonly element: HTMLElement; readonly item: string } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-sort-handle]") : null;
  const item = element?.dataset["sortHandle"];
  return element === null || item === undefined ? undefined : { element, item };
}

/** An item that changes its list is drawn anew: who moves it by keys must not lose the focus, a refusal included. */
function useKeptFocus(root: { readonly current: HTMLElement | null }, held: Held | undefined): void {
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (held !== undefined) kept.current = held.by === "keys" ? held.item : undefined;
    if (kept.current === undefined) return;
    const handle = root.current?.querySelector<HTMLElement>(`[data-sort-handle="${kept.current}"]`);
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body && activeElement !== handle;
    if (held === undefined && isElsewhere) kept.current = undefined;
    else handle?.focus();
  });
}

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
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

export type SortingWords = {
  readonly taken: (item: string, place: Place) => string;
  readonly moved: (item: string, place: Place) => string;
  readonly dropped: (item: string, place: Place) => string;
  readonly cancelled: (item: string) => string;
};

type Options = {
  readonly root: RefObject<HTMLElement | null>;
  readonly ghost: RefObject<HTMLElement | null>;
  readonly lists: readonly SortList[];
  readonly canMove: (item: string) => boolean;
  readonly words: SortingWords;
  /** Told only when the item really has a new place. */
  readonly onDrop: (item: string, list: string, before: string | undefined) => void;
};

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/**
 * Moving by mouse, finger and keys. Elements are found by their marks: `data-sort-list` on a list, `data-sort-item` on
 * an item, `data-sort-handle` on what it is taken by, all inside `root`; `ghost` follows the pointer.
 */
export function useSorting({ root, ghost, lists, canMove, words, onDrop }: Options) {
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState("");
  // The handlers on the document outlive a render; they ask for what is true now.
  const now = useRef({ lists, held, words, onDrop });
  useLayoutEffect(() => {
    now.current = { lists, held, words, onDrop };
  });
  useKeptFocus(root, held);
  const hold = (next: Held | undefined) => {
    now.current = { ...now.current, held: next };
    setHeld(next);
  };

  const take = (item: string, by: Held["by"]) => {
    const from = placeOf(lists, item);
    if (from === undefined || !canMove(item)) return false;
    hold({ item, from, at: from, by });
    setSaid(words.taken(item, from));
    return true;
  };
  const moveTo = (place: Place) => {
    const { held: current, lists: known } = now.current;
    if (current === undefined) return;
    const at = within(known, current.item, place);
    if (isSamePlace(at, current.at)) return;
    hold({ ...current, at });
    setSaid(now.current.words.moved(current.item, at));
  };
  const cancel = () => {
    const { held: current } = now.current;
    if (current !== undefined) setSaid(now.current.words.cancelled(current.item));
    hold(undefined);
  };
  const drop = () => {
    const { held: current, lists: known } = now.current;
    hold(undefined);
    if (current === undefined) return;
    setSaid(now.current.words.dropped(current.item, current.at));
    if (isSamePlace(current.at, current.from)) return;
    now.current.onDrop(current.item, current.at.list, itemAfter(known, current.item, current.at));
  };

  const onPointerDown = (item: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || held !== undefined) return;
    const start = { x: event.clientX, y: event.clientY };
    const box = event.currentTarget.closest("[data-sort-item]")?.getBoundingClientRect();
    if (box === undefined || !take(item, "pointer")) return;
    followPointer({ root, ghost, item, start, box, onMove: moveTo, onDrop: drop, onCancel: cancel });
  };
  const onKeyDown = (item: string) => (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = held?.item === item && held.by === "keys";
    const direction = KEYS[event.code];
    if (event.code === "Space" || event.code === "Enter") {
      event.preventDefault();
      if (event.repeat) return;
      if (isHeld) drop();
      else if (held === undefined) take(item, "keys");
    } else if (isHeld && direction !== undefined) {
      event.preventDefault();
      moveTo(stepPlace(lists, item, held.at, direction));
    } else if (isHeld && (event.code === "Escape" || event.code === "Tab")) {
      if (event.code === "Escape") event.preventDefault();
      cancel();
    }
  };

  return {
    held,
    said,
    shown: held === undefined ? lists : withItemAt(lists, held.item, held.at),
    handleProps: (item: string) => ({
      "data-sort-handle": item,
      "aria-pressed": held?.item === item,
      onPointerDown: onPointerDown(item),
      onKeyDown: onKeyDown(item),
    }),
  };
}

/** An item that changes its list is drawn anew: who moves it by keys must not lose the focus. */
function useKeptFocus(root: { readonly current: HTMLElement | null }, held: Held | undefined): void {
  useEffect(() => {
    if (held?.by !== "keys") return;
    root.current?.querySelector<HTMLElement>(`[data-sort-handle="${held.item}"]`)?.focus();
  }, [root, held]);
}

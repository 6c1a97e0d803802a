/**
 * «/» leads to a search (DK7). The key by its position too: on a Russian layout it is another sign. A field that is not
 * shown stays alone.
 */
export function focusBySlash(field: () => HTMLInputElement | null): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isSlash = event.key === "/" || (event.code === "Slash" && !event.shiftKey);
    if (!isSlash || event.ctrlKey || event.metaKey || event.altKey || isTypingTarget(event.target)) return;
    const input = field();
    if (input === null || input.offsetParent === null) return;
    event.preventDefault();
    input.focus();
    input.select();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** A key pressed here is meant for the text, the list or the dialog it was pressed in. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=dialog]") !== null;
}

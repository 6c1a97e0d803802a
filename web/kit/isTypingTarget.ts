/** A key pressed here is meant for the text, the list or the dialog it was pressed in. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=dialog]") !== null;
}

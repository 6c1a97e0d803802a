declare global {
  interface Window {
    /** A button pressed before the page was alive. */
    koverPressed?: HTMLElement | undefined;
  }
}

/**
 * While a page is not alive yet, a button that is pressed is remembered and pressed again later, and the key of the search
 * field works. The text of this function is sent inside the page, so it may use nothing but its argument.
 */
export function answerEarly(page: Window): void {
  const { document } = page;
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") page.koverPressed = button;
  });
  page.addEventListener("keydown", (event) => {
    // The field's own key, while nobody else answers it. A Russian layout has another sign on it.
    const isSlash = event.key === "/" || (event.code === "Slash" && !event.shiftKey);
    const isTyping = event.target instanceof Element && event.target.matches("input,textarea,select");
    const field = document.querySelector('[aria-keyshortcuts="/"]');
    if (!isSlash || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping)
      return;
    if (!(field instanceof HTMLElement) || field.offsetParent === null) return;
    event.preventDefault();
    field.focus();
  });
}

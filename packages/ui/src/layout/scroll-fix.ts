/** Milliseconds after focus-out. Some web views leave the page shifted up when the keyboard closes. */
export const SCROLL_FIX_MS = 50;

/** Restores the page position each time a field loses the focus to nothing. Returns a function that stops it. */
export function fixScrollAfterTyping(target: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function left(event: FocusEvent) {
    if (!(event.target instanceof Element) || !event.target.matches('input, textarea')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const view = target.defaultView;
      if (!view || target.activeElement?.matches('input, textarea')) return;
      // Scrolls to the current position, which is enough to trigger a new layout.
      view.scrollTo(view.scrollX, view.scrollY);
    }, SCROLL_FIX_MS);
  }
  target.addEventListener('focusout', left);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('focusout', left);
  };
}

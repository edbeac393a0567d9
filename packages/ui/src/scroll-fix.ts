/** After typing the keyboard leaves; some web views then keep the page pushed up. Milliseconds after focus-out. */
export const SCROLL_FIX_MS = 50;

/** Puts the page back after each time a field loses the focus to nothing. Answers how to stop. */
export function fixScrollAfterTyping(target: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function left(event: FocusEvent) {
    if (!(event.target instanceof Element) || !event.target.matches('input, textarea')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const view = target.defaultView;
      if (!view || target.activeElement?.matches('input, textarea')) return;
      // To where it is: that is enough for the view to lay itself out again.
      view.scrollTo(view.scrollX, view.scrollY);
    }, SCROLL_FIX_MS);
  }
  target.addEventListener('focusout', left);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('focusout', left);
  };
}

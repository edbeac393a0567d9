/** Frames to wait for a fault that the program has set and the page has not drawn yet. */
const FRAMES = 20;

/** Scrolls to the first invalid field and focuses it, as soon as one is drawn. */
export function focusFirstError(root: ParentNode, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = root.querySelector<HTMLElement>('[data-invalid]');
    if (!field) {
      if (frames > 1) focusFirstError(root, frames - 1);
      return;
    }
    const control =
      field.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled), button:not(:disabled)') ?? field;
    control.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}

/** Scrolls to the first invalid field and focuses it. Returns false when there is none. */
export function focusFirstError(root: ParentNode): boolean {
  const field = root.querySelector<HTMLElement>('[data-invalid]');
  if (!field) return false;
  const control =
    field.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled), button:not(:disabled)') ?? field;
  control.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return true;
}

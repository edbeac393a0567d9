/** Brings the first field that is marked wrong into view and focuses it. Answers whether there was one. */
export function focusFirstError(root: ParentNode): boolean {
  const field = root.querySelector<HTMLElement>('[data-invalid]');
  if (!field) return false;
  const control =
    field.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled), button:not(:disabled)') ?? field;
  control.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return true;
}

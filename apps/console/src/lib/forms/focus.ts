/** Use as `ref` of the main field of a step that the user opened: it takes the focus at once. */
export function focusWhenShown(field: { focus: () => void } | null): void {
  field?.focus();
}

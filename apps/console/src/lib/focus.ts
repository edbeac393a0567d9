/** As `ref` of the one field that somebody came for, in a step they asked for: typing can begin at once. */
export function focusWhenShown(field: { focus: () => void } | null): void {
  field?.focus();
}

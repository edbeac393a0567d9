/** Texts typed into the fields of the painted log-in, by field name, and the field that has the focus. */
export const typedEarly: { texts: Readonly<Record<string, string>>; focused: string | null } = {
  texts: {},
  focused: null,
};

/** Reads the painted fields, before the program replaces them. */
export function readTypedEarly(root: HTMLElement): void {
  const fields = [...root.querySelectorAll('input')];
  typedEarly.texts = Object.fromEntries(
    fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
  typedEarly.focused = fields.find((field) => field === document.activeElement)?.name ?? null;
}

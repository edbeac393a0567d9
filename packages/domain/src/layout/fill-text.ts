const placeholder = /\{([a-z][A-Za-z]{0,29})\}/g;

/** Names of the placeholders in a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].flatMap(([, name]) => name ?? [])),
];

/** A text with its placeholders replaced; one without a value becomes nothing. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

import type { Language } from '@meetingapp/contract/shapes.ts';

/** What a text to many people may name of each. The values are those of the recipient's own registration. */
export const placeholders = ['name', 'number', 'conference', 'branch', 'fee', 'hospital'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Values of one recipient; an empty one is missing. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const gap = /\{([^{}]*)\}/g;

/** The names in curly brackets, each once, in the order of the text. */
export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(gap)].map(([, name = '']) => name))];

/** Names that are no placeholders, for example a typing error: such a text must not be sent. */
export const unknownNames = (text: string): string[] =>
  namesIn(text).filter((name) => !(placeholders as readonly string[]).includes(name));

/** Placeholders of a text for which this recipient has no value. */
export const missingValues = (text: string, values: PlaceholderValues): Placeholder[] =>
  placeholders.filter((name) => values[name] === '' && namesIn(text).includes(name));

/**
 * The text for one recipient. Values are inserted once and never read again, so that a name with curly brackets inserts nothing of its
 * own.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(gap, (whole, name: string) => values[name as Placeholder] ?? whole);

export interface MailingTexts {
  subject: Record<Language, string>;
  body: Record<Language, string>;
}

import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { messages as en } from '@meetingapp/locales/en/messages.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as zh } from '@meetingapp/locales/zh/messages.ts';

const texts: Record<Language, Record<string, { subject: string; body: string }>> = { zh, en };

export type Variables = Readonly<Record<string, string | Bilingual>>;

/** The values of placeholders in one language. */
export const valuesIn = (variables: Variables, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : pickLanguage(value, language),
    ]),
  );

/** Subject and text of a message; null when there is no such template. */
export function letterOf(
  template: string,
  variables: Variables,
  language: Language,
): { subject: string; body: string } | null {
  const words = texts[language][template];
  if (!words) return null;
  const values = valuesIn(variables, language);
  return { subject: format(words.subject, values), body: format(words.body, values) };
}

/** The message of a digest: subject and text of each notification, in their order, and a link to the inbox. */
export function digestOf(
  notifications: readonly { template: string; variables: Variables }[],
  language: Language,
  link: string,
): { template: 'digest'; variables: Record<string, string> } {
  const letters = notifications.flatMap(({ template, variables }) => letterOf(template, variables, language) ?? []);
  const items = letters.map(({ subject, body }, at) => `${at + 1}. ${subject}\n${body}`).join('\n\n');
  return { template: 'digest', variables: { count: String(letters.length), items, link } };
}

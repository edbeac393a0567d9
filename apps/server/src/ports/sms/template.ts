import type { SmsMessage } from './sms.ts';

/** The vendor's template for this language, or the one for all languages; null when not configured. */
export function templateOf(
  templates: Record<string, string>,
  message: Pick<SmsMessage, 'template' | 'language'>,
): string | null {
  return templates[`${message.template}.${message.language}`] ?? templates[message.template] ?? null;
}

import type { Language } from '@meetingapp/contract/shapes.ts';

/** `en` is English; `ch`, `cn`, `zh`, anything else and nothing are Chinese (T5, K2). */
export function languageOf(value: unknown): Language {
  return typeof value === 'string' && value.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

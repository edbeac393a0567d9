import type { Language } from '@meetingapp/contract/shapes.ts';

/** Returns the request's language: `en` is English; `ch`, `cn`, `zh`, anything else and nothing are Chinese (T5, K2). */
export function languageOf(value: unknown): Language {
  return typeof value === 'string' && value.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

/** The language last used on the phone (T5), from a cookie, for pages whose address names none. */
export function rememberedLanguage(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)locale=(en|ch)(?:;|$)/.exec(cookies ?? '')?.[1];
}

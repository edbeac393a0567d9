import type { Language } from '@meetingapp/contract/shapes.ts';

/** Parses a language as spelled in a URL or in storage: `en`, or `ch`, `cn`, `zh`; null for anything else. */
export function readLanguage(text: string | null | undefined): Language | null {
  if (text === 'en') return 'en';
  return text === 'ch' || text === 'cn' || text === 'zh' ? 'zh' : null;
}

/** The language of a page: from its URL, else the previous page's URL, else storage, else Chinese. */
export function chooseLanguage(from: {
  query: string | undefined;
  previous: string | undefined;
  stored: string | null;
}): Language {
  return readLanguage(from.query) ?? readLanguage(from.previous) ?? readLanguage(from.stored) ?? 'zh';
}

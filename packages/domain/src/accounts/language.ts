import type { Language } from '@meetingapp/contract/shapes.ts';

/** Reads how an address or a storage spells a language: `en`, or `ch`, `cn`, `zh`; null for anything else. */
export function readLanguage(text: string | null | undefined): Language | null {
  if (text === 'en') return 'en';
  return text === 'ch' || text === 'cn' || text === 'zh' ? 'zh' : null;
}

/** The language of a page: what its address says, else the previous page's address, else what is stored, else Chinese. */
export function chooseLanguage(from: {
  query: string | undefined;
  previous: string | undefined;
  stored: string | null;
}): Language {
  return readLanguage(from.query) ?? readLanguage(from.previous) ?? readLanguage(from.stored) ?? 'zh';
}

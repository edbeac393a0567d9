import type { Language } from '@meetingapp/contract/shapes.ts';
import { verification as en } from '@meetingapp/locales/en/certificates/verification.ts';
import { verification as zh } from '@meetingapp/locales/zh/certificates/verification.ts';
import { pageStyle } from './writer-style.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text for HTML, in elements and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export const marks: Record<'valid' | 'revoked' | 'unknown' | 'failed', string> = {
  valid: '<path d="M20 6 9 17l-5-5"/>',
  revoked: '<circle cx="12" cy="12" r="9"/><path d="m5.6 5.6 12.8 12.8"/>',
  unknown: '<path d="M12 3 2 20h20z"/><path d="M12 9v5M12 17v.01"/>',
  failed: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
};
export const crossed = '<path d="M6 6l12 12M18 6 6 18"/>';
export const icon = (drawing: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

/** Value of `lang` in addresses. */
export const languageParameter = (language: Language): string => (language === 'zh' ? 'ch' : 'en');

export interface Shell {
  language: Language;
  /** Path of this page, for the link to the other language. */
  path: string;
  heading: string;
  /** Of the window. */
  title: string;
  issuer: string;
  body: string;
}

/** A page of verification around its body, without scripts. */
export function shell({ language, path, heading, title, issuer, body }: Shell): string {
  const t = language === 'zh' ? zh : en;
  const other = language === 'zh' ? 'en' : 'ch';
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title><style>${pageStyle}</style></head><body><main><header><div><h1>${heading}</h1><p>${escaped(issuer)}</p></div><a lang="${other === 'en' ? 'en' : 'zh-CN'}" href="${escaped(path)}?lang=${other}">${t.nativeOther}</a></header>${body}</main></body></html>`;
}

import type { Language } from '@meetingapp/contract/shapes.ts';
import { verification as en } from '@meetingapp/locales/en/certificates/verification.ts';
import { verification as zh } from '@meetingapp/locales/zh/certificates/verification.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import { pageStyle } from './writer-style.ts';

export const marks: Record<'valid' | 'revoked' | 'unknown' | 'failed', string> = {
  valid: '<path d="M20 6 9 17l-5-5"/>',
  revoked: '<circle cx="12" cy="12" r="9"/><path d="m5.6 5.6 12.8 12.8"/>',
  unknown: '<path d="M12 3 2 20h20z"/><path d="M12 9v5M12 17v.01"/>',
  failed: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
};
export const crossed = '<path d="M6 6l12 12M18 6 6 18"/>';
/** The mark of the product, and the badge of a credential. */
const logo =
  '<svg class="logo" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="12" fill="#07514b"/><g fill="none" stroke="#33d0c2" stroke-width="2.5" stroke-linecap="round"><path d="M9 27a15 15 0 0 1 30 0"/><path d="M15 27a9 9 0 0 1 18 0" opacity=".7"/><path d="M6 27h9l3-5 4 10 4-7 2 2h14" stroke="#fff"/><path d="M13 34h22M18 39h12" opacity=".5"/></g></svg>';
export const badge =
  '<svg class="hex" viewBox="0 0 66 72" aria-hidden="true"><path d="M33 2l28 16v36L33 70 5 54V18z" fill="#07514b"/><path d="M33 7l23.5 13.5v31L33 65 9.5 51.5v-31z" fill="none" stroke="#33d0c2" stroke-width="1.5"/><path d="M13 38h11l4-8 5 15 5-11 3 4h12" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
export const onward = '<path d="m9 6 6 6-6 6"/>';
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
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head><body><main><header>${logo}<div><h1>${heading}</h1><p>${escapeHtml(issuer)}</p></div><a lang="${other === 'en' ? 'en' : 'zh-CN'}" href="${escapeHtml(path)}?lang=${other}">${t.nativeOther}</a></header>${body}</main></body></html>`;
}

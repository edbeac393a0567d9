import type { Language } from '@meetingapp/contract/shapes.ts';
import { messagesLetter as en } from '@meetingapp/locales/en/messages/letter.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messagesLetter as zh } from '@meetingapp/locales/zh/messages/letter.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import type { Subscription } from './reader.ts';

const texts = { zh, en };

function page(language: Language, content: string): string {
  const { title } = texts[language].page;
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{margin:0;font:1rem/1.6 -apple-system,'PingFang SC','Microsoft YaHei','Segoe UI',sans-serif;color:#12211f;background:#f3f4f6}main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.375rem;line-height:1.3}button{font:inherit;font-weight:bold;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:6px;color:#fff;background:#0b6f66}button:focus-visible{outline:3px solid #12211f;outline-offset:2px}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

const filled = (text: string, { kind, language }: Subscription): string =>
  escapeHtml(format(text, { kind: texts[language].kinds[kind] }));

/** Asks before anything changes: programs that check links open them too. */
export function askingPage(about: Subscription): string {
  const words = texts[about.language].page;
  return page(
    about.language,
    `<p>${filled(words.question, about)}</p><p>${words.effect}</p><form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">${words.confirm}</button></form>`,
  );
}

export const unsubscribedPage = (about: Subscription): string =>
  page(
    about.language,
    `<p role="status">${filled(texts[about.language].page.done, about)}</p><p>${texts[about.language].page.effect}</p>`,
  );

export const invalidPage = (language: Language): string =>
  page(language, `<p role="alert">${texts[language].page.invalid}</p>`);

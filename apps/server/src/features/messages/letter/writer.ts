import type { Language } from '@meetingapp/contract/shapes.ts';
import { messagesLetter as en } from '@meetingapp/locales/en/messages/letter.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messagesLetter as zh } from '@meetingapp/locales/zh/messages/letter.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import type { Links } from './reader.ts';

const texts = { zh, en };

interface Letter {
  subject: string;
  body: string;
}

/** The text of a letter with its links as addresses; a link that the text already has is not repeated. */
export function textOf({ body }: Letter, links: Links | null, language: Language): string {
  const words = texts[language];
  const lines = [
    ...(links?.open && links.page && !body.includes(links.page) ? [format(words.openAt, { address: links.open })] : []),
    ...(links?.unsubscribe ? [format(words.unsubscribeAt, { address: links.unsubscribe })] : []),
  ];
  return lines.length === 0 ? body : `${body}\n\n${lines.join('\n')}`;
}

const FONT = "-apple-system,'PingFang SC','Microsoft YaHei','Segoe UI',Roboto,Arial,sans-serif";

/**
 * A letter as HTML that mail programs show alike: a table with inline styles, without scripts, pictures or anything loaded from
 * elsewhere.
 */
export function htmlOf({ subject, body }: Letter, links: Links | null, language: Language): string {
  const words = texts[language];
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const small = links
    ? `<tr><td style="padding:16px 24px;border-top:1px solid #e5e7eb;font-size:13px;line-height:20px;color:#5b6470">${words.why}${
        links.unsubscribe
          ? ` <a href="${escapeHtml(links.unsubscribe)}" style="color:#5b6470;text-decoration:underline">${words.unsubscribe}</a>`
          : ''
      }</td></tr>`
    : '';
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background-color:#f3f4f6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f4f6"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:#ffffff;border-radius:8px;font-family:${FONT};text-align:left"><tr><td style="padding:24px 24px 8px;font-size:16px;line-height:26px;color:#12211f;word-break:break-word">${paragraphs}${links?.open ? button(links.open, words.open) : ''}</td></tr>${small}</table></td></tr></table></body></html>`;
}

/** A table cell with a background: some mail programs give a link no padding. */
const button = (address: string, label: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td bgcolor="#0b6f66" style="border-radius:6px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:11px 22px;font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;

/** An address consists of ASCII, so it ends before space and before Chinese words and punctuation. */
const address = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g;

/** Escapes a text and makes links of the addresses in it. */
function linked(text: string): string {
  let end = 0;
  let html = '';
  for (const match of text.matchAll(address)) {
    const url = match[0].replace(/[.,;:!?')]+$/, '');
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${escapeHtml(url)}" style="color:#0b6f66">${escapeHtml(url)}</a>`;
    end = match.index + url.length;
  }
  return html + escapeHtml(text.slice(end));
}

import { escapeHtml } from '@meetingapp/domain/escape-html.ts';

/** Markup that is inserted unescaped. Everything else put into a page is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** HTML template: strings and numbers are escaped, Html parts are not. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + rendered(parts[index])).join(''));
}

function rendered(part: Part | undefined): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}

/** Chinese with the English below it, because simulated pages do not know the reader's language. */
export function both(zh: string, en: string): Html {
  return html`<span lang="zh">${zh}</span><small lang="en">${en}</small>`;
}

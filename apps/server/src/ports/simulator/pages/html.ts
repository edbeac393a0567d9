/** Text that may stand in a page as it is. Everything else put into a page is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** A template of HTML: strings and numbers in it are escaped, parts of HTML are not. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + rendered(parts[index])).join(''));
}

function rendered(part: Part | undefined): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escaped(String(part));
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** Chinese with the English below it: simulated pages do not know who reads them. */
export function both(zh: string, en: string): Html {
  return html`<span lang="zh">${zh}</span><small lang="en">${en}</small>`;
}

import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { CleanHtml } from '@meetingapp/contract/shapes.ts';
import { hasMarkup, htmlAsText, isFormatted, plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import {
  droppedTags,
  emptyTags,
  isOwnVideo,
  isSpan,
  keptAttributes,
  linkSchemes,
  plainTags,
} from '@meetingapp/domain/staff-html.ts';

const rules: Schema = {
  tagNames: [...plainTags, ...emptyTags, ...Object.keys(keptAttributes)],
  attributes: Object.fromEntries(Object.entries(keptAttributes).map(([tag, names]) => [tag, [...names]])),
  protocols: { href: [...linkSchemes], src: [...linkSchemes] },
  strip: [...droppedTags],
};

const named = { characterReferences: { useNamedReferences: true } };

/** What a letter on paper can show; of anything else the words stay. */
const letterRules: Schema = {
  ...rules,
  tagNames: ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'br', 'a'],
};

/** A home is asked for thousands of times between two changes of its text. */
const kept = new Map<string, CleanHtml>();
const mostLetters = 4_000_000;
let letters = 0;

/**
 * HTML by staff without anything that could run or restyle; text without markup keeps its lines. Presenters call it on the way out, because the database may have
 * been filled by others; editors call it on the way in, so that what staff see again is what people see.
 */
export function cleanHtml(html: string): CleanHtml {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = cleaned(html) as CleanHtml;
  letters += html.length + clean.length;
  if (letters > mostLetters) {
    kept.clear();
    letters = html.length + clean.length;
  }
  kept.set(html, clean);
  return clean;
}

/** What staff wrote into a field that has been one of lines: lines stay lines; what holds nothing is empty. */
export function cleanRich<Both extends { zh: string; en: string }>({ zh, en }: Both): { zh: string; en: string } {
  const clean = (text: string): string => {
    if (!hasMarkup(text)) return text;
    const html = cleanHtml(text);
    return htmlAsText(html) === '' && !/<(img|video)\b/.test(html) ? '' : html;
  };
  return { zh: clean(zh), en: clean(en) };
}

/** The same as HTML to be shown, where it is more than lines. */
export function richHtml({ zh, en }: { zh: string; en: string }): { zh: CleanHtml; en: CleanHtml } | undefined {
  return isFormatted(zh) || isFormatted(en) ? { zh: cleanHtml(zh), en: cleanHtml(en) } : undefined;
}

/** HTML by staff for a letter that is printed. */
export const cleanLetter = (html: string): string => cleaned(html, letterRules);

function cleaned(html: string, allowed = rules): string {
  try {
    const clean = sanitize(fromHtml(html, { fragment: true }), allowed);
    if ('children' in clean) narrow(clean);
    return plainAsHtml(toHtml(clean, named));
  } catch {
    // Thousands of elements in one another, which nobody writes, end the stack: then it is shown as the letters it is.
    return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
}

interface Piece {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Piece[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What depends on a value and not on a name: videos of others go, and so do cells that claim half the page. */
function narrow(parent: { children?: Piece[] }): void {
  const { children } = parent;
  if (!children) return;
  for (const piece of children) {
    if (piece.tagName === 'video') piece.children = [];
    for (const name of ['colSpan', 'rowSpan'])
      if (piece.properties?.[name] !== undefined && !isSpan(textOf(piece.properties[name])))
        delete piece.properties[name];
    narrow(piece);
  }
  parent.children = children.filter(
    ({ tagName, properties }) => tagName !== 'video' || isOwnVideo(textOf(properties?.['src'])),
  );
}

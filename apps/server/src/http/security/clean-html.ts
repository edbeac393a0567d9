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
  allowedAttributes,
  linkSchemes,
  plainTags,
} from '@meetingapp/domain/staff-html.ts';

const rules: Schema = {
  tagNames: [...plainTags, ...emptyTags, ...Object.keys(allowedAttributes)],
  attributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  protocols: { href: [...linkSchemes], src: [...linkSchemes] },
  strip: [...droppedTags],
};

const named = { characterReferences: { useNamedReferences: true } };

/** Elements that a printed letter can show; of others only the text is retained. */
const letterRules: Schema = {
  ...rules,
  tagNames: ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'br', 'a'],
};

/** Cache of cleaned texts: a home is read thousands of times between two changes. */
const kept = new Map<string, CleanHtml>();
const mostLetters = 4_000_000;
let letters = 0;

/**
 * Removes everything from staff HTML that could run or restyle; text without markup keeps its line breaks. Presenters call it on
 * output, because the database may have been filled by other programs; editors call it on input, so that staff see what attendees see.
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

/** Cleans a field that used to be plain lines: lines stay lines; markup without text becomes empty. */
export function cleanRich<Both extends { zh: string; en: string }>({ zh, en }: Both): { zh: string; en: string } {
  const clean = (text: string): string => {
    if (!hasMarkup(text)) return text;
    const html = cleanHtml(text);
    return htmlAsText(html) === '' && !/<(img|video)\b/.test(html) ? '' : html;
  };
  return { zh: clean(zh), en: clean(en) };
}

/** The same as HTML for display; undefined when the text is only plain lines. */
export function richHtml({ zh, en }: { zh: string; en: string }): { zh: CleanHtml; en: CleanHtml } | undefined {
  return isFormatted(zh) || isFormatted(en) ? { zh: cleanHtml(zh), en: cleanHtml(en) } : undefined;
}

/** Cleans staff HTML for a printed letter. */
export const cleanLetter = (html: string): string => cleaned(html, letterRules);

function cleaned(html: string, allowed = rules): string {
  try {
    const clean = sanitize(fromHtml(html, { fragment: true }), allowed);
    if ('children' in clean) narrow(clean);
    return plainAsHtml(toHtml(clean, named));
  } catch {
    // Thousands of nested elements, which nobody writes, overflow the stack: the text is then shown escaped.
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

/** Rules that depend on a value and not on a name: removes videos of other hosts, and cells that span too much of the page. */
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

import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { CleanHtml } from '@meetingapp/contract/shapes.ts';
import { droppedTags, emptyTags, keptAttributes, linkSchemes, plainTags } from '@meetingapp/domain/staff-html.ts';

const rules: Schema = {
  tagNames: [...plainTags, ...emptyTags, ...Object.keys(keptAttributes)],
  attributes: { a: [...keptAttributes.a], img: [...keptAttributes.img] },
  protocols: { href: [...linkSchemes], src: [...linkSchemes] },
  strip: [...droppedTags],
};

const named = { characterReferences: { useNamedReferences: true } };

/** A home is asked for thousands of times between two changes of its text. */
const kept = new Map<string, CleanHtml>();
const mostLetters = 4_000_000;
let letters = 0;

/**
 * HTML by staff without anything that could run or restyle. Presenters call it on the way out, because the database may have
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

function cleaned(html: string): string {
  try {
    return toHtml(sanitize(fromHtml(html, { fragment: true }), rules), named);
  } catch {
    // Thousands of elements in one another, which nobody writes, end the stack: then it is shown as the letters it is.
    return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
}

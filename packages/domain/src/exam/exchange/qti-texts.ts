import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { QtiRefused } from './qti-refused.ts';
import { isElement, type XmlElement } from '../../xml.ts';

/** Elements whose text is taken; anything else would lose its meaning as plain text. */
const plain = new Set([
  'span',
  'strong',
  'em',
  'b',
  'i',
  'a',
  'q',
  'cite',
  'prompt',
  'big',
  'small',
  'tt',
  'code',
  'abbr',
]);
const blocks = new Set(['p', 'div', 'li', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const languageOf = (tag: string): Language => (/^zh/i.test(tag) ? 'zh' : 'en');

/**
 * Text of elements in each language, by their xml:lang; others are in `language`. `exact`: the text as it stands; otherwise spaces are
 * joined, and blocks become lines. An element that is more than text is refused.
 */
export function wordsOf(
  nodes: readonly (XmlElement | string)[],
  { language, exact }: { language: Language; exact: boolean },
): Bilingual {
  const said: Record<Language, string> = { zh: '', en: '' };
  const read = (node: XmlElement | string, now: Language): void => {
    if (!isElement(node)) {
      said[now] += exact ? node : node.replace(/\s+/g, ' ');
      return;
    }
    const tag = node.attributes['xml:lang'];
    const own = tag === undefined ? now : languageOf(tag);
    if (node.name === 'br') said[own] += '\n';
    else if (plain.has(node.name) || blocks.has(node.name)) {
      const block = blocks.has(node.name) && !exact;
      if (block) said[own] += '\n';
      for (const child of node.children) read(child, own);
      if (block) said[own] += '\n';
    } else throw new QtiRefused('qti_element', node.name);
  };
  for (const node of nodes) read(node, language);
  return exact ? said : { zh: tidy(said.zh), en: tidy(said.en) };
}

/** Lines without spaces at their ends, and without empty ones. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** Both languages of two texts, one below the other. */
export const joinWords = (one: Bilingual, other: Bilingual): Bilingual => ({
  zh: [one.zh, other.zh].filter(Boolean).join('\n'),
  en: [one.en, other.en].filter(Boolean).join('\n'),
});

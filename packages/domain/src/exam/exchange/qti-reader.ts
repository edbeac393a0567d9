import type { CasePart, ItemContent, ItemMedia, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { QTI_TEMPLATES, QTI_TOOL, type QtiItem, type QtiRead } from './qti-item.ts';
import {
  interactionsIn,
  promptOf,
  readPicture,
  readQuestion,
  questionKinds,
  type PicturesBeside,
  type Processing,
  type Reading,
} from './qti-question.ts';
import { QtiRefused } from './qti-refused.ts';
import { joinWords, wordsOf } from './qti-texts.ts';
import { deepElements, elementsOf, firstNamed, isElement, textWithin, type XmlElement } from '../../xml.ts';

const none = { zh: '', en: '' };

/**
 * Reads an item of QTI 2.2 (also 2.1 and 3 where they agree). What would change its marks or lose a part of it is refused with a
 * reason, never imported in part. `pictures` finds pictures that came with the file.
 */
export function readQtiItem(root: XmlElement, pictures: PicturesBeside = () => null): QtiRead {
  const code = (root.attributes['title'] ?? root.attributes['identifier'] ?? '').trim().slice(0, 40);
  try {
    return { ok: true, item: readItem(root, code, pictures) };
  } catch (error) {
    if (error instanceof QtiRefused)
      return { ok: false, code, reason: error.reason, detail: error.detail.slice(0, 100) };
    throw error;
  }
}

function readItem(root: XmlElement, code: string, pictures: PicturesBeside): QtiItem {
  if (root.name !== 'assessmentItem') throw new QtiRefused('qti_not_item', root.name);
  const body = firstNamed(root, 'itemBody');
  if (!body) throw new QtiRefused('qti_no_question');
  const exact = root.attributes['toolName'] === QTI_TOOL;
  if (root.attributes['adaptive'] === 'true') throw new QtiRefused('qti_adaptive');
  if (elementsOf(root, 'templateDeclaration').length > 0) throw new QtiRefused('qti_variables');
  const [interaction, ...others] = interactionsIn(body);
  if (!interaction) throw new QtiRefused('qti_no_question');
  if (others.length > 0 && !exact) throw new QtiRefused('qti_several', String(others.length + 1));
  const language: Language = /^zh/i.test(root.attributes['xml:lang'] ?? '') ? 'zh' : 'en';
  if (!exact && !questionKinds.has(interaction.name)) throw new QtiRefused('qti_kind', interaction.name);
  const reading = { language, exact, pictures, processing: exact ? 'own' : processingOf(root) } as const;
  return exact ? readOwn(root, body, code, reading) : readForeign(root, body, interaction, code, reading);
}

/** The standard way in which answers become marks; one that is written out may say anything. */
function processingOf(root: XmlElement): Processing {
  const processing = firstNamed(root, 'responseProcessing');
  if (!processing) throw new QtiRefused('qti_marks');
  const name = (processing.attributes['template'] ?? '').replace(/\/+$/, '').split('/').at(-1) ?? '';
  if (name === 'match_correct' || name === 'map_response' || name === 'map_response_point') return name;
  throw new QtiRefused('qti_processing', processing.attributes['template']?.replace(QTI_TEMPLATES, '') ?? '');
}

function readForeign(
  root: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  code: string,
  reading: Reading,
): QtiItem {
  if (deepElements(root, ({ name }) => /^(feedback|modalFeedback|template)/.test(name)).length > 0)
    throw new QtiRefused('qti_element', 'feedback');
  const question = readQuestion(interaction, root, reading, { tolerance: '0', unit: '' });
  const pictures = deepElements(body, ({ name }) => name === 'img' || name === 'object').filter(
    (one) => question.kind !== 'spot' || one.attributes['data'] !== question.picture.address,
  );
  if (pictures.length > 1) throw new QtiRefused('qti_element', 'img');
  const [picture] = pictures;
  const media: ItemMedia | null = picture ? { kind: 'picture', ...readPicture(picture, reading) } : null;
  const around = without(body, (one) => one === interaction || one === picture || one.name === 'rubricBlock');
  const stem = joinWords(wordsOf(around.children, reading), wordsOf(promptOf(interaction), reading));
  return { code, difficulty: null, topic: null, source: '', content: { stem, media, question, reason: none } };
}

/** The element without some of its parts, at any depth. */
const without = (element: XmlElement, drop: (one: XmlElement) => boolean): XmlElement => ({
  ...element,
  children: element.children.flatMap((child): (XmlElement | string)[] => {
    if (!isElement(child)) return [child];
    return drop(child) ? [] : [without(child, drop)];
  }),
});

const classed = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).find(({ attributes }) => attributes['class'] === name);

function readOwn(root: XmlElement, body: XmlElement, code: string, reading: Reading): QtiItem {
  const words = (element: XmlElement | undefined): Bilingual => (element ? wordsOf(element.children, reading) : none);
  const parts = elementsOf(body).filter(({ attributes }) => attributes['class'] === 'part');
  const whole = (within: XmlElement): SimpleQuestion => {
    const [interaction] = interactionsIn(within);
    if (!interaction) throw new QtiRefused('qti_no_question');
    const [unit] = deepElements(within, ({ attributes }) => attributes['class'] === 'unit');
    const id = interaction.attributes['responseIdentifier'] ?? '';
    return readQuestion(interaction, root, reading, {
      tolerance: toleranceOf(root, id),
      unit: unit ? textWithin(unit) : '',
    });
  };
  const question: ItemContent['question'] =
    parts.length > 0
      ? {
          kind: 'case',
          parts: parts.map((part): CasePart => ({
            id: part.attributes['label'] ?? '',
            stem: words(classed(part, 'stem')),
            question: whole(part),
          })),
        }
      : whole(without(body, ({ attributes }) => attributes['class'] === 'media'));
  const facts = classed(body, 'facts');
  const fact = (name: string) => (facts ? classed(facts, name) : undefined);
  const difficulty = fact('difficulty');
  const topic = fact('topic');
  const source = fact('source');
  return {
    code,
    difficulty: difficulty ? Number(textWithin(difficulty)) : null,
    topic: topic ? words(topic) : null,
    source: source ? textWithin(source) : '',
    content: {
      stem: words(classed(body, 'stem')),
      media: mediaOf(classed(body, 'media'), reading),
      question,
      reason: words(firstNamed(root, 'modalFeedback')),
    },
  };
}

function mediaOf(element: XmlElement | undefined, reading: Reading): ItemMedia | null {
  const drawn = element && firstNamed(element, 'object');
  if (!drawn) return null;
  if (drawn.attributes['type'] !== 'video/mp4') return { kind: 'picture', ...readPicture(drawn, reading) };
  return { kind: 'video', address: drawn.attributes['data'] ?? '', alt: wordsOf(drawn.children, reading) };
}

/** Tolerance of a number, from the comparison that this product writes. */
function toleranceOf(root: XmlElement, id: string): string {
  const equal = deepElements(root, ({ name }) => name === 'equal').find((one) =>
    elementsOf(one, 'variable').some(({ attributes }) => attributes['identifier'] === id),
  );
  return equal?.attributes['tolerance']?.split(' ')[0] ?? '0';
}

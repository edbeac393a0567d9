import type {
  CasePart,
  ItemContent,
  ItemMedia,
  Picture,
  Region,
  SimpleQuestion,
} from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { OPTION_PREFIX, QTI_NAMESPACE, QTI_TEMPLATES, QTI_TOOL, type QtiItem } from './qti-item.ts';
import { escapeXml } from '../../xml.ts';

const tags = { zh: 'zh-CN', en: 'en' } as const;
/** Ten thousandths, in which places of a picture are counted. */
const WHOLE = 10_000;

const element = (name: string, attributes: Record<string, string | number | undefined>, inner = ''): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value)).replaceAll('\n', '&#10;')}"`],
  );
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`;
};

/** A text in each of its languages; lines are kept by breaks. */
const words = (text: Bilingual, name: 'span' | 'div'): string =>
  (['zh', 'en'] as const)
    .filter((language) => text[language] !== '')
    .map((language) =>
      element(name, { 'xml:lang': tags[language] }, escapeXml(text[language]).replaceAll('\n', '<br/>')),
    )
    .join('');

/** Writes an item as a document of QTI 2.2. */
export function writeQtiItem({ code, difficulty, topic, source, content }: QtiItem): string {
  const { question, media, reason, stem } = content;
  const parts =
    question.kind === 'case'
      ? question.parts.map((part, at) => ({ ...writePart(part.question, `RESPONSE_${at + 1}`), part }))
      : [{ ...writePart(question, 'RESPONSE'), part: null }];
  const body = [
    element('div', { class: 'stem' }, words(stem, 'div')),
    media ? element('div', { class: 'media' }, writeMedia(media)) : '',
    ...parts.map(({ interaction, part }) => (part ? writeCasePart(part, interaction) : interaction)),
    writeFacts({ difficulty, topic, source }, spotsOf(content)),
  ];
  const said = reason.zh !== '' || reason.en !== '';
  const float = element('defaultValue', {}, element('value', {}, '0'));
  const inner = [
    ...parts.map(({ declaration }) => declaration),
    element('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, float),
    said
      ? element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' })
      : '',
    element('itemBody', {}, body.join('')),
    element('responseProcessing', ...processingOf(content, parts)),
    said
      ? element(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', identifier: 'REASON', showHide: 'show' },
          words(reason, 'div'),
        )
      : '',
  ];
  const root = element(
    'assessmentItem',
    {
      xmlns: QTI_NAMESPACE,
      identifier: `item_${code.replace(/[^A-Za-z0-9_.-]/g, '_')}`,
      title: code,
      adaptive: 'false',
      timeDependent: 'false',
      toolName: QTI_TOOL,
      toolVersion: '1',
    },
    inner.join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

interface WrittenPart {
  id: string;
  declaration: string;
  interaction: string;
  /** Expression with the marks from 0 to 1, for items of several questions. */
  marks: string;
  /** Attributes and content of the processing of an item with this question alone. */
  processing: [Record<string, string>, string];
}

const template = (name: string): [Record<string, string>, string] => [{ template: QTI_TEMPLATES + name }, ''];
const float = (value: number | string): string => element('baseValue', { baseType: 'float' }, String(value));
const variable = (identifier: string): string => element('variable', { identifier });
const isRight = (identifier: string): string =>
  element('match', {}, variable(identifier) + element('correct', { identifier }));

function processingOf({ question }: ItemContent, parts: readonly WrittenPart[]): [Record<string, string>, string] {
  const [only] = parts;
  if (question.kind !== 'case' && only) return only.processing;
  return [{}, parts.map(({ marks }) => marks).join('')];
}

/** Adds to the score where a condition holds. */
const addWhen = (condition: string, value: string): string =>
  element(
    'responseCondition',
    {},
    element(
      'responseIf',
      {},
      condition + element('setOutcomeValue', { identifier: 'SCORE' }, element('sum', {}, variable('SCORE') + value)),
    ),
  );
const given = (identifier: string): string => element('not', {}, element('isNull', {}, variable(identifier)));

function writePart(question: SimpleQuestion, id: string): WrittenPart {
  const written = writers[question.kind](question as never, id);
  const { mapped, within } = written;
  const declaration = element(
    'responseDeclaration',
    { identifier: id, cardinality: written.cardinality, baseType: written.baseType },
    element('correctResponse', {}, written.right.map((value) => element('value', {}, escapeXml(value))).join('')) +
      (written.mapping ?? ''),
  );
  const value = (name: 'mapResponse' | 'mapResponsePoint') => element(name, { identifier: id });
  if (mapped === undefined && within === undefined)
    return {
      id,
      declaration,
      interaction: written.interaction,
      marks: addWhen(isRight(id), float(1)),
      processing: template('match_correct'),
    };
  if (within !== undefined) {
    const condition = element(
      'equal',
      { toleranceMode: 'absolute', tolerance: `${within} ${within}` },
      variable(id) + element('correct', { identifier: id }),
    );
    const marks = addWhen(condition, float(1));
    return { id, declaration, interaction: written.interaction, marks, processing: [{}, marks] };
  }
  const name = question.kind === 'spot' ? 'mapResponsePoint' : 'mapResponse';
  return {
    id,
    declaration,
    interaction: written.interaction,
    marks: addWhen(given(id), element('divide', {}, value(name) + float(mapped ?? 1))),
    processing: template(name === 'mapResponse' ? 'map_response' : 'map_response_point'),
  };
}

interface Written {
  cardinality: 'single' | 'multiple' | 'ordered';
  baseType: 'identifier' | 'directedPair' | 'point' | 'float';
  right: string[];
  /** Marks of single answers. */
  mapping?: string;
  /** Sum of the mapped marks of a right answer; absent: all or nothing. */
  mapped?: number;
  /** Tolerance of a number. */
  within?: string;
  interaction: string;
}

const idOf = (id: string): string => OPTION_PREFIX + id;
const choice = ({ id, text }: { id: string; text: Bilingual }): string =>
  element('simpleChoice', { identifier: idOf(id) }, words(text, 'span'));
const entries = (values: readonly (readonly [key: string, value: number])[]): string =>
  values.map(([mapKey, mappedValue]) => element('mapEntry', { mapKey, mappedValue })).join('');

type Of<Kind extends SimpleQuestion['kind']> = Extract<SimpleQuestion, { kind: Kind }>;
const writers: { [Kind in SimpleQuestion['kind']]: (question: Of<Kind>, id: string) => Written } = {
  single: ({ options, right }, id) => ({
    cardinality: 'single',
    baseType: 'identifier',
    right: [idOf(right)],
    interaction: element(
      'choiceInteraction',
      { responseIdentifier: id, shuffle: 'true', maxChoices: 1 },
      options.map(choice).join(''),
    ),
  }),
  boolean: ({ right }, id) => ({
    cardinality: 'single',
    baseType: 'identifier',
    right: [String(right)],
    interaction: element(
      'choiceInteraction',
      { responseIdentifier: id, shuffle: 'false', maxChoices: 1 },
      element('simpleChoice', { identifier: 'true' }, words({ zh: '', en: 'True' }, 'span')) +
        element('simpleChoice', { identifier: 'false' }, words({ zh: '', en: 'False' }, 'span')),
    ),
  }),
  multiple: ({ options, right, partial }, id) => ({
    cardinality: 'multiple',
    baseType: 'identifier',
    right: right.map(idOf),
    ...(partial
      ? {
          mapped: right.length,
          mapping: element(
            'mapping',
            { lowerBound: 0, upperBound: right.length, defaultValue: 0 },
            entries(options.map((option) => [idOf(option.id), right.includes(option.id) ? 1 : -1])),
          ),
        }
      : {}),
    interaction: element(
      'choiceInteraction',
      { responseIdentifier: id, shuffle: 'true', maxChoices: 0 },
      options.map(choice).join(''),
    ),
  }),
  ordering: ({ options, partial }, id) => ({
    cardinality: 'ordered',
    baseType: 'identifier',
    right: options.map((option) => idOf(option.id)),
    interaction: element(
      'orderInteraction',
      { label: partial ? 'partial' : undefined, responseIdentifier: id, shuffle: 'true' },
      options.map(choice).join(''),
    ),
  }),
  matching: ({ options, matches, right, partial }, id) => {
    const pairs = options.map((option) => `${idOf(option.id)} ${idOf(right[option.id] ?? '')}`);
    const set = (list: typeof options, most: number) =>
      element(
        'simpleMatchSet',
        {},
        list
          .map((one) =>
            element('simpleAssociableChoice', { identifier: idOf(one.id), matchMax: most }, words(one.text, 'span')),
          )
          .join(''),
      );
    return {
      cardinality: 'multiple',
      baseType: 'directedPair',
      right: pairs,
      ...(partial
        ? {
            mapped: options.length,
            mapping: element('mapping', { defaultValue: 0 }, entries(pairs.map((pair) => [pair, 1]))),
          }
        : {}),
      interaction: element(
        'matchInteraction',
        { responseIdentifier: id, shuffle: 'true', maxAssociations: options.length },
        set(options, 1) + set(matches, 0),
      ),
    };
  },
  spot: ({ picture, regions }, id) => {
    const best = regions.find(({ percent }) => percent === 100) ?? regions[0];
    const [x, y] = best ? middleOf(best) : [0, 0];
    return {
      cardinality: 'single',
      baseType: 'point',
      right: [`${Math.round((x / WHOLE) * picture.width)} ${Math.round((y / WHOLE) * picture.height)}`],
      mapped: 1,
      mapping: element(
        'areaMapping',
        { defaultValue: 0 },
        regions
          .map((region) => element('areaMapEntry', { ...shapeOf(region, picture), mappedValue: region.percent / 100 }))
          .join(''),
      ),
      interaction: element('selectPointInteraction', { responseIdentifier: id, maxChoices: 1 }, writePicture(picture)),
    };
  },
  number: ({ right, tolerance, unit }, id) => ({
    cardinality: 'single',
    baseType: 'float',
    right: [right],
    within: tolerance,
    interaction: element(
      'p',
      {},
      element('textEntryInteraction', { responseIdentifier: id, expectedLength: 24 }) +
        (unit === '' ? '' : element('span', { class: 'unit' }, escapeXml(unit))),
    ),
  }),
};

/** Whole pixels, as the schema wants them; the exact places stand in the facts. */
const pixels = (value: number, side: number): number => Math.round((value / WHOLE) * side);

function shapeOf(region: Region, { width, height }: Picture): { shape: string; coords: string } {
  if (region.shape === 'polygon')
    return {
      shape: 'poly',
      coords: region.points.flatMap(({ x, y }) => [pixels(x, width), pixels(y, height)]).join(','),
    };
  const { x, y, rx, ry } = region;
  return {
    shape: 'ellipse',
    coords: [pixels(x, width), pixels(y, height), pixels(rx, width), pixels(ry, height)].join(','),
  };
}

function middleOf(region: Region): [x: number, y: number] {
  if (region.shape === 'ellipse') return [region.x, region.y];
  const count = region.points.length;
  return [
    region.points.reduce((sum, { x }) => sum + x, 0) / count,
    region.points.reduce((sum, { y }) => sum + y, 0) / count,
  ];
}

const writePicture = ({ address, width, height, alt }: Picture): string =>
  element('object', { data: address, type: 'image/jpeg', width, height }, words(alt, 'span'));

function writeMedia(media: ItemMedia): string {
  if (media.kind === 'picture') return writePicture(media);
  return element('object', { data: media.address, type: 'video/mp4' }, words(media.alt, 'span'));
}

const writeCasePart = ({ id, stem }: CasePart, interaction: string): string =>
  element('div', { class: 'part', label: id }, element('div', { class: 'stem' }, words(stem, 'div')) + interaction);

/** Regions by the response that they judge. */
function spotsOf({ question }: ItemContent): { id: string; regions: readonly Region[] }[] {
  const parts =
    question.kind === 'case'
      ? question.parts.map((part, at) => ({ id: `RESPONSE_${at + 1}`, asked: part.question }))
      : [{ id: 'RESPONSE', asked: question }];
  return parts.flatMap(({ id, asked }) => (asked.kind === 'spot' ? [{ id, regions: asked.regions }] : []));
}

const placesOf = (region: Region): string =>
  region.shape === 'ellipse'
    ? [region.x, region.y, region.rx, region.ry].join(' ')
    : region.points.map(({ x, y }) => `${x} ${y}`).join(' ');

function writeFacts(
  { difficulty, topic, source }: Pick<QtiItem, 'difficulty' | 'topic' | 'source'>,
  spots: readonly { id: string; regions: readonly Region[] }[],
): string {
  const facts = [
    difficulty === null ? '' : element('p', { class: 'difficulty' }, String(difficulty)),
    topic ? element('div', { class: 'topic' }, words(topic, 'div')) : '',
    source === '' ? '' : element('p', { class: 'source' }, escapeXml(source)),
    ...spots.map(({ id, regions }) => element('p', { class: 'regions', label: id }, regions.map(placesOf).join('; '))),
  ].join('');
  return facts === '' ? '' : element('rubricBlock', { class: 'facts', view: 'author' }, facts);
}

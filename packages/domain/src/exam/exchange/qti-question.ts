import type { Option, Picture, Region, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { OPTION_PREFIX } from './qti-item.ts';
import { QtiRefused } from './qti-refused.ts';
import { wordsOf } from './qti-texts.ts';
import { deepElements, elementsOf, firstNamed, isElement, textWithin, type XmlElement } from '../../xml.ts';

/** How answers become marks: right or wrong, by a mapping, or as this product writes it. */
export type Processing = 'match_correct' | 'map_response' | 'map_response_point' | 'own';

/** Finds a picture beside the file by its address there; null: there is none. */
export type PicturesBeside = (address: string) => { address: string; width: number; height: number } | null;

export interface Reading {
  language: Language;
  /** Written by this product. */
  exact: boolean;
  processing: Processing;
  pictures: PicturesBeside;
}

/** Ten thousandths, in which places of a picture are counted. */
const WHOLE = 10_000;
const FEWEST = 2;
const MOST = 12;

const attribute = (element: XmlElement, name: string): string => element.attributes[name] ?? '';

/** Right values of a response. */
function rightOf(declaration: XmlElement): string[] {
  const correct = firstNamed(declaration, 'correctResponse');
  const values = correct ? elementsOf(correct, 'value').map((value) => textWithin(value).trim()) : [];
  if (values.length === 0) throw new QtiRefused('qti_key');
  return values;
}

/** Marks of single answers by their key. */
function marksOf(declaration: XmlElement): { marks: Map<string, number>; other: number } | null {
  const mapping = firstNamed(declaration, 'mapping');
  if (!mapping) return null;
  const entries = elementsOf(mapping, 'mapEntry');
  return {
    marks: new Map(entries.map((entry) => [attribute(entry, 'mapKey'), Number(attribute(entry, 'mappedValue'))])),
    other: Number(mapping.attributes['defaultValue'] ?? 0),
  };
}

/** Ids of options: ours as they were, others by their order. */
function optionsOf(choices: readonly XmlElement[], reading: Reading): { options: Option[]; ids: Map<string, string> } {
  if (choices.length < FEWEST || choices.length > MOST) throw new QtiRefused('qti_size', String(choices.length));
  const ids = new Map(
    choices.map((choice, at) => {
      const identifier = attribute(choice, 'identifier');
      const own = identifier.startsWith(OPTION_PREFIX) ? identifier.slice(OPTION_PREFIX.length) : '';
      return [identifier, reading.exact && own !== '' ? own : String.fromCodePoint(97 + at)];
    }),
  );
  if (ids.size < choices.length) throw new QtiRefused('qti_key');
  const options = choices.map((choice) => ({
    id: ids.get(attribute(choice, 'identifier')) ?? '',
    text: wordsOf(choice.children, reading),
  }));
  return { options, ids };
}

const known = (ids: ReadonlyMap<string, string>, identifier: string): string => {
  const id = ids.get(identifier);
  if (id === undefined) throw new QtiRefused('qti_key', identifier);
  return id;
};

function readChoice(interaction: XmlElement, declaration: XmlElement, reading: Reading): SimpleQuestion {
  const choices = elementsOf(interaction, 'simpleChoice');
  const names = new Set(choices.map((choice) => attribute(choice, 'identifier')));
  const right = rightOf(declaration);
  const single = attribute(declaration, 'cardinality') === 'single';
  if (reading.exact && single && choices.length === 2 && names.has('true') && names.has('false'))
    return { kind: 'boolean', right: right[0] === 'true' };
  const { options, ids } = optionsOf(choices, reading);
  const rights = right.map((identifier) => known(ids, identifier));
  const mapping = marksOf(declaration);
  const mapped = reading.exact ? mapping !== null : reading.processing === 'map_response';
  if (mapped && !mapping) throw new QtiRefused('qti_marks');
  if (single) {
    const [only] = rights;
    if (only === undefined || (mapping && mapped && bestOf(mapping, [...ids.keys()]).join() !== right.join()))
      throw new QtiRefused('qti_marks');
    return { kind: 'single', options, right: only };
  }
  if (mapped && mapping && !isEven(mapping, [...ids.keys()], right)) throw new QtiRefused('qti_marks');
  return { kind: 'multiple', options, right: rights, partial: mapped };
}

type Marks = NonNullable<ReturnType<typeof marksOf>>;
const markOf = ({ marks, other }: Marks, key: string): number => marks.get(key) ?? other;

/** Keys with marks above zero. */
const bestOf = (mapping: Marks, keys: readonly string[]): string[] => keys.filter((key) => markOf(mapping, key) > 0);

/** True where each right answer earns what each wrong one costs, which is how partial marks are given here. */
function isEven(mapping: Marks, keys: readonly string[], right: readonly string[]): boolean {
  const share = markOf(mapping, right[0] ?? '');
  return share > 0 && keys.every((key) => markOf(mapping, key) === (right.includes(key) ? share : -share));
}

function readOrder(interaction: XmlElement, declaration: XmlElement, reading: Reading): SimpleQuestion {
  const { options, ids } = optionsOf(elementsOf(interaction, 'simpleChoice'), reading);
  if (!reading.exact && reading.processing !== 'match_correct') throw new QtiRefused('qti_marks');
  const right = rightOf(declaration).map((identifier) => known(ids, identifier));
  if (new Set(right).size !== options.length) throw new QtiRefused('qti_key');
  const ordered = right.flatMap((id) => options.filter((option) => option.id === id));
  return {
    kind: 'ordering',
    options: ordered,
    partial: reading.exact && attribute(interaction, 'label') === 'partial',
  };
}

function readMatch(interaction: XmlElement, declaration: XmlElement, reading: Reading): SimpleQuestion {
  const [first, second] = elementsOf(interaction, 'simpleMatchSet');
  if (!first || !second) throw new QtiRefused('qti_key');
  const one = optionsOf(elementsOf(first, 'simpleAssociableChoice'), reading);
  const other = optionsOf(elementsOf(second, 'simpleAssociableChoice'), reading);
  const pairs = rightOf(declaration);
  const right: Record<string, string> = {};
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.split(/\s+/);
    const id = known(one.ids, from);
    if (right[id] !== undefined) throw new QtiRefused('qti_key', from);
    right[id] = known(other.ids, to);
  }
  if (Object.keys(right).length !== one.options.length) throw new QtiRefused('qti_key');
  const mapping = marksOf(declaration);
  const partial = reading.exact ? mapping !== null : reading.processing === 'map_response';
  const shares = new Set(pairs.map((pair) => (mapping ? markOf(mapping, pair) : 0)));
  if (partial && (shares.size > 1 || mapping?.other !== 0 || mapping.marks.size > pairs.length))
    throw new QtiRefused('qti_marks');
  return { kind: 'matching', options: one.options, matches: other.options, right, partial };
}

/** A stored picture; one beside the file cannot be fetched. */
export function readPicture(element: XmlElement, reading: Reading): Picture {
  const written = attribute(element, 'data') || attribute(element, 'src');
  if (element.name === 'object' && !/^(image\/|$)/.test(attribute(element, 'type')))
    throw new QtiRefused('qti_element', attribute(element, 'type'));
  const stored = /^(\/files\/|https:\/\/)\S+$/.test(written);
  const said = {
    address: written,
    width: Number(attribute(element, 'width')),
    height: Number(attribute(element, 'height')),
  };
  const found = stored ? said : reading.pictures(written);
  if (!found || !(found.width >= 1) || !(found.height >= 1)) throw new QtiRefused('qti_picture', written);
  const { address, width, height } = found;
  const alt = attribute(element, 'alt');
  return { address, width, height, alt: wordsOf(alt === '' ? element.children : [alt], reading) };
}

function readSpot(
  interaction: XmlElement,
  declaration: XmlElement,
  reading: Reading,
  root: XmlElement,
): SimpleQuestion {
  const drawn = firstNamed(interaction, 'object') ?? firstNamed(interaction, 'img');
  const areas = firstNamed(declaration, 'areaMapping');
  if (!drawn) throw new QtiRefused('qti_picture');
  const picture = readPicture(drawn, reading);
  if (!areas || Number(areas.attributes['defaultValue'] ?? 0) !== 0) throw new QtiRefused('qti_marks');
  const entries = elementsOf(areas, 'areaMapEntry');
  const most = Math.max(0, ...entries.map((entry) => Number(attribute(entry, 'mappedValue'))));
  const regions = entries.map((entry) => {
    const percent = Math.round((Number(attribute(entry, 'mappedValue')) / most) * 100);
    if (!(percent >= 1)) throw new QtiRefused('qti_marks');
    return { ...regionOf(entry, declaredSize(drawn, picture)), percent };
  });
  if (regions.length === 0) throw new QtiRefused('qti_key');
  return { kind: 'spot', picture, regions: reading.exact ? exactRegions(regions, root, declaration) : regions };
}

/** Regions with the places that this product writes beside the rounded ones of the schema. */
function exactRegions(regions: readonly Region[], root: XmlElement, declaration: XmlElement): Region[] {
  const id = attribute(declaration, 'identifier');
  const [written] = deepElements(
    root,
    ({ attributes }) => attributes['class'] === 'regions' && attributes['label'] === id,
  );
  const places = written
    ? textWithin(written)
        .split(';')
        .map((one) => one.trim().split(' ').map(Number))
    : [];
  return regions.map((region, at) => {
    const own = places[at] ?? [];
    if (own.length < 4 || own.some((value) => !Number.isInteger(value))) return region;
    const [x = 0, y = 0, rx = 0, ry = 0] = own;
    if (region.shape === 'ellipse') return { ...region, x, y, rx, ry };
    return {
      ...region,
      points: own.flatMap((value, place) => (place % 2 === 0 ? [{ x: value, y: own[place + 1] ?? 0 }] : [])),
    };
  });
}

/** The size in whose pixels a file gives places: that of the element, else of the picture. */
function declaredSize(drawn: XmlElement, { width, height }: Picture): { width: number; height: number } {
  return { width: Number(attribute(drawn, 'width')) || width, height: Number(attribute(drawn, 'height')) || height };
}

type Shape<R = Region> = R extends Region ? Omit<R, 'percent'> : never;

function regionOf(entry: XmlElement, { width, height }: { width: number; height: number }): Shape {
  const coords = attribute(entry, 'coords')
    .split(/[\s,]+/)
    .map(Number);
  if (coords.some((value) => !Number.isFinite(value))) throw new QtiRefused('qti_key');
  const across = (value = 0) => Math.min(WHOLE, Math.max(0, Math.round((value / width) * WHOLE)));
  const down = (value = 0) => Math.min(WHOLE, Math.max(0, Math.round((value / height) * WHOLE)));
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  const shape = attribute(entry, 'shape');
  if (shape === 'circle') return { shape: 'ellipse', x: across(a), y: down(b), rx: across(c), ry: down(c) };
  if (shape === 'ellipse') return { shape: 'ellipse', x: across(a), y: down(b), rx: across(c), ry: down(d) };
  const corners = shape === 'rect' ? [a, b, c, b, c, d, a, d] : shape === 'poly' ? coords : [];
  const points = corners.flatMap((x, at) => (at % 2 === 0 ? [{ x: across(x), y: down(corners[at + 1]) }] : []));
  if (points.length < 3) throw new QtiRefused('qti_key', shape);
  return { shape: 'polygon', points };
}

/** A decimal number with at most nine digits on either side of the point. */
export const decimal = /^-?\d{1,9}(\.\d{1,9})?$/;

function readNumber(
  declaration: XmlElement,
  reading: Reading,
  own: { tolerance: string; unit: string },
): SimpleQuestion {
  const type = attribute(declaration, 'baseType');
  if (type !== 'float' && type !== 'integer') throw new QtiRefused('qti_kind', 'textEntryInteraction');
  const [right = ''] = rightOf(declaration);
  if (!decimal.test(right)) throw new QtiRefused('qti_key', right);
  if (!reading.exact && reading.processing !== 'match_correct') throw new QtiRefused('qti_marks');
  return { kind: 'number', right, tolerance: own.tolerance, unit: own.unit };
}

/** Interactions that become questions here. */
export const questionKinds: ReadonlySet<string> = new Set([
  'choiceInteraction',
  'orderInteraction',
  'matchInteraction',
  'selectPointInteraction',
  'textEntryInteraction',
]);

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('Interaction');

/** Interactions of a part of an item, in their order. */
export const interactionsIn = (body: XmlElement): XmlElement[] => deepElements(body, isInteraction);

/** The question of an interaction. `root`: the item, in which its response is declared. */
export function readQuestion(
  interaction: XmlElement,
  root: XmlElement,
  reading: Reading,
  own: { tolerance: string; unit: string },
): SimpleQuestion {
  const id = attribute(interaction, 'responseIdentifier');
  const declaration = elementsOf(root, 'responseDeclaration').find((one) => attribute(one, 'identifier') === id);
  if (!declaration) throw new QtiRefused('qti_key', id);
  switch (interaction.name) {
    case 'choiceInteraction':
      return readChoice(interaction, declaration, reading);
    case 'orderInteraction':
      return readOrder(interaction, declaration, reading);
    case 'matchInteraction':
      return readMatch(interaction, declaration, reading);
    case 'selectPointInteraction':
      return readSpot(interaction, declaration, reading, root);
    case 'textEntryInteraction':
      return readNumber(declaration, reading, own);
    default:
      throw new QtiRefused('qti_kind', interaction.name);
  }
}

/** The prompt of an interaction. */
export const promptOf = (interaction: XmlElement): (XmlElement | string)[] =>
  interaction.children.filter((child) => isElement(child) && child.name === 'prompt');

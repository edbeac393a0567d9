import type { Layout, LayoutBox, LayoutField } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '../bilingual.ts';
import { fillText } from './fill-text.ts';
import { type FittedText, fitText, LINE_HEIGHT } from './fit-text.ts';

/** Width of a text at size 1 in a font. */
export type FontMeasure = (text: string, bold: boolean) => number;

/** What the fields of one page say. Rows of tables are cells from left to right. */
export interface LayoutValues {
  texts: Readonly<Record<string, string>>;
  tables: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** A line of text; its baseline is at `y`. */
export interface PlacedLine {
  text: string;
  x: number;
  y: number;
  width: number;
}

type TextOf = Extract<LayoutField, { kind: 'text' }>;
type TableOf = Extract<LayoutField, { kind: 'table' }>;

interface Placed {
  id: string;
  box: LayoutBox;
  label: string;
}

export type PlacedText = Placed & {
  kind: 'text';
  role: 'heading' | 'paragraph';
  text: string;
  /** In the unit of the page. */
  size: number;
  bold: boolean;
  colour: string;
  lines: PlacedLine[];
  /** Its size is in points on paper, in pixels in a picture. */
  fitted: FittedText;
};

export type PlacedField =
  | PlacedText
  | (Placed & { kind: 'picture'; picture: string })
  | (Placed & { kind: 'qr'; value: string; colour: string })
  | (Placed & { kind: 'table'; size: number; colour: string; rows: PlacedLine[][]; fits: boolean });

const MM_PER_POINT = 25.4 / 72;
/** The baseline lies this far below the top of its line, as a share of the size. */
const BASELINE = 1.03;

/** One unit of text size, in the unit of the page. */
export const sizeUnit = (unit: Layout['unit']): number => (unit === 'mm' ? MM_PER_POINT : 1);

/** Where everything on a page lies, for a person's values and a language. Text stands in the middle of the height of its box. */
export function placeLayout(
  layout: Pick<Layout, 'unit' | 'fields'>,
  values: LayoutValues,
  language: Language,
  measure: FontMeasure,
): PlacedField[] {
  const page = { unit: sizeUnit(layout.unit), language, measure };
  return layout.fields.map((field) => placeField(field, values, page));
}

interface Page {
  unit: number;
  language: Language;
  measure: FontMeasure;
}

function placeField(field: LayoutField, { texts, tables }: LayoutValues, page: Page): PlacedField {
  const { id, box } = field;
  const placed = { id, box, label: pickLanguage(field.label, page.language) };
  if (field.kind === 'picture') return { ...placed, kind: 'picture', picture: fillText(field.picture, texts) };
  if (field.kind === 'qr') return { ...placed, kind: 'qr', value: fillText(field.value, texts), colour: field.colour };
  if (field.kind === 'table') return { ...placed, ...placeTable(field, tables[field.source] ?? [], page) };
  return { ...placed, ...placeText(field, fillText(pickLanguage(field.text, page.language), texts), page) };
}

function placeText({ box, role, bold, colour, align, ...sizes }: TextOf, text: string, { unit, measure }: Page) {
  const fitted = fitText(text, { ...sizes, ...inSizes(box, unit) }, (part) => measure(part, bold));
  const size = fitted.size * unit;
  const top = box.y + (box.height - fitted.lines.length * size * LINE_HEIGHT) / 2;
  const lines = fitted.lines.map((line, at) => {
    const width = measure(line, bold) * size;
    return { text: line, width, x: aligned(box, width, align), y: top + size * (at * LINE_HEIGHT + BASELINE) };
  });
  return { kind: 'text', role, text, size, bold, colour, lines, fitted } as const;
}

/** Rows of equal height; all cells have the largest size at which each fits its column. */
function placeTable(
  { box, colour, ...field }: TableOf,
  cells: readonly (readonly string[])[],
  { unit, measure }: Page,
) {
  const columns = Math.max(1, ...cells.map((row) => row.length));
  const [width, height] = [box.width / columns, box.height / Math.max(1, cells.length)];
  const cell = { ...field, ...inSizes({ ...box, width, height }, unit), lines: 1 };
  const fitted = cells.flat().map((text) => fitText(text, cell, (part) => measure(part, false)));
  const size = Math.min(field.size, ...fitted.map((one) => one.size)) * unit;
  const rows = cells.map((row, down) =>
    row.map((text, across) => {
      const used = measure(text, false) * size;
      const align = across === 0 ? 'left' : across === columns - 1 ? 'right' : 'centre';
      const place = { ...box, x: box.x + across * width, width };
      const y = box.y + down * height + (height - size * LINE_HEIGHT) / 2 + size * BASELINE;
      return { text, width: used, x: aligned(place, used, align), y };
    }),
  );
  return { kind: 'table', size, colour, rows, fits: fitted.every(({ fits }) => fits) } as const;
}

const inSizes = ({ width, height }: LayoutBox, unit: number) => ({ width: width / unit, height: height / unit });

function aligned({ x, width }: LayoutBox, used: number, align: 'left' | 'centre' | 'right'): number {
  if (align === 'left') return x;
  return align === 'right' ? x + width - used : x + (width - used) / 2;
}

/** Fields whose content does not fit even at the smallest size. */
export const overfull = (placed: readonly PlacedField[]): PlacedField[] =>
  placed.filter((field) => (field.kind === 'text' && !field.fitted.fits) || (field.kind === 'table' && !field.fits));

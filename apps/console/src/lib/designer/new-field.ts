import type { Layout, LayoutField } from '@meetingapp/contract/layout.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** A name that stands for a person's value; `{name}` in a text. */
export interface NamedValue {
  name: string;
  label: string;
}

/** A field of this kind in the middle of the page, with a free id. */
export function newField(layout: Layout, kind: LayoutField['kind'], label: Bilingual, source: string): LayoutField {
  const taken = new Set(layout.fields.map(({ id }) => id));
  let number = layout.fields.length + 1;
  while (taken.has(`${kind}${number}`)) number += 1;
  const [width, height] = kind === 'qr' ? [sideOf(layout), sideOf(layout)] : [layout.width / 2, layout.height / 10];
  const box = {
    x: Math.round((layout.width - width) / 2),
    y: Math.round((layout.height - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
  const size = layout.unit === 'mm' ? 14 : Math.round(layout.width / 25);
  const common = { id: `${kind}${number}`, label, box };
  const colour = '#12211f';
  if (kind === 'picture') return { kind, ...common, picture: '' };
  if (kind === 'qr') return { kind, ...common, value: '{address}', colour };
  if (kind === 'table') return { kind, ...common, source, size, smallest: Math.ceil(size / 2), colour };
  return {
    kind,
    ...common,
    text: label,
    role: 'paragraph',
    size,
    smallest: Math.ceil(size / 2),
    lines: 1,
    bold: false,
    align: 'centre',
    colour,
  };
}

const sideOf = ({ width, height }: Layout): number => Math.min(width, height) / 6;

export const replaceField = (layout: Layout, id: string, next: LayoutField): Layout => ({
  ...layout,
  fields: layout.fields.map((field) => (field.id === id ? next : field)),
});

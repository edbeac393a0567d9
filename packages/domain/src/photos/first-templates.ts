import type { Layout, LayoutField } from '@meetingapp/contract/layout.ts';
import { blankPage } from '../layout/blank-page.ts';
import type { PosterArt } from './poster-art.ts';
import { templateSizes, type TemplateNumber } from './template-sizes.ts';

/** The placeholder of the photo: the picture field with it is the window of the template. */
export const PHOTO = '{photo}';

/** Placeholders that a template may have in texts and codes. */
export const posterPlaceholders = ['conference', 'otherTitle', 'name', 'affiliation', 'line', 'address'] as const;
export type PosterPlaceholder = (typeof posterPlaceholders)[number];

export interface TemplateDesign {
  art: PosterArt;
  /** Radius of the photo's corners, in pixels. */
  corner: number;
  layout: Layout;
}

/** The server adds names and labels. */
const unnamed = { zh: '', en: '' };

type Place = readonly [x: number, y: number, width: number, height: number];
const boxOf = ([x, y, width, height]: Place) => ({ x, y, width, height });

interface Type {
  size: number;
  colour: string;
  bold?: boolean;
  align?: 'left' | 'centre';
}

const text = (
  id: Exclude<PosterPlaceholder, 'address'>,
  place: Place,
  { size, colour, bold = false, align = 'left' }: Type,
): LayoutField => ({
  kind: 'text',
  id,
  label: unnamed,
  box: boxOf(place),
  text: { zh: `{${id}}`, en: `{${id}}` },
  role: id === 'name' || id === 'conference' ? 'heading' : 'paragraph',
  size,
  smallest: Math.round(size / 3),
  lines: 1,
  bold,
  align,
  colour,
});
const photo = (place: Place): LayoutField => ({
  kind: 'picture',
  id: 'photo',
  label: unnamed,
  box: boxOf(place),
  picture: PHOTO,
});
const code = (place: Place): LayoutField => ({
  kind: 'qr',
  id: 'code',
  label: unnamed,
  box: boxOf(place),
  value: '{address}',
  colour: '#0b1513',
});

const page = (number: TemplateNumber, paper: string, fields: LayoutField[]): Layout => ({
  ...blankPage('px', templateSizes[number]),
  paper,
  fields,
});

/** Templates of a conference until the organiser makes their own: for speakers, for attendees, and a wide one. */
export const firstTemplates: Readonly<Record<TemplateNumber, TemplateDesign>> = {
  1: {
    art: 'pulse',
    corner: 60,
    layout: page(1, '#07514b', [
      photo([80, 247, 920, 1126]),
      text('conference', [80, 70, 920, 84], { size: 57, colour: '#ffffff', bold: true }),
      text('otherTitle', [80, 158, 920, 54], { size: 37, colour: '#bfe3de' }),
      text('name', [80, 1556, 700, 140], { size: 100, colour: '#ffffff', bold: true }),
      text('affiliation', [80, 1700, 700, 62], { size: 43, colour: '#dff3f0' }),
      text('line', [80, 1780, 700, 58], { size: 40, colour: '#bfe3de' }),
      code([820, 1620, 180, 180]),
    ]),
  },
  2: {
    art: 'light',
    corner: 400,
    layout: page(2, '#f3f6f5', [
      photo([140, 300, 800, 800]),
      text('conference', [80, 92, 920, 92], { size: 62, colour: '#07514b', bold: true, align: 'centre' }),
      text('otherTitle', [80, 190, 920, 54], { size: 36, colour: '#4a5d58', align: 'centre' }),
      text('name', [80, 1228, 920, 148], { size: 108, colour: '#07514b', bold: true, align: 'centre' }),
      text('affiliation', [80, 1384, 920, 66], { size: 46, colour: '#24403b', align: 'centre' }),
      text('line', [80, 1458, 920, 58], { size: 40, colour: '#4a5d58', align: 'centre' }),
      code([440, 1556, 200, 200]),
    ]),
  },
  3: {
    art: 'wide',
    corner: 48,
    layout: page(3, '#0b6f66', [
      photo([100, 100, 800, 880]),
      text('conference', [1033, 112, 787, 78], { size: 54, colour: '#ffffff', bold: true }),
      text('otherTitle', [1033, 196, 787, 50], { size: 34, colour: '#bfe3de' }),
      text('name', [1033, 412, 787, 160], { size: 116, colour: '#ffffff', bold: true }),
      text('affiliation', [1033, 580, 787, 66], { size: 46, colour: '#dff3f0' }),
      text('line', [1033, 654, 787, 58], { size: 40, colour: '#bfe3de' }),
      code([1033, 780, 200, 200]),
    ]),
  },
};

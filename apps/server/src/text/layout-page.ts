import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { type LayoutValues, type PlacedField, placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import { encode } from 'uqr';
import { textWidth } from './fonts.ts';

/** A page within a page: its upper left corner in the unit of the sheet, and how far it is turned clockwise. */
export interface PlacedPage {
  page: LayoutPage;
  x: number;
  y: number;
  turn: 0 | 90 | 180 | 270;
}

/** A thin line of no meaning to readers; dashed where it shows a fold. */
export interface PageMark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  fold: boolean;
}

/** A page to draw. */
export interface LayoutPage {
  layout: Layout;
  values: LayoutValues;
  language: Language;
  /** PNG or JPEG by address; a picture without bytes is left out. */
  pictures: ReadonlyMap<string, Buffer>;
  /** Shown in the window of a PDF reader. */
  title: string;
  /** Pages that lie on it, such as badges to be cut. */
  parts?: readonly PlacedPage[];
  /** Where the page itself lies when its paper goes on beyond; the frame belongs to it. */
  trim?: LayoutBox;
  /** Lines along which it is cut or folded, in its unit. */
  marks?: readonly PageMark[];
}

/** Where everything on the page lies, measured with the fonts of the renderers. */
export const placedOnPage = ({ layout, values, language }: LayoutPage): PlacedField[] =>
  placeLayout(layout, values, language, textWidth);

/** Dark squares of a QR code of `value` within a square of side 1, with the quiet zone of four modules. */
export function qrSquares(value: string): { x: number; y: number; side: number }[] {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const side = 1 / size;
  return data.flatMap((row, down) =>
    row.flatMap((dark, across) => (dark ? [{ x: across * side, y: down * side, side }] : [])),
  );
}

/** Distances of the frame's lines from the edge, as a share of the shorter side, with their widths. */
export const frameLines = (frame: Layout['frame']): { inset: number; width: number }[] => {
  if (frame === 'none') return [];
  const outer = { inset: 0.06, width: 0.006 };
  return frame === 'single' ? [outer] : [{ inset: 0.045, width: 0.0016 }, outer];
};
